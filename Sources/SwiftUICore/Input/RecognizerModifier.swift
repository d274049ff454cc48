import CoreGraphics
import Foundation
import UIKit

/// Lets a recognizer of UIKit's follow touches on an element.
package struct RecognizerModifier {
    let gesture: UIGestureRecognizer
    let place: GesturePlace

    /// - Parameter place: receives where the element is.
    package init(_ gesture: UIGestureRecognizer, at place: GesturePlace) {
        (self.gesture, self.place) = (gesture, place)
    }
}

extension RecognizerModifier: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> RecognizerRenderNode {
        RecognizerRenderNode(tree: tree, child: child)
    }

    package func updateWrapper(_ wrapper: RecognizerRenderNode, _ environment: EnvironmentValues) {
        wrapper.gesture = environment.isEnabled ? gesture : nil
        if place.node == nil { place.node = wrapper }
    }
}

/// Where the element lies that a recognizer is attached to.
@MainActor package final class GesturePlace {
    fileprivate(set) weak var node: RenderNode?

    nonisolated package init() {}

    /// A place of the canvas in a coordinate space of the element's.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        node.map { space.location(point, for: $0) } ?? point
    }

    /// A way on the canvas in a coordinate space of the element's.
    package func convert(way: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let (start, end) = (convert(.zero, to: space), convert(way, to: space))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

/// An element that a recognizer of UIKit's follows touches on.
package final class RecognizerRenderNode: WrapperRenderNode {
    @MainActor fileprivate var gesture: UIGestureRecognizer?
    @MainActor private lazy var touches = TouchTable { _ in nil }

    @MainActor var recognizerElement: RecognizerElement? {
        guard let gesture else { return nil }
        // There is no view: places are those of the canvas.
        return RecognizerElement.of(gesture, on: self) { [weak self] event, _ in self?.touches.touch(for: event) }
    }
}
