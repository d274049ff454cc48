import CoreGraphics
import Foundation

/// What inertia and springs do to the content of a scroll view that no finger holds.
///
/// Along each axis the content goes its own way, so at an end of one it swings back along that one only.
final class ScrollDynamics: AnimationParticipant {
    private weak var render: ScrollRenderNode?
    private var x: ScrollWay?
    private var y: ScrollWay?
    /// Whether the tree tells of each moment.
    private var isTold = false

    init(_ render: ScrollRenderNode) { self.render = render }

    var isMoving: Bool { x != nil || y != nil }

    /// How fast the content moves at a moment, in points for each second.
    func velocity(at time: TimeInterval) -> CGVector {
        CGVector(dx: x?.state(at: time).velocity ?? 0, dy: y?.state(at: time).velocity ?? 0)
    }

    /// Lets the content go; along an axis without a way it rests where it is.
    func go(x: ScrollWay?, y: ScrollWay?, in tree: RenderTree) {
        (self.x, self.y) = (x, y)
        guard isMoving, !isTold else { return }
        isTold = true
        tree.movingValues.add(self)
    }

    func stop() { (x, y) = (nil, nil) }

    /// What lies before the window turned out to be longer or shorter, so that all places are others.
    func shift(by distance: CGSize) {
        x = x?.moved(by: distance.width)
        y = y?.moved(by: distance.height)
    }

    var isOutOfSight: Bool { render?.isHiddenByContainer == true }

    func advance(to time: TimeInterval) -> Bool {
        guard let render, isMoving else {
            isTold = false
            return false
        }
        var place = render.offset
        x = x.flatMap { render.room(along: .horizontal).step($0, &place.x, to: time) }
        y = y.flatMap { render.room(along: .vertical).step($0, &place.y, to: time) }
        isTold = isMoving
        render.show(place)
        if !isMoving { render.didComeToRest() }
        // Anyone who was told may have let it go again.
        isTold = isMoving
        return isTold
    }
}
