import CoreGraphics

/// A request of assistive technology to zoom a view.
public struct AccessibilityZoomGestureAction {
    /// Constants that describe the direction of a zoom.
    @frozen public enum Direction: Hashable, Sendable {
        /// The direction of zooming in.
        case zoomIn
        /// The direction of zooming out.
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The position at which to zoom, as a fraction of the view's size.
    public let location: UnitPoint
    /// The position at which to zoom, in the view's coordinates.
    public let point: CGPoint
}

extension View {
    /// Lets assistive technology zoom the view.
    ///
    /// It offers the two directions as actions by name, since no host here has its own gesture for it; the place is the
    /// middle of the view.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        let directions = [
            (AccessibilityActionKind(named: Text("Zoom In")), AccessibilityZoomGestureAction.Direction.zoomIn),
            (AccessibilityActionKind(named: Text("Zoom Out")), .zoomOut),
        ]
        return accessibilityChange(resolve: { environment in
            let kinds = directions.map { ($0.0.kind(in: environment), $0.1) }
            return { node in
                let size = node.frame.size
                for (kind, direction) in kinds {
                    node.setAction(kind) {
                        handler(
                            AccessibilityZoomGestureAction(
                                direction: direction, location: .center,
                                point: CGPoint(x: size.width / 2, y: size.height / 2)))
                    }
                }
            }
        })
    }
}
