import SwiftUI

struct Slip: View {
    let names = ["One", "Two"]

    var body: some View {
        List {
            ForEach(names) { name in  // 'String' conform to 'Identifiable'
                Text(name)
            }
        }
    }
}
