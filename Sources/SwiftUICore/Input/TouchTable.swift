import CoreGraphics
import Foundation
import UIKit

/// The touches of fingers, each the same from the moment that the finger comes down until it is lifted.
@MainActor final class TouchTable {
    private var touches: [PointerID: UITouch] = [:]
    private let view: (PointerEvent) -> UIView?
    private var lastTap: (time: Double, place: CGPoint, count: Int)?

    /// - Parameter view: the view that a finger touches which comes down.
    init(view: @escaping (PointerEvent) -> UIView?) { self.view = view }

    /// The touch as an event says that it is. Several may ask about the same event.
    func touch(for event: PointerEvent) -> (UITouch, UIEvent)? {
        let phase: UITouch.Phase =
            switch event.phase {
            case .down: .began
            case .moved: .moved
            case .up: .ended
            case .cancelled: .cancelled
            }
        if event.phase == .down, !isKnown(event) { touches[event.pointer] = begin(event) }
        guard let touch = touches[event.pointer] else { return nil }
        if touch.phase != phase || touch.timestamp != event.time || touch.location(in: nil) != event.location {
            touch.move(to: event.location, phase, time: event.time)
        }
        return (touch, UIEvent(Set(touches.values.filter { $0.isDown || $0 === touch }), time: event.time))
    }

    private func isKnown(_ event: PointerEvent) -> Bool {
        guard let touch = touches[event.pointer] else { return false }
        return touch.phase == .began && touch.timestamp == event.time && touch.location(in: nil) == event.location
    }

    private func begin(_ event: PointerEvent) -> UITouch {
        touches = touches.filter(\.value.isDown)
        var count = 1
        if let lastTap, event.time - lastTap.time <= GestureMetrics.multipleTapInterval,
            distance(lastTap.place, event.location) <= GestureMetrics.multipleTapReach
        {
            count = lastTap.count + 1
        }
        lastTap = (event.time, event.location, count)
        let type: UITouch.TouchType =
            switch event.kind {
            case .touch: .direct
            case .pencil: .pencil
            case .mouse, .trackpad: .indirectPointer
            }
        return UITouch(view: view(event), at: event.location, time: event.time, tapCount: count, type: type)
    }
}

extension UITouch {
    /// Whether the finger is on the screen.
    fileprivate var isDown: Bool { phase != .ended && phase != .cancelled }
}
