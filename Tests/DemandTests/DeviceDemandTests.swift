import SwiftUI
import Testing

/// What has to do with keyboards, pointers, directions and sizes of devices.
@MainActor @Suite struct DeviceDemandTests {
    @Test(.shows("View.keyboardShortcut(_:modifiers:)", "View.keyboardShortcut(_:)", "View.help(_:)"))
    func controlsTellTheirShortcutAndHelp() throws {
        let view = DrawnView(Button("Save") {}.keyboardShortcut("s").help("Keeps the changes"))
        let button = try #require(view.element("Save"))
        #expect(button.keyboardShortcut == KeyboardShortcut("s", modifiers: .command))
        #expect(button.hint == "Keeps the changes")
    }

    @Test(.shows("View.flipsForRightToLeftLayoutDirection(_:)"))
    func picturesAreMirroredWhereTextRunsFromTheRight() {
        let halves = HStack(spacing: 0) {
            Tile(color: Paint.red); Tile(color: Paint.green)
        }
        .environment(\.layoutDirection, .leftToRight).flipsForRightToLeftLayoutDirection(true)
        #expect(DrawnView(halves).bounds(of: Pixel.red).minX == 30)
        #expect(DrawnView(halves.environment(\.layoutDirection, .rightToLeft)).bounds(of: Pixel.red).minX == 50)
    }

    @Test(.shows("View.scenePadding()"))
    func scenesHaveMargins() {
        let padded = Paint.red.scenePadding()
        #expect(DrawnView(padded).bounds(of: Pixel.red).minX == 16)
        #expect(DrawnView(padded.environment(\.horizontalSizeClass, .regular)).bounds(of: Pixel.red).minX == 20)
    }
}
