import SwiftUI

struct Slip: View {
    let names = ["One", "Two"]

    var body: some View {
        List(names) { name in  // 'String' conform to 'Identifiable'
            Text(name)
        }
    }
}
