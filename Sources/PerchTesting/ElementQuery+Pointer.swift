import Foundation
import SwiftUI
import Testing

extension ElementQuery {
    /// Clicks the element with a mouse.
    public func click(sourceLocation: SourceLocation = #_sourceLocation) { click(.primary, sourceLocation) }

    /// Clicks the element with the secondary mouse button.
    public func rightClick(sourceLocation: SourceLocation = #_sourceLocation) { click(.secondary, sourceLocation) }

    private func click(_ button: PointerButtons, _ location: SourceLocation) {
        guard let point = touchPoint(location) else { return }
        for phase in [PointerEvent.Phase.down, .up] {
            screen.drive {
                $0.send(
                    PointerEvent(phase: phase, location: point, time: screen.time, kind: .mouse, buttons: button))
            }
            screen.nextFrame()
        }
    }

    /// Moves the pointer over the element without a pressed button.
    public func hover(sourceLocation: SourceLocation = #_sourceLocation) {
        guard let point = touchPoint(sourceLocation) else { return }
        screen.drive { $0.send(HoverEvent(location: point, time: screen.time)) }
        screen.nextFrame()
    }

    /// Turns the mouse wheel over the element.
    ///
    /// - Parameters:
    ///   - deltaX: The distance by which the content moves to the right, in points.
    ///   - deltaY: The distance by which the content moves down, in points.
    public func scroll(
        byDeltaX deltaX: CGFloat, deltaY: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let point = touchPoint(sourceLocation) else { return }
        _ = screen.drive {
            $0.send(WheelEvent(delta: CGSize(width: deltaX, height: deltaY), location: point, time: screen.time))
        }
        screen.nextFrame()
    }

    /// Drops files on the element, as if the user dragged them from another window. Returns whether a view accepted
    /// them.
    @discardableResult
    public func drop(_ files: [URL], sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        guard let point = touchPoint(sourceLocation) else { return false }
        let items = files.compactMap { NSItemProvider(contentsOf: $0).map { DragItem($0) } }
        guard items.count == files.count else {
            screen.fail("Not all of the files can be read.", sourceLocation)
            return false
        }
        screen.drive { $0.drag.begin(items, at: point) }
        screen.nextFrame()
        let isTaken = screen.drive { $0.drag.drop(at: point) }
        screen.nextFrame()
        return isTaken
    }
}
