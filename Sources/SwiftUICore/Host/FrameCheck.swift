import CoreGraphics
import DisplayList
import Foundation

/// Compares the frames of a host with ones computed from nothing, and checks the rules that both trees keep.
@MainActor package final class FrameCheck {
    private unowned let host: ViewHost

    /// Which frames are checked; nil for all of them. Who sets it calls ``lookAtLatestFrame()`` in the end.
    package var sample: FrameSample?
    private var isLatestFrameUnchecked = false

    init(_ host: ViewHost) { self.host = host }

    /// Checks a frame that the host has just made, unless the sample leaves it out.
    func look(at frame: Frame, _ background: (ColorScheme) -> RGBA?) {
        isLatestFrameUnchecked = sample?.skipsFrame() ?? false
        if !isLatestFrameUnchecked { compare(frame, background) }
    }

    /// Checks the latest frame if the sample has left it out and nothing has changed since.
    package func lookAtLatestFrame() {
        guard isLatestFrameUnchecked, !host.isOutOfDate else { return }
        isLatestFrameUnchecked = false
        compare(host.currentFrame()) { _ in nil }
    }

    /// What was kept of the accessibility tree must say what the elements say now.
    private func compareReading() {
        let counters = host.tree.counters
        let (kept, whole) = (host.accessibility, host.canvas.accessibilityElements())
        if kept != whole {
            FrameOracle.report(
                "The accessibility tree of \(host.root.debugName) was not read again where it changed:\n"
                    + "\(AccessibilityTree.text(kept))\ninstead of\n\(AccessibilityTree.text(whole))")
        }
        host.tree.counters = counters
    }

    /// A touch must find what it finds when it is searched for in all elements.
    private func compareTouches() {
        let (counters, tree) = (host.tree.counters, host.tree)
        for row in 0..<Self.touches {
            for column in 0..<Self.touches {
                let point = CGPoint(
                    x: host.size.width * (CGFloat(column) + 0.5) / CGFloat(Self.touches),
                    y: host.size.height * (CGFloat(row) + 0.5) / CGFloat(Self.touches))
                let found = host.canvas.hitTest(point)
                tree.looksForTouchesEverywhere = true
                let expected = host.canvas.hitTest(point)
                tree.looksForTouchesEverywhere = false
                guard found !== expected else { continue }
                FrameOracle.report(
                    "A touch at \(point) in \(host.root.debugName) finds \(found?.path ?? "nothing") instead of "
                        + "\(expected?.path ?? "nothing")")
            }
        }
        host.tree.counters = counters
    }

    /// How many touches are tried along each side of the canvas.
    private static let touches = 3

    private func compare(_ frame: Frame, _ background: (ColorScheme) -> RGBA?) {
        compareReading()
        compareTouches()
        let counters = host.tree.counters
        let root: _ViewNode = host.root
        var problems = host.canvas.brokenInvariants()
        // The root has no parent, and hands none on.
        root.forEachChild { problems += $0.brokenInvariants() }
        for problem in problems { FrameOracle.report("A rule is broken in \(root.debugName): \(problem)") }
        FrameOracle.check(
            ReadFrame(frame, of: host), of: root.debugName, isMoving: host.tree.movingValues.isMoving
        ) {
            host.forgetEverything()
            return ReadFrame(host.currentFrame(background), of: host)
        }
        host.tree.counters = counters
    }
}
