import CoreGraphics
import Foundation

/// The way of a scroll view's content to where the program asked it to stop.
///
/// The offset itself moves in steps, so that lazy content is made on the way and anyone who looks at the offset sees it.
final class ScrollMotion: AnimationParticipant {
    private weak var render: ScrollRenderNode?
    private var track = AnimationTrack<CGPoint.AnimatableData>()
    /// What was found out about the goal on the way: lazy content learns its lengths as it is made.
    private var corrections = AnimationTrack<CGPoint.AnimatableData>()
    /// When the track ends; infinite where nobody knows.
    private var end: TimeInterval = 0

    init(_ render: ScrollRenderNode) { self.render = render }

    /// The offset that is seen on the way to `rest`.
    func place(around rest: CGPoint) -> CGPoint {
        let offset = track.offset + corrections.offset
        return CGPoint(x: rest.x + offset.first, y: rest.y + offset.second)
    }

    /// The goal is another one, in a change with an animation.
    func start(_ transaction: Transaction, from before: CGPoint, to rest: CGPoint, in tree: RenderTree) {
        let wasEmpty = isEmpty
        track.start(transaction, way: way(before, rest), at: tree.time, environment: tree.environment)
        end = tree.time + (transaction.animation?.duration ?? .infinity)
        if wasEmpty, !isEmpty { tree.movingValues.add(self) }
    }

    /// The same goal lies elsewhere. What is seen goes over to the way there in the time that is left.
    func redirect(from before: CGPoint, to rest: CGPoint, in tree: RenderTree) {
        guard end.isFinite, end > tree.time else { return }
        let transaction = Transaction(animation: .linear(duration: end - tree.time))
        corrections.start(transaction, way: way(before, rest), at: tree.time, environment: tree.environment)
    }

    private func way(_ before: CGPoint, _ rest: CGPoint) -> CGPoint.AnimatableData {
        CGPoint(x: rest.x - before.x, y: rest.y - before.y).animatableData
    }

    private var isEmpty: Bool { track.isEmpty && corrections.isEmpty }

    var isOutOfSight: Bool { render?.isHiddenByContainer == true }

    func advance(to time: TimeInterval) -> Bool {
        guard let render, !isEmpty else { return false }
        track.advance(to: time)
        corrections.advance(to: time)
        render.didScrollByStep(isOver: isEmpty)
        return !isEmpty
    }
}

/// Where in the window something is to be seen, as parts of its sides; nil stays along that axis.
struct ScrollAnchorPlace {
    var x: CGFloat?
    var y: CGFloat?

    /// The side that something comes to which lies outside by some distance before or after the window; nil for what is seen.
    static func nearest(_ before: CGFloat, _ after: CGFloat) -> CGFloat? {
        if before < 0 { return 0 }
        guard after > 0 else { return nil }
        // What is larger than the window shows its beginning.
        return after <= before ? 1 : 0
    }
}
