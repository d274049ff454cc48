import Foundation
import PerchHost
import PerchTesting
import SwiftUI

/// A view on a screen whose clock a test moves, for Perch's own tests.
///
/// It is a ``RenderedView``, so these tests go through what users' tests go through. Beside the elements that those find, it offers
/// the host, touches at any place, and what is painted in a color. The screens of the test targets inherit from it.
@MainActor open class TestScreen {
    /// The screen as users' tests have it.
    public let view: RenderedView

    /// Shows a view on a canvas without a device around it.
    ///
    /// - Parameter change: changes the environment of the first frame.
    public init(
        _ view: some View, size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: Double = 1,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.view = RenderedView(Session(view, size: size, safeArea: safeArea, scale: scale, change))
    }

    /// Shows a view in a variant.
    ///
    /// - Throws: if the variant names a device that is not known.
    public init(_ view: some View, variant: Variant) throws { self.view = try RenderedView(view, variant: variant) }

    package var session: Session { view.canvas.session }
    package var host: ViewHost { session.host }
    /// The latest frame.
    package var frame: Frame { view.canvas.frame }
    /// Whether the next moment has another picture.
    public var isMoving: Bool { host.tree.movingValues.isMoving }

    // MARK: Time

    /// The present moment, in seconds since the first frame.
    public var time: TimeInterval { view.time }

    /// Draws the next frame at the present moment.
    public func draw() { view.canvas.draw(at: time) }

    /// Makes a change and draws it.
    public func change(_ body: () throws -> Void) rethrows {
        try session.perform(body)
        draw()
    }

    /// Goes on by some seconds, in one step.
    public func advance(by seconds: TimeInterval) {
        view.turnClock(by: seconds)
        draw()
    }

    /// Goes on by some seconds, frame by frame.
    public func play(_ seconds: TimeInterval, framesPerSecond: Double = 60) {
        let end = time + seconds
        while time + 1e-9 < end { advance(by: min(1 / framesPerSecond, end - time)) }
    }

    /// Lets the tasks of `.task` run until each waits for something.
    public func runTasks() async {
        await host.runTasks()
        draw()
    }

    // MARK: Fingers

    /// A finger comes down, moves or is lifted, now or after some seconds.
    package func send(
        _ phase: PointerEvent.Phase, _ place: CGPoint, finger: PointerID = 0, after seconds: TimeInterval = 0
    ) {
        view.turnClock(by: seconds)
        session.send(PointerEvent(phase: phase, location: place, time: time, pointer: finger))
        draw()
    }

    /// Puts a finger down at the first place, moves it over the others and lifts it at the last, a twentieth of a second for each.
    public func drag(_ places: [CGPoint], onEach: () -> Void = {}) {
        guard let first = places.first, let last = places.last else { return }
        let steps = [(PointerEvent.Phase.down, first)] + places.dropFirst().map { (.moved, $0) } + [(.up, last)]
        for (phase, place) in steps {
            send(phase, place, after: 0.05)
            onEach()
        }
    }

    // MARK: Words

    /// What is read aloud on the latest frame.
    package var elements: [ElementOnScreen] { host.foundElements }
    package var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }

    /// The first element with a label.
    package func element(_ label: String) -> ElementOnScreen? { elements.first { $0.label == label } }

    /// Does what a double tap on an element does, and draws it.
    public func activate(_ label: String) {
        guard let element = element(label) else { return }
        change { _ = element.activate() }
    }

    // MARK: Colors

    /// All that is painted in a color, from back to front.
    open func paints(_ color: Color) -> [PaintedShape] {
        let wanted = color.resolve(in: EnvironmentValues()).rgba
        return paints.filter { $0.color == wanted }
    }

    /// The one area that is filled with a color; nil where there is none.
    open func paint(_ color: Color) -> PaintedShape? {
        let found = paints(color).filter { !$0.isText }
        precondition(found.count < 2, "\(found.count) areas are painted in \(color)")
        return found.first
    }

    /// Where the one area of a color is; nil where there is none.
    public func box(_ color: Color) -> CGRect? { paint(color)?.box }
}
