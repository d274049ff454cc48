import SwiftUI

/// A program as people write it for Apple's systems.
@main
struct Program: App {
    var body: some Scene {
        WindowGroup("Notes") {
            Screen()
        }
        WindowGroup("Note", for: Int.self) { $number in NoteWindow(number: $number) }
        WindowGroup("Help", id: "help") { HelpWindow() }
    }
}

private struct NoteWindow: View {
    @Binding var number: Int?
    @AppStorage("visits") private var visits = 0

    var body: some View {
        VStack {
            Text("Note \(number ?? 0), visited \(visits) times")
            Button("Next note") { number = (number ?? 0) + 1 }
        }
    }
}

private struct HelpWindow: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Text("How to take notes")
            Button("Close help") { dismissWindow() }
        }
    }
}

/// What a program shares between all who use it in one process.
@MainActor
private final class Counts {
    static let all = Counts()
    private var count = 0

    func add() -> Int {
        count += 1
        return count
    }
}

private struct Screen: View {
    @AppStorage("visits") private var visits = 0
    @State private var notes = ["Milk"]
    @State private var draft = ""
    @State private var counted = 0
    @State private var phases = "active"
    @State private var pages: [Int] = []
    @Environment(\.timeZone) private var zone
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var hasWindows

    var body: some View {
        NavigationStack(path: $pages) {
            List {
                TextField("New note", text: $draft).onSubmit {
                    notes.append(draft)
                    draft = ""
                }
                ForEach(notes, id: \.self) { Text($0) }
                Button("Visit") { visits += 1 }
                Text("Visited \(visits) times")
                Button("Count in a global") { counted = Counts.all.add() }
                Text("Counted \(counted)")
                Text("Zone: \(zone.identifier), \(calendar.timeZone.identifier), \(TimeZone.current.identifier)")
                Text("Language: \(locale.identifier)")
                Text("Since 1970: \(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())")
                Text("Phases: \(phases)")
                if hasWindows {
                    Button("Open note 7") { openWindow(value: 7) }
                    Button("Open help") { openWindow(id: "help") }
                    Button("Dismiss note 7") { dismissWindow(value: 7) }
                }
            }
            .onChange(of: phase) { phases += " \(phase)" }
            .navigationTitle("Notes")
            .toolbar { Button("Read page 1") { pages = [1] } }
            .navigationDestination(for: Int.self) { page in
                Button("Read page \(page + 1)") { pages.append(page + 1) }.navigationTitle("Page \(page)")
            }
        }
        .userActivity("org.example.read", element: pages) { pages, activity in
            let path = pages.map { "/\($0)" }.joined()
            activity.webpageURL = URL(string: "https://notes.example" + (path.isEmpty ? "/" : path))
        }
        .onOpenURL { url in pages = url.pathComponents.compactMap(Int.init) }
    }
}

#Preview("Beside") { Text("A preview beside the program") }
