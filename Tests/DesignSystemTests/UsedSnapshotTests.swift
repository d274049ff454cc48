import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What shows only once somebody has used a component: what opens, what waits, what failed.
@MainActor struct UsedSnapshotTests {
    /// Shows a view in both appearances and in large type, lets somebody use it, and holds it against its picture.
    ///
    /// - Parameters:
    ///   - largeHeight: how high it is in large type.
    private func hold(
        _ name: String, height: Double = 420, largeHeight: Double? = nil,
        function: String = #function, _ view: () -> some View, use: (RenderedView) -> Void
    ) {
        for (look, scheme, typeSize) in [
            ("light", Scheme.light, TypeSize.large), ("dark", .dark, .large),
            ("accessibility3", .light, .accessibility3),
        ] {
            let layout =
                typeSize == .large
                ? CanvasLayout.fixed(width: 340, height: height)
                : .fixed(width: 393, height: largeHeight ?? height)
            let variant = Variant(scheme: scheme, typeSize: typeSize, layout: layout, scale: 1)
            let screen = render(view().padding().frame(maxHeight: .infinity, alignment: .top), variant: variant)
            use(screen)
            assertSnapshot(of: screen, named: "\(name)-\(look)", function: function)
        }
    }

    @Test func pickersAreOpen() {
        hold("picker") {
            AppNativePicker(label: "Size", selection: .constant("M"), options: [("Small", "S"), ("Medium", "M")])
        } use: { screen in
            screen.buttons.firstMatch.tap()
            screen.settle()
        }
        hold("date", height: 560, largeHeight: 640) {
            AppDateTimePicker(
                label: "Day", selection: .constant(Date(timeIntervalSince1970: 1_780_000_000)),
                displayStyle: .compact)
        } use: { screen in
            screen.buttons.firstMatch.tap()
            screen.settle()
        }
        hold("colour", height: 560, largeHeight: 720) {
            AppColorPicker(label: "Accent", selection: .constant(.brandPrimary))
        } use: { screen in
            screen.allElements["Accent"].firstMatch.tap()
            screen.settle()
        }
    }

    @Test func aThumbHasTheKeyboard() {
        hold("slider", height: 120, largeHeight: 180) {
            AppRangeSlider(lowerValue: .constant(20), upperValue: .constant(80), range: 0...100)
        } use: { screen in
            screen.typeKey(.tab)
            screen.settle()
        }
    }

    @Test func aSubmenuIsOpen() {
        hold("submenu", largeHeight: 720) {
            ActionMenuSheet(
                title: "Lounge chair",
                items: [
                    ActionMenuItem(id: "edit", label: "Edit Details", icon: "pencil") {},
                    ActionMenuItem(
                        id: "status", label: "Change Status", icon: "flag",
                        subactions: [
                            ActionMenuSubitem(id: "buy", label: "To Purchase", icon: "cart") {},
                            ActionMenuSubitem(id: "bought", label: "Purchased", icon: "checkmark.circle") {},
                        ], selectedSubactionKey: "bought"),
                ])
        } use: { screen in
            screen.button("Change Status").tap()
            screen.settle()
        }
    }

    private struct Failing: View {
        var body: some View {
            AsyncButton("Save") { throw LoadFailure(message: "The project could not be saved.") }
                .buttonStyle(.borderedProminent)
        }
    }

    @Test func aButtonsWorkHasFailed() {
        hold("failed", height: 300, largeHeight: 560) {
            Failing()
        } use: { screen in
            screen.button("Save").tap()
            screen.settle()
        }
    }

    @Test func aPictureIsAddedAndFails() throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        try renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.write(to: picture)
        defer { try? FileManager.default.removeItem(at: picture) }
        for (name, waiting) in [("adding", 0.5), ("failed", 1.5)] {
            hold(name, height: 200, largeHeight: 420) {
                MediaGallerySection(
                    title: "Media", attachments: [],
                    onUploadAttachment: { _ in
                        try await Task.sleep(for: .seconds(1))
                        throw LoadFailure(message: "There is no connection.")
                    })
            } use: { screen in
                screen.button("Add").tap()
                screen.update { screen.requests.last?.choose(picture) }
                screen.advance(by: .seconds(waiting))
            }
        }
    }

    // MARK: What a finger holds, and what it leaves behind

    @Test func buttonsArePressed() {
        func press(_ screen: RenderedView) {
            _ = HeldFinger(on: screen.buttons.firstMatch)
            screen.settle()
        }
        hold("primary", height: 80, largeHeight: 130) {
            AppButton(title: "Create Project") {}
        } use: {
            press($0)
        }
        hold("secondary", height: 80, largeHeight: 130) {
            AppButton(title: "Cancel", variant: .secondary) {}
        } use: {
            press($0)
        }
        for style in ShieldButtonStyle.allCases {
            hold("shield-\(style)", height: 80, largeHeight: 130) {
                ShieldButton("Scan", style: style, icon: "shield") {}
            } use: {
                press($0)
            }
        }
    }

    private struct Category: Identifiable { let id: String }

    private struct Categories: View {
        @State private var categories = ["Furnishings", "Install", "Design Fee"].map(Category.init)

        var body: some View {
            DraggableCardList(items: $categories, content: \.id, rightContent: { _ in Badge("General") })
        }
    }

    @Test func aCardIsMoving() {
        hold("moving", height: 300, largeHeight: 640) {
            Categories()
        } use: { screen in
            let grips = screen.allElements.matching { $0.label.hasPrefix("Reorder") }
            let row = grips.element(boundBy: 1).frame.midY - grips.element(boundBy: 0).frame.midY
            var finger = HeldFinger(on: grips.firstMatch)
            finger.move(by: CGSize(width: 0, height: row))
            screen.settle()
        }
    }

    @Test func itemsArePicked() {
        hold("picked", height: 360, largeHeight: 720) {
            ItemPickerList(
                items: [
                    ItemCardData(id: "1", name: "Lounge chair", priceLabel: "$450.00"),
                    ItemCardData(id: "2", name: "Added before", priceLabel: "$120.00"),
                    ItemCardData(id: "3", name: "May not be picked"),
                    ItemCardData(id: "4", name: "Floor lamp"),
                ], eligibilityCheck: { $0 != "3" }, addedIds: ["2"], onAddSelected: { _ in })
        } use: { screen in
            for name in ["Lounge chair", "Floor lamp"] { screen.button(name).tap() }
            screen.settle()
        }
    }

    @Test func aPictureIsZoomed() {
        hold("zoomed", height: 420) {
            ImageGallery(
                images: PreviewPicture.allCases.map { MediaAttachment(url: $0.url) }, initialIndex: 1,
                isPresented: .constant(true))
        } use: { screen in
            screen.allElements["Image 2 of 3"].doubleTap()
            screen.settle()
        }
    }
}
