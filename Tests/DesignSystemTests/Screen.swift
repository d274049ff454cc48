import Foundation
import PerchTesting
import SwiftUI

/// A view on a screen that can be touched; elements are found by what is read aloud.
@MainActor final class Screen {
    private let host: ViewHost
    private var time = 0.0

    init(_ view: some View, size: CGSize = CGSize(width: 300, height: 400)) {
        host = ViewHost(view, size: size)
    }

    /// What is on screen once all animations are over.
    var elements: [AccessibilityNode] {
        time += 5
        return host.frame(at: time).accessibility.flatMap(\.flattened)
    }

    func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

    func tap(at location: CGPoint) { drag([location]) }

    /// Puts a finger down at the first place, moves it over the others and lifts it at the last.
    func drag(_ places: [CGPoint], onEach: () -> Void = {}) {
        guard let first = places.first, let last = places.last else { return }
        send(.down, first)
        onEach()
        for place in places.dropFirst() {
            send(.moved, place)
            onEach()
        }
        send(.up, last)
        onEach()
    }

    private func send(_ phase: PointerEvent.Phase, _ location: CGPoint) {
        time += 0.05
        host.send(PointerEvent(phase: phase, location: location, time: time))
        _ = host.frame(at: time)
    }
}
