import PerchTesting
import Testing

@testable import SwiftUI

/// How sheets, dialogs, popovers and menus look on a device.
@MainActor struct PresentationLookTests {
    /// Something with colors and text, so that dimming and blur can be seen.
    private struct Backdrop: View {
        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        ForEach(1..<14, id: \.self) { number in
                            HStack {
                                Circle().fill(number % 2 == 0 ? Color.orange : Color.blue).frame(width: 28, height: 28)
                                Text("What lies under it, line \(number)")
                            }
                        }
                    }
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .navigationTitle("Under it")
            }
        }
    }

    private struct SheetContent: View {
        var body: some View {
            NavigationStack {
                Form {
                    TextField("Name", text: .constant("Moby Dick"))
                    Toggle("Lent", isOn: .constant(true))
                }
                .navigationTitle("New Book")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
                }
            }
        }
    }

    @Test(arguments: NavigationLookTests.variants + [NavigationLookTests.sideways] + NavigationLookTests.pads)
    func sheet(_ variant: Variant) {
        assertSnapshot(
            of: Backdrop().sheet(isPresented: .constant(true)) { SheetContent() }, as: .image(variant))
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func mediumSheet(_ variant: Variant) {
        let view = Backdrop().sheet(isPresented: .constant(true)) {
            Text("Half of the screen").presentationDetents([.medium, .large])
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test func sheetWithABackgroundOfItsOwn() {
        let view = Backdrop().sheet(isPresented: .constant(true)) {
            Text("Thin material, round corners")
                .presentationDetents([.height(220)])
                .presentationBackground(.thinMaterial)
                .presentationCornerRadius(40)
                .presentationDragIndicator(.visible)
        }
        assertSnapshot(of: view, as: .image(NavigationLookTests.phone))
    }

    @Test func fullScreenCover() {
        let view = Backdrop().fullScreenCover(isPresented: .constant(true)) { SheetContent() }
        assertSnapshot(of: view, as: .image(NavigationLookTests.phone))
    }

    @Test(arguments: NavigationLookTests.variants + [NavigationLookTests.sideways]) func alert(_ variant: Variant) {
        let view = Backdrop().alert("Delete “Moby Dick”?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("The book goes away from all of your devices. You cannot undo this.")
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test func alertWithOneButton() {
        let view = Backdrop().alert("Saved", isPresented: .constant(true)) {}
        assertSnapshot(of: view, as: .image(NavigationLookTests.phone))
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func alertWithThreeButtons(_ variant: Variant) {
        let view = Backdrop().alert("Save your changes?", isPresented: .constant(true)) {
            Button("Save") {}
            Button("Discard", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func alertWithFields(_ variant: Variant) {
        let view = Backdrop().alert("Sign In", isPresented: .constant(true)) {
            TextField("User name", text: .constant("ishmael"))
            SecureField("Password", text: .constant(""))
            Button("Cancel", role: .cancel) {}
            Button("OK") {}
        } message: {
            Text("Enter your account.")
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: NavigationLookTests.variants + [NavigationLookTests.sideways, NavigationLookTests.pad])
    func confirmationDialog(_ variant: Variant) {
        let view = Backdrop().overlay {
            Button("Empty Trash") {}
                .confirmationDialog("Empty the trash?", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("Empty Trash", role: .destructive) {}
                    Button("Move to Archive") {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("Three books are in it.")
                }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: [NavigationLookTests.pad, NavigationLookTests.pad.with(scheme: .dark)])
    func popovers(_ variant: Variant) {
        func anchor(_ title: String, _ edge: Edge?) -> some View {
            Button(title) {}.buttonStyle(.bordered)
                .popover(isPresented: .constant(true), arrowEdge: edge) {
                    Text("Popover content").padding().frame(width: 180)
                }
        }
        let view = VStack(spacing: 130) {
            anchor("Top edge", .top)
            anchor("Bottom edge", .bottom)
            anchor("Leading edge", .leading)
            anchor("Trailing edge", .trailing)
            anchor("Any edge", nil)
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func popoverOnAPhone(_ variant: Variant) {
        let view = Backdrop().overlay(alignment: .topTrailing) {
            Button("Info", systemImage: "info.circle") {}.padding(60)
                .popover(isPresented: .constant(true)) {
                    Text("Stays a popover").padding().presentationCompactAdaptation(.popover)
                }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: [NavigationLookTests.pad, NavigationLookTests.phone]) func inspector(_ variant: Variant) {
        let view = NavigationStack {
            Text("Content").navigationTitle("Document")
        }
        .inspector(isPresented: .constant(true)) {
            Form {
                LabeledContent("Pages", value: "320")
                LabeledContent("Year", value: "1851")
            }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    private struct MenuItems: View {
        var body: some View {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
            Section {
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func openMenu(_ variant: Variant) {
        let view = Backdrop().overlay(alignment: .topTrailing) {
            Button("Options", systemImage: "ellipsis.circle") {}.padding()
                .menuPanel(isOpen: .constant(true), items: MenuItems())
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: NavigationLookTests.variants) func contextMenu(_ variant: Variant) {
        let view = Backdrop().overlay {
            Label("Held", systemImage: "book").padding().background(.yellow)
                .modifier(ContextMenuModifier(items: MenuItems(), isOpen: true))
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test func contextMenuWithPreview() {
        let view = Backdrop().overlay(alignment: .bottomLeading) {
            Label("Held", systemImage: "book").padding()
                .modifier(
                    ContextMenuModifier(
                        items: MenuItems(),
                        preview: VStack {
                            Image(systemName: "book").font(.system(size: 80))
                            Text("Moby Dick").font(.headline)
                        }
                        .frame(width: 240, height: 200), isOpen: true))
        }
        assertSnapshot(of: view, as: .image(NavigationLookTests.phone))
    }
}
