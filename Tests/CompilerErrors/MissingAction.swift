import SwiftUI

struct Slip: View {
    var body: some View {
        VStack {
            Button("Go")  // 'PrimitiveButtonStyleConfiguration'
            Text("Title")
        }
    }
}
