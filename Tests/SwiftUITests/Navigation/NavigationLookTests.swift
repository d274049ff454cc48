import PerchTesting
import SwiftUI
import Testing

/// How navigation bars, toolbars and split views look on a device.
@MainActor struct NavigationLookTests {
    nonisolated static let phone = Variant(device: "iPhone 16", scale: 1)
    nonisolated static let pad = Variant(device: "iPad Air 11-inch", scale: 1)

    /// The appearances that every picture of a phone comes in.
    nonisolated static let variants: [Variant] = {
        var rightToLeft = phone
        rightToLeft.isRightToLeft = true
        return [phone, phone.with(scheme: .dark), phone.with(typeSize: .accessibility3), rightToLeft]
    }()

    nonisolated static let lightAndDark = [phone, phone.with(scheme: .dark)]

    nonisolated static let sideways: Variant = {
        var variant = phone
        variant.isLandscape = true
        return variant
    }()

    nonisolated static let pads: [Variant] = {
        var landscape = pad
        landscape.isLandscape = true
        return [landscape, pad, landscape.with(scheme: .dark)]
    }()

    private struct Rows: View {
        var count = 20

        var body: some View {
            List(1...count, id: \.self) { number in
                NavigationLink("Chapter \(number)") { Text("Text") }
            }
        }
    }

    @Test(arguments: variants + [sideways]) func largeTitle(_ variant: Variant) {
        let view = NavigationStack {
            Rows(count: 5)
                .navigationTitle("Library")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
                    ToolbarItem(placement: .secondaryAction) { Button("Sort") {} }
                }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants + [sideways]) func pushedScreen(_ variant: Variant) {
        let view = NavigationStack(path: .constant([7])) {
            Text("Root")
                .navigationTitle("Library")
                .navigationDestination(for: Int.self) { number in
                    ScrollView {
                        Text("Call me Ishmael. ").frame(maxWidth: .infinity, alignment: .leading).padding()
                    }
                    .navigationTitle("Chapter \(number)")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Button("Share", systemImage: "square.and.arrow.up") {}
                            Button("Done") {}
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Delete", systemImage: "trash") {}
                            Spacer()
                            Button("Reply") {}
                        }
                        ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) }
                    }
                }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: lightAndDark) func scrolled(_ variant: Variant) {
        let view = NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(1..<60, id: \.self) { number in
                        Text("Line \(number)").foregroundStyle(number % 3 == 0 ? Color.red : Color.primary)
                    }
                }
                .padding(.horizontal)
            }
            .defaultScrollAnchor(.bottom)
            .navigationTitle("Library")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Compose") {} } }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: lightAndDark) func principalItemAndBackground(_ variant: Variant) {
        let view = NavigationStack {
            Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle("Hidden by the item")
                .navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(Color.indigo, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        VStack {
                            Text("Principal").font(.headline)
                            Text("with a subtitle").font(.caption).foregroundStyle(.secondary)
                        }
                    }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
        }
        assertSnapshot(of: view.tint(.orange), as: .image(variant))
    }

    @Test func hiddenBar() {
        let view = NavigationStack {
            List { Text("First row, under the status bar") }
                .navigationTitle("Unseen")
                .toolbar(.hidden, for: .navigationBar)
        }
        assertSnapshot(of: view, as: .image(Self.phone))
    }

    @Test(arguments: variants) func searchField(_ variant: Variant) {
        let view = NavigationStack {
            Rows(count: 3)
                .navigationTitle("Library")
                .searchable(text: .constant(""), prompt: "Titles and authors")
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: pads) func splitView(_ variant: Variant) {
        let view = NavigationSplitView {
            List(["Inbox", "Sent", "Archive"], id: \.self, selection: .constant(Optional("Sent"))) { name in
                Label(name, systemImage: "folder")
            }
            .navigationTitle("Folders")
        } detail: {
            Text("No message")
                .navigationTitle("Sent")
                .toolbar { Button("Compose", systemImage: "square.and.pencil") {} }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test func threeColumns() {
        let view = NavigationSplitView {
            List(["Inbox", "Sent"], id: \.self) { Text($0) }.navigationTitle("Folders")
        } content: {
            List(["First", "Second"], id: \.self) { Text($0) }.navigationTitle("Messages")
        } detail: {
            Text("A message").navigationTitle("First").navigationBarTitleDisplayMode(.inline)
        }
        assertSnapshot(of: view, as: .image(Self.pads[0]))
    }

    @Test func collapsedSplitView() {
        let view = NavigationSplitView {
            List(["Inbox", "Sent", "Archive"], id: \.self) { name in
                NavigationLink(value: name) { Label(name, systemImage: "folder") }
            }
            .navigationTitle("Folders")
        } detail: {
            Text("No message")
        }
        assertSnapshot(of: view, as: .image(Self.phone))
    }

    @Test(arguments: lightAndDark) func searching(_ variant: Variant) {
        let view = NavigationStack {
            Rows(count: 3)
                .navigationTitle("Library")
                .searchable(text: .constant("Mo"), isPresented: .constant(true))
                .searchScopes(.constant(0), activation: .onSearchPresentation) {
                    Text("Titles").tag(0)
                    Text("Authors").tag(1)
                }
                .searchSuggestions {
                    Text("Moby Dick").searchCompletion("Moby Dick")
                    Label("Montaigne", systemImage: "person").searchCompletion("Montaigne")
                }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test func titleMenu() {
        let view = NavigationStack {
            Text("Content")
                .navigationTitle(.constant("Untitled"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbarTitleMenu { Button("Duplicate") {} }
        }
        assertSnapshot(of: view, as: .image(Self.phone))
    }

    @Test func sidebarOverTheDetail() {
        let view = NavigationSplitView(columnVisibility: .constant(.all)) {
            List(["Inbox", "Sent"], id: \.self) { Text($0) }
                .navigationTitle("Folders")
                .navigationSplitViewColumnWidth(280)
        } detail: {
            Text("A message").navigationTitle("First").navigationBarTitleDisplayMode(.inline)
        }
        assertSnapshot(of: view, as: .image(Self.pad))
    }
}
