import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What shows only once somebody has used a component: what opens, what waits, what failed.
@MainActor struct UsedSnapshotTests {
    /// Shows a view in both appearances, lets somebody use it, and holds it against its picture.
    private func hold(
        _ name: String, height: Double = 420, function: String = #function, _ view: () -> some View,
        use: (RenderedView) -> Void
    ) {
        for scheme in [Scheme.light, .dark] {
            let variant = Variant(scheme: scheme, layout: .fixed(width: 340, height: height), scale: 1)
            let screen = render(view().padding().frame(maxHeight: .infinity, alignment: .top), variant: variant)
            use(screen)
            assertSnapshot(of: screen, named: "\(name)-\(scheme.rawValue)", function: function)
        }
    }

    @Test func pickersAreOpen() {
        hold("picker") {
            AppNativePicker(label: "Size", selection: .constant("M"), options: [("Small", "S"), ("Medium", "M")])
        } use: { screen in
            screen.buttons.firstMatch.tap()
            screen.settle()
        }
        hold("date", height: 560) {
            AppDateTimePicker(
                label: "Day", selection: .constant(Date(timeIntervalSince1970: 1_780_000_000)),
                displayStyle: .compact)
        } use: { screen in
            screen.buttons.firstMatch.tap()
            screen.settle()
        }
        hold("colour", height: 560) {
            AppColorPicker(label: "Accent", selection: .constant(.brandPrimary))
        } use: { screen in
            screen.allElements["Accent"].firstMatch.tap()
            screen.settle()
        }
    }

    @Test func aThumbHasTheKeyboard() {
        hold("slider", height: 120) {
            AppRangeSlider(lowerValue: .constant(20), upperValue: .constant(80), range: 0...100)
        } use: { screen in
            screen.typeKey(.tab)
            screen.settle()
        }
    }

    @Test func aSubmenuIsOpen() {
        hold("submenu") {
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
        hold("failed", height: 300) {
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
            hold(name, height: 200) {
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
}
