import SwiftUI

struct Slip: View {
    @State private var kind = 1

    var body: some View {
        Picker("Kind", selection: kind) {  // 'Binding<Int>'
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }
}
