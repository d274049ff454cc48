import Foundation
import PerchTesting
import SwiftUI
import Testing

/// How lists and forms look: their styles, rows, headers and states, in light and dark, with large text, from right to
/// left and on wide screens.
@MainActor struct ListLookTests {
    nonisolated static func variants(height: Double) -> [Variant] {
        let light = Variant(layout: .fixed(width: 393, height: height), scale: 2)
        var large = light.with(typeSize: .accessibility3)
        large.layout = .fixed(width: 393, height: height * 1.75)
        var rightToLeft = light
        rightToLeft.isRightToLeft = true
        return [light, light.with(scheme: .dark), large, rightToLeft]
    }

    /// 10 January 2026, 9:41 in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_768_038_060)

    /// Rows of the usual kinds in two sections.
    @ViewBuilder private var mixedRows: some View {
        Section("Mailboxes") {
            Label("Inbox", systemImage: "tray").badge(12)
            NavigationLink {
            } label: {
                Label("Drafts", systemImage: "doc")
            }
            .badge(3)
            NavigationLink("A link without an icon") {}
            VStack(alignment: .leading) {
                Text("Title").font(.headline)
                Text("A subtitle that is long enough to need a second line on a narrow screen")
                    .font(.subheadline).foregroundStyle(.secondary)
            }
        }
        Section {
            Text("Plain text")
            HStack {
                Image(systemName: "star.fill").foregroundStyle(.yellow)
                Text("Rated")
                Spacer()
                Text("5").foregroundStyle(.secondary)
            }
            Button("Action") {}
            Button("Delete", role: .destructive) {}
        } header: {
            Text("More")
        } footer: {
            Text("A footer explains what the rows above it are for, in a line or two.")
        }
    }

    @Test(arguments: variants(height: 600)) func insetGrouped(_ variant: Variant) {
        let view = NavigationStack { List { mixedRows }.toolbarVisibility(.hidden, for: .navigationBar) }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 560)) func plain(_ variant: Variant) {
        let view = NavigationStack {
            List { mixedRows }.listStyle(.plain).toolbarVisibility(.hidden, for: .navigationBar)
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 600)) func grouped(_ variant: Variant) {
        let view = NavigationStack {
            List { mixedRows }.listStyle(.grouped).toolbarVisibility(.hidden, for: .navigationBar)
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 500)) func sidebar(_ variant: Variant) {
        let view = List(selection: .constant("Inbox" as String?)) {
            Section("Mailboxes") {
                Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
                Label("Drafts", systemImage: "doc").tag("Drafts")
            }
            Section("Open", isExpanded: .constant(true)) {
                Label("Family", systemImage: "folder").tag("Family")
                DisclosureGroup(isExpanded: .constant(true)) {
                    Label("Plans", systemImage: "doc.text").tag("Plans")
                } label: {
                    Label("Work", systemImage: "folder")
                }
            }
            Section("Closed", isExpanded: .constant(false)) { Text("Hidden") }
        }
        .listStyle(.sidebar)
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 900)) func form(_ variant: Variant) {
        let view = NavigationStack {
            Form {
                Section("Values") {
                    TextField("Name", text: .constant(""))
                    TextField("Filled", text: .constant("Johnny Appleseed"))
                    Toggle("Notifications", isOn: .constant(true))
                    Toggle(isOn: .constant(false)) { Label("Airplane Mode", systemImage: "airplane") }
                    Picker("Wood", selection: .constant(1)) {
                        Text("Oak").tag(1)
                        Text("Beech").tag(2)
                    }
                    Stepper("Quantity: 3", value: .constant(3))
                    DatePicker("Day", selection: .constant(date), displayedComponents: .date)
                    LabeledContent("Version", value: "1.2.3")
                    Slider(value: .constant(0.5))
                    ColorPicker("Colour", selection: .constant(.orange))
                }
                Section {
                    NavigationLink("Link") {}
                    DisclosureGroup("Closed") { Text("Hidden") }
                    DisclosureGroup("Open", isExpanded: .constant(true)) {
                        Text("First")
                        Text("Second")
                    }
                    Button("Save") {}
                    Button("Delete", role: .destructive) {}
                    Button("Unavailable") {}.disabled(true)
                } footer: {
                    Text("Changes are saved at once.")
                }
            }
            .toolbarVisibility(.hidden, for: .navigationBar)
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 800)) func headersAndSeparators(_ variant: Variant) {
        let view = List {
            Section("Prominent") { Text("Row") }.headerProminence(.increased)
            Section {
                Text("Row")
                Text("Tinted").listRowSeparatorTint(.red)
                Text("Hidden").listRowSeparator(.hidden)
                Text("Row")
            } header: {
                Text("Header in mixed Case").textCase(nil)
            }
            Section {
                Text("Row without a header")
                Text("Green").listRowBackground(Color.green.opacity(0.3))
                Text("No insets").listRowInsets(EdgeInsets())
            }
            Section {
                Label("Red", systemImage: "heart.fill").listItemTint(.red)
                Label("Monochrome", systemImage: "bolt.fill").listItemTint(.monochrome)
            }
            Section {
                Text("Close by")
            } footer: {
                Text("Only a footer")
            }
        }
        .listSectionSpacing(.compact)
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 420)) func editing(_ variant: Variant) {
        let view = VStack(spacing: 0) {
            NavigationStack {
                List {
                    Section("Delete and move") {
                        ForEach(["Oak", "Pine"], id: \.self) { Label($0, systemImage: "leaf") }
                            .onDelete { _ in }
                            .onMove { _, _ in }
                        ForEach(["Ash"], id: \.self) { NavigationLink($0) {} }
                            .onDelete { _ in }
                    }
                }
                .toolbarVisibility(.hidden, for: .navigationBar)
                .environment(\.editMode, .constant(.active))
            }
            List(selection: .constant(Set(["Beech"]))) {
                Section("Select") {
                    ForEach(["Beech", "Walnut"], id: \.self) { Text($0) }
                }
            }
            .environment(\.editMode, .constant(.active))
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    /// As on an iPad, beside other columns.
    @Test(arguments: [Scheme.light, .dark]) func sidebarColumn(_ scheme: Scheme) {
        let variant = Variant(
            scheme: scheme, device: "iPad (10th generation)", layout: .fixed(width: 320, height: 400), scale: 2)
        let view = List(selection: .constant("Inbox" as String?)) {
            Section("Mailboxes") {
                Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
                Label("Drafts", systemImage: "doc").tag("Drafts")
            }
            Section("Folders", isExpanded: .constant(true)) {
                Label("Family", systemImage: "folder").tag("Family")
            }
        }
        .listStyle(.sidebar)
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 420)) func outline(_ variant: Variant) {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let wood = Item(
            id: "Wood",
            children: [
                Item(id: "Hardwood", children: [Item(id: "Oak"), Item(id: "Beech")]),
                Item(id: "Softwood", children: []),
            ])
        let view = List([wood, Item(id: "Stone")], children: \.children) { Text($0.id) }
            .disclosureGroupStyle(OpenStyle())
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 500)) func underALargeTitle(_ variant: Variant) {
        let view = NavigationStack {
            List {
                Section { ForEach(1..<4) { number in NavigationLink("Row \(number)") {} } }
                Section("Header") { Text("Row") }
            }
            .navigationTitle("Settings")
            .toolbar { EditButton() }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants(height: 300).prefix(2)) func empty(_ variant: Variant) {
        let view = VStack(spacing: 0) {
            List {}
            List {}.listStyle(.plain)
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: [
        Variant(device: "iPad (10th generation)", layout: .fixed(width: 820, height: 620), scale: 1),
        Variant(device: "iPhone 16", layout: .fixed(width: 852, height: 393), scale: 1),
    ]) func wide(_ variant: Variant) {
        let view = NavigationStack {
            List { mixedRows }.toolbarVisibility(.hidden, for: .navigationBar)
        }
        assertSnapshot(
            of: view.safeAreaPadding(.horizontal, variant.device == "iPhone 16" ? 59 : 0), as: .image(variant))
    }
}

/// A disclosure group that is always open.
private struct OpenStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        AlwaysOpen(configuration: configuration)
    }
}

private struct AlwaysOpen: View {
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View {
        DisclosureGroup(isExpanded: .constant(true)) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
