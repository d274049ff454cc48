import Foundation
import PerchHost
import PerchTesting
import SwiftUI
import Testing

@MainActor struct ButtonTests {
    @Observable final class Log {
        var taps = 0
        var isPressed: [Bool] = []
    }

    @Test func tapRunsTheAction() throws {
        let log = Log()
        let view = try RenderedView(Button("Go") { log.taps += 1 })
        #expect(try view.element(role: .button, label: "Go").activate())
        #expect(log.taps == 1)
    }

    @Test func disabledDoesNothing() throws {
        let log = Log()
        let view = try RenderedView(Button("Go") { log.taps += 1 }.disabled(true))
        let button = try view.element(role: .button)
        #expect(!button.isEnabled)
        #expect(!button.activate())
        #expect(log.taps == 0)
    }

    @Test(arguments: [
        (ControlSize.mini, 28.0), (.small, 28), (.regular, 34.5), (.large, 50.5), (.extraLarge, 50.5),
    ])
    func borderedHeightFollowsTheControlSize(size: ControlSize, height: Double) throws {
        // UIKit's plain numbers are 28, 34⅓ and 50⅓; at two pixels for a point lines are rounded up to halves.
        var variant = Variant.component
        variant.scale = 2
        let view = try RenderedView(
            Button("Go") {}.buttonStyle(.bordered).controlSize(size), variant: variant)
        #expect(try view.element(role: .button).frame.height == height)
    }

    struct Pressed: ButtonStyle {
        let log: Log
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            if !FrameOracle.isChecking { log.isPressed.append(configuration.isPressed) }
            return configuration.label.opacity(isEnabled ? 1 : 0.5).padding(configuration.isPressed ? 20 : 10)
        }
    }

    @Test func styleSeesThePress() throws {
        let log = Log()
        let host = ViewHost(
            Button("Go") { log.taps += 1 }.buttonStyle(Pressed(log: log)), size: CGSize(width: 200, height: 100))
        _ = host.frame()
        host.send(PointerEvent(phase: .down, location: CGPoint(x: 100, y: 50), time: 0))
        _ = host.frame()
        host.send(PointerEvent(phase: .up, location: CGPoint(x: 100, y: 50), time: 0.1))
        _ = host.frame()
        #expect(log.isPressed == [false, true, false])
        #expect(log.taps == 1)
    }

    @Test func fingerLiftedFarAwayDoesNothing() throws {
        let log = Log()
        let host = ViewHost(Button("Go") { log.taps += 1 }, size: CGSize(width: 300, height: 300))
        _ = host.frame()
        host.send(PointerEvent(phase: .down, location: CGPoint(x: 150, y: 150), time: 0))
        host.send(PointerEvent(phase: .moved, location: CGPoint(x: 150, y: 10), time: 0.1))
        host.send(PointerEvent(phase: .up, location: CGPoint(x: 150, y: 10), time: 0.2))
        #expect(log.taps == 0)
    }

    struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(30)
        }
    }

    @Test func styleMayShowTheButtonInTheStyleOutside() throws {
        let view = try RenderedView(Button("Go") {}.buttonStyle(Framed()).buttonStyle(.bordered))
        // 30 points on each side of a bordered button.
        #expect(view.size.height == 60 + (try view.element(role: .button).frame.height))
        #expect(try view.element(role: .button).frame.height > 30)
    }

    struct Triggering: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onAppear { configuration.trigger() }
        }
    }

    @Test func primitiveStyleDecidesWhenTheActionRuns() throws {
        let log = Log()
        _ = try RenderedView(Button("Go") { log.taps += 1 }.buttonStyle(Triggering()))
        #expect(log.taps == 1)
    }

    @Test func hiddenTitleIsStillReadAloud() throws {
        let view = try RenderedView(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly))
        #expect(try view.element(role: .button).label == "Add")
    }

    @Test func linkIsRead() throws {
        let url = try #require(URL(string: "https://example.org"))
        var opened: [URL] = []
        let view = try RenderedView(
            Link("Site", destination: url).environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                }))
        try view.element(role: .link, label: "Site").activate()
        #expect(opened == [url])
    }

    @Test func forwardPointsLeftFromRightToLeft() throws {
        func tree(_ symbol: String, _ direction: LayoutDirection) throws -> Data {
            try ViewCanvas(Image(systemName: symbol).environment(\.layoutDirection, direction)).file(.svg)
        }
        #expect(try tree("chevron.forward", .rightToLeft) == tree("chevron.backward", .leftToRight))
        #expect(try tree("chevron.forward", .leftToRight) == tree("chevron.right", .rightToLeft))
    }
}
