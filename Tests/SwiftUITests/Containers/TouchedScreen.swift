import EngineTesting
import Foundation

@testable import SwiftUI

/// A view on a screen that can be touched; elements are found by what is read aloud.
@MainActor final class TouchedScreen {
    private let screen: TestScreen
    var host: ViewHost { screen.host }

    init(_ view: some View, size: CGSize = CGSize(width: 393, height: 600)) { screen = TestScreen(view, size: size) }

    /// What is on screen once all animations are over.
    var elements: [ElementOnScreen] {
        screen.advance(by: 5)
        return screen.elements
    }

    var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }

    func element(_ label: String) -> ElementOnScreen? { elements.first { $0.label == label } }

    /// Puts a finger down at the first place, moves it over the others and lifts it at the last.
    func touch(_ places: CGPoint...) { screen.drag(places) }

    /// Holds a finger still long enough for a menu, and lifts it.
    func hold(_ place: CGPoint) {
        screen.send(.down, place, after: 0.05)
        screen.advance(by: 0.7)
        screen.send(.up, place, after: 0.05)
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
