import SwiftUI

struct Slip: View {
    @State private var isOn = false

    var body: some View {
        Form {
            Toggle("Notify me", isOn: isOn)  // 'Binding<Bool>'
        }
    }
}
