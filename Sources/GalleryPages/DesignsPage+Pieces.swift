import SwiftUI

/// A page in the designs of iOS 18 and 26, side by side on phones.
private struct Designs<Page: View>: View {
    @ViewBuilder let page: Page

    var body: some View {
        HStack(spacing: 1) {
            ForEach(Appearance.all, id: \.name) { appearance in
                page.environment(\.appearance, appearance).frame(width: 393, height: 852)
            }
        }
        .background(Color(uiColor: .separator))
    }
}

/// Controls beside those of ``DesignsPage``.
private struct MoreControls: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var choice = 1
    @State private var color = Color.orange
    @State private var text = "Some text"
    @State private var isOpen = true

    var body: some View {
        NavigationStack {
            Form {
                DatePicker("Date", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                Picker("Menu", selection: $choice) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                ColorPicker("Color", selection: $color)
                ProgressView(value: 0.4)
                LabeledContent("Busy") { ProgressView() }
                Slider(value: .constant(0.5), in: 0...1, step: 0.25) { Text("Steps") }
                TextField("Plain", text: $text)
            }
            .navigationTitle("More")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

/// Buttons of all sizes and shapes.
private struct ButtonSizes: View {
    private static let sizes: [(name: String, size: ControlSize)] = [
        ("Mini", .mini), ("Small", .small), ("Regular", .regular), ("Large", .large), ("Extra large", .extraLarge),
    ]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(Self.sizes, id: \.name) { name, size in
                HStack {
                    Button(name) {}.buttonStyle(.bordered)
                    Button(name) {}.buttonStyle(.borderedProminent)
                    Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.glass)
                }
                .controlSize(size)
            }
            Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            Toggle("Toggle", isOn: .constant(true)).toggleStyle(.button)
            Gauge(value: 0.6) { Text("Gauge") }.gaugeStyle(.accessoryCircular)
            ControlGroup {
                Button("Back", systemImage: "arrow.left") {}
                Button("Forth", systemImage: "arrow.right") {}
            }
            GroupBox("Group") { Text("In a box").frame(maxWidth: .infinity, alignment: .leading) }
            TextField("Field", text: .constant("Text")).textFieldStyle(.roundedBorder)
            TabView {
                Color.teal
                Color.orange
                Color.pink
            }
            .tabViewStyle(.page)
            .frame(height: 100)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background()
    }
}

/// A list of mail with a search, on a screen that a link has led to.
private struct SearchedList: View {
    @State private var text = ""
    var hasToolbar = true

    var body: some View {
        NavigationStack(path: .constant(["Inbox"])) {
            Text("Root").navigationTitle("Mail")
                .navigationDestination(for: String.self) { name in
                    List(1..<20) { number in
                        VStack(alignment: .leading) {
                            Text("Message \(number)").font(.headline)
                            Text("What it says").font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                    .listStyle(.plain)
                    .navigationTitle(name)
                    .searchable(text: $text)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
                        if hasToolbar {
                            ToolbarItem(placement: .bottomBar) {
                                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
                            }
                            ToolbarSpacer(.flexible, placement: .bottomBar)
                            ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
                        }
                    }
                }
        }
    }
}

/// Tabs with one for searching and a view above the bar.
private struct SearchedTabs: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") {
                NavigationStack {
                    List {
                        Section("Plain header") {
                            ForEach(1..<20) { Text("Row \($0)") }
                        }
                    }
                    .listStyle(.plain)
                    .navigationTitle("Home")
                }
            }
            .badge(3)
            Tab("Library", systemImage: "books.vertical") { Text("Library") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
        }
        .tabViewBottomAccessory { Text("Now playing") }
    }
}

#Preview("Controls in both designs", traits: .fixedLayout(width: 800, height: 860)) { Designs { MoreControls() } }
#Preview("Buttons in both designs", traits: .fixedLayout(width: 800, height: 860)) { Designs { ButtonSizes() } }
#Preview("A search in both designs", traits: .fixedLayout(width: 800, height: 860)) { Designs { SearchedList() } }
#Preview("A search alone in both designs", traits: .fixedLayout(width: 800, height: 860)) {
    Designs { SearchedList(hasToolbar: false) }
}
#Preview("Tabs in both designs", traits: .fixedLayout(width: 800, height: 860)) { Designs { SearchedTabs() } }
