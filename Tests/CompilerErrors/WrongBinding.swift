import SwiftUI

struct Slip: View {
    @State private var count = 0

    var body: some View {
        Form {
            TextField("Count", text: $count)  // expected argument type 'Binding<String>'
        }
    }
}
