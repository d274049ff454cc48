import Foundation
import SwiftUI

@testable import PerchTesting

/// A finger that stays on the screen, for pictures of what it presses or drags.
@MainActor struct HeldFinger {
    private let screen: RenderedView
    private var place: CGPoint

    /// Puts a finger down in the middle of an element.
    init(on element: ElementQuery) {
        screen = element.screen
        place = CGPoint(x: element.frame.midX, y: element.frame.midY)
        send(.down)
        screen.update()
    }

    /// Moves the finger, frame by frame, for some seconds.
    mutating func move(by way: CGSize, over duration: TimeInterval = 0.3) {
        let frame: TimeInterval = 1.0 / 60
        let steps = max(1, Int((duration / frame).rounded()))
        for _ in 0..<steps {
            place.x += way.width / CGFloat(steps)
            place.y += way.height / CGFloat(steps)
            screen.turnClock(by: frame)
            send(.moved)
            screen.update()
        }
    }

    /// Takes the finger away.
    func lift() {
        send(.up)
        screen.update()
    }

    private func send(_ phase: PointerEvent.Phase) {
        screen.drive { $0.send(PointerEvent(phase: phase, location: place, time: screen.time)) }
    }
}
