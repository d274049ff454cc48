import SwiftUI

// A test writes this file again while a page shows it.
#Preview("Watched") {
    WatchedView()
}

private struct WatchedView: View {
    @State private var count = 0
    @State private var name = ""

    var body: some View {
        VStack(spacing: 20) {
            Text("As it was")
            Text("Count: \(count)")
            Button("Add one") { count += 1 }
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        }
        .padding()
    }
}
