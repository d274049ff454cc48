import SwiftUI
import Testing

/// What has to do with keyboards, pointers, directions and sizes of devices.
@MainActor @Suite struct DeviceDemandTests {
    @Test(.shows("View.keyboardShortcut(_:modifiers:)", "View.keyboardShortcut(_:)", "View.help(_:)"))
    func controlsTellTheirShortcutAndHelp() throws {
        struct Commands: View {
            @State private var done = "Nothing"
            var body: some View {
                VStack {
                    Text(done)
                    Button("Save") { done = "Saved" }.keyboardShortcut("s").help("Keeps the changes")
                    Button("Copy") { done = "Copied" }.keyboardShortcut("c", modifiers: [.command, .shift])
                    Button("Stop") { done = "Stopped" }.keyboardShortcut(.cancelAction)
                }
            }
        }
        let view = DrawnView(Commands(), width: 200, height: 200)
        let button = try #require(view.element("Save"))
        #expect(button.keyboardShortcut == KeyboardShortcut("s", modifiers: .command))
        #expect(button.hint == "Keeps the changes")
        #expect(view.press(KeyPress("s", modifiers: .command)))
        #expect(view.labels.first == "Saved")
        #expect(!view.press(KeyPress("c", modifiers: .command)))
        #expect(view.press(KeyPress("c", modifiers: [.command, .shift])))
        #expect(view.labels.first == "Copied")
        #expect(view.press(KeyPress(.escape)))
        #expect(view.labels.first == "Stopped")
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

    @Test(.shows("View.preferredColorScheme(_:)"))
    func aWindowTakesTheSchemeThatItsViewPrefers() {
        let dark = DrawnView(Rectangle().fill(.background).preferredColorScheme(.dark))
        #expect(dark.color(50, 50) == Pixel.black)
        let light = DrawnView(Rectangle().fill(.background).preferredColorScheme(.light), scheme: .dark)
        #expect(light.color(50, 50) == Pixel.white)
        #expect(DrawnView(Rectangle().fill(.background).preferredColorScheme(nil)).color(50, 50) == Pixel.white)
    }

    @Test(.shows("UIHostingController(rootView:)"))
    func hostedViewsAreMeasuredAndDrawn() throws {
        let controller = UIHostingController(rootView: Tile(color: Paint.red, width: 30, height: 10))
        let size = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
        #expect(size == CGSize(width: 30, height: 10))
        controller.view.frame = CGRect(origin: .zero, size: size)
        let picture = UIGraphicsImageRenderer(size: size).image { _ in
            controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
        #expect(DrawnView(Image(uiImage: picture)).bounds(of: Pixel.red).size == size)
    }

    @Test(.shows("View.scenePadding()"))
    func scenesHaveMargins() {
        let padded = Paint.red.scenePadding()
        #expect(DrawnView(padded).bounds(of: Pixel.red).minX == 16)
        #expect(DrawnView(padded.environment(\.horizontalSizeClass, .regular)).bounds(of: Pixel.red).minX == 20)
    }
}
