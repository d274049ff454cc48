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

    /// What is on screen at this moment.
    var elementsNow: [AccessibilityNode] { host.frame(at: time).accessibility.flatMap(\.flattened) }

    /// Lets time go by, frame by frame.
    func wait(_ seconds: Double) {
        let end = time + seconds
        while time < end {
            time = min(end, time + 1.0 / 30)
            _ = host.frame(at: time)
        }
    }

    /// Lets tasks on the main actor have their turn.
    func settle() async {
        for _ in 0..<20 { await Task.yield() }
        _ = host.frame(at: time)
    }

    /// The element on screen at this moment, without letting time go by.
    func elementNow(_ label: String) -> AccessibilityNode? { elementsNow.first { $0.label == label } }

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
