import SwiftUI

/// A program as people write it for Apple's systems.
@main
struct Program: App {
    var body: some Scene {
        WindowGroup("Notes") {
            Screen()
        }
    }
}

private struct Screen: View {
    @AppStorage("visits") private var visits = 0
    @State private var notes = ["Milk"]
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("New note", text: $draft).onSubmit {
                    notes.append(draft)
                    draft = ""
                }
                ForEach(notes, id: \.self) { Text($0) }
                Button("Visit") { visits += 1 }
                Text("Visited \(visits) times")
            }
            .navigationTitle("Notes")
        }
    }
}
