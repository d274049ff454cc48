import Foundation

@testable import SwiftUI

/// A view on a screen that can be touched; elements are found by what is read aloud.
@MainActor final class TouchedScreen {
    let host: ViewHost
    private var time = 0.0

    init(_ view: some View, size: CGSize = CGSize(width: 393, height: 600)) {
        host = ViewHost(view, size: size)
        _ = host.frame(at: 0)
    }

    /// What is on screen now.
    var elements: [AccessibilityNode] {
        time += 5
        return host.frame(at: time).accessibility.flatMap(\.flattened)
    }

    var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }

    func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

    /// Puts a finger down at the first place, moves it over the others and lifts it at the last.
    func touch(_ places: CGPoint...) {
        guard let first = places.first, let last = places.last else { return }
        send(.down, first)
        for place in places.dropFirst() { send(.moved, place) }
        send(.up, last)
    }

    /// Holds a finger still long enough for a menu, and lifts it.
    func hold(_ place: CGPoint) {
        send(.down, place)
        time += 0.7
        _ = host.frame(at: time)
        send(.up, place)
    }

    private func send(_ phase: PointerEvent.Phase, _ location: CGPoint) {
        time += 0.05
        host.send(PointerEvent(phase: phase, location: location, time: time))
        _ = host.frame(at: time)
    }
}

extension AccessibilityNode {
    /// The names of what can be done with the element beside activating it.
    var actionNames: [String] {
        actions.compactMap { action in
            if case .named(let name) = action.kind { name } else { nil }
        }
    }

    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
