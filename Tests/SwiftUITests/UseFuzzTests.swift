import Foundation
import PerchTesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Screens of all controls are used at random while time goes on: nothing traps, and nothing is left once all is closed.
@MainActor @Suite(.serialized) struct UseFuzzTests {
    @Observable final class Gate {
        var isOpen = true
    }

    /// A few controls, chosen by chance, in some container.
    private struct Park: View {
        let seed: Int
        let gate: Gate
        @State private var flag = false
        @State private var number = 3.0
        @State private var choice = 1
        @State private var text = "Some text"
        @State private var date = Date(timeIntervalSinceReferenceDate: 7e8)
        @State private var color = Color.red
        @State private var items = Array(0..<12)
        @State private var selection: Int?
        @State private var query = ""
        @State private var sheet = false
        @State private var alert = false
        @State private var dialog = false
        @State private var path: [Int] = []
        @FocusState private var focus: Int?

        var body: some View {
            if gate.isOpen {
                switch seed % 6 {
                case 0:
                    ScrollView {
                        VStack {
                            part(seed); part(seed + 3); part(seed + 5)
                        }.padding()
                    }
                case 1:
                    Form {
                        Section("Settings") {
                            part(seed); part(seed + 2); part(seed + 7)
                        }
                    }
                case 2: stack
                case 3:
                    TabView {
                        VStack {
                            part(seed); part(seed + 4)
                        }.tabItem { Label("One", systemImage: "star") }
                        list.tabItem { Label("Two", systemImage: "heart") }
                    }
                case 4:
                    VStack {
                        part(seed); part(seed + 1); part(seed + 6)
                    }.environment(\.layoutDirection, .rightToLeft)
                default: NavigationStack { list.searchable(text: $query).navigationTitle("List") }
                }
            }
        }

        private var stack: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Next", value: 1)
                    part(seed)
                }
                .navigationDestination(for: Int.self) { value in
                    VStack {
                        NavigationLink("Deeper", value: value + 1)
                        part(seed + value)
                    }
                    .navigationTitle("Page \(value)")
                }
                .toolbar { ToolbarItem { EditButton() } }
            }
        }

        private var list: some View {
            List(selection: $selection) {
                ForEach(items, id: \.self) { item in
                    Text("Row \(item)")
                        .swipeActions(edge: .leading) { Button("Flag") { flag.toggle() } }
                        .contextMenu { Button("Menu \(item)") { number += 1 } }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .refreshable { await more() }
        }

        private func more() { number += 1 }

        private func part(_ number: Int) -> AnyView {
            switch abs(number) % 16 {
            case 0: AnyView(Toggle("Toggle", isOn: $flag))
            case 1: AnyView(Slider(value: $number, in: 0...10, step: 1))
            case 2: AnyView(Stepper("Stepper", value: $number, in: 0...10))
            case 3: AnyView(TextField("Field", text: $text).focused($focus, equals: number))
            case 4: AnyView(SecureField("Secret", text: $text).focused($focus, equals: number))
            case 5: AnyView(TextEditor(text: $text).frame(height: 90))
            case 6:
                AnyView(
                    Picker("Wheel", selection: $choice) { ForEach(0..<9) { Text("Choice \($0)") } }.pickerStyle(.wheel))
            case 7:
                AnyView(
                    Picker("Segments", selection: $choice) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented))
            case 8: AnyView(DatePicker("Date", selection: $date))
            case 9: AnyView(DatePicker("Date", selection: $date).datePickerStyle(.graphical))
            case 10: AnyView(ColorPicker("Colour", selection: $color))
            case 11:
                AnyView(
                    Menu("Menu") {
                        Button("One") { flag.toggle() }
                        Menu("More") { Button("Two", role: .destructive) { items = [] } }
                        Picker("Inside", selection: $choice) { ForEach(0..<3) { Text("Choice \($0)") } }
                    })
            case 12:
                AnyView(
                    Button("Sheet") { sheet = true }.sheet(isPresented: $sheet) {
                        VStack {
                            TextField("In the sheet", text: $text)
                            Button("Close") { sheet = false }
                        }
                        .presentationDetents([.medium, .large])
                    })
            case 13:
                AnyView(
                    Button("Alert") { alert = true }.alert("Title", isPresented: $alert) {
                        TextField("In the alert", text: $text)
                        Button("Yes") {}
                        Button("No", role: .cancel) {}
                    })
            case 14:
                AnyView(
                    Button("Dialog") { dialog = true }.confirmationDialog("Sure?", isPresented: $dialog) {
                        Button("Delete", role: .destructive) {}
                    })
            default:
                AnyView(
                    DisclosureGroup("Group", isExpanded: $flag) {
                        Text("Can be copied").textSelection(.enabled).draggable("text")
                    })
            }
        }
    }

    /// `make nightly ONLY=fuzz` sets more.
    private static let events = ProcessInfo.processInfo.environment["PERCH_FUZZ_EVENTS"].flatMap { Int($0) } ?? 1_000

    @Test func randomUseOfControls() {
        let eventsPerScreen = 200
        let wasChecked = FrameOracle.isEnabled
        FrameOracle.isEnabled = false
        defer { FrameOracle.isEnabled = wasChecked }
        // A window looks at what its views prefer, whatever is in it.
        let empty = render(EmptyView()).activity
        for seed in 0..<max(1, Self.events / eventsPerScreen) {
            let gate = Gate()
            let screen = render(Park(seed: seed, gate: gate))
            screen.useAtRandom(events: eventsPerScreen, seed: UInt64(seed) &* 7919 &+ 11)
            screen.advance(by: .seconds(5))
            #expect(screen.activity.gestures == 0, "screen \(seed)")
            screen.update { gate.isOpen = false }
            screen.advance(by: .seconds(5))
            #expect(screen.activity == empty, "screen \(seed)")
        }
    }
}
