import TipKit

// Apple's TipKit exports SwiftUI: this file imports nothing else.
struct TipKitAlone: Tip {
    var title: Text { Text("Star the project") }
    var image: Image? { Image(systemName: "star") }
}
