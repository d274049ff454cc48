import EngineTesting
import Foundation
import PerchTesting
import SwiftUI

/// A view on a screen that can be touched; elements are found by what is read aloud.
@MainActor final class Screen {
    private let screen: TestScreen

    init(_ view: some View, size: CGSize = CGSize(width: 300, height: 400)) { screen = TestScreen(view, size: size) }

    /// What the screen has asked of its host.
    var requests: HostRequests { screen.session.requests }

    /// What is on screen once all animations are over.
    var elements: [ElementOnScreen] {
        screen.advance(by: 5)
        return screen.elements
    }

    /// What is on screen at this moment.
    var elementsNow: [ElementOnScreen] {
        screen.draw()
        return screen.elements
    }

    /// Lets time go by, frame by frame.
    func wait(_ seconds: Double) { screen.play(seconds, framesPerSecond: 30) }

    /// Lets tasks on the main actor have their turn.
    func settle() async {
        for _ in 0..<20 { await Task.yield() }
        screen.draw()
    }

    /// The element on screen at this moment, without letting time go by.
    func elementNow(_ label: String) -> ElementOnScreen? { elementsNow.first { $0.label == label } }

    func element(_ label: String) -> ElementOnScreen? { elements.first { $0.label == label } }

    func tap(at location: CGPoint) { drag([location]) }

    /// Puts a finger down at the first place, moves it over the others and lifts it at the last.
    func drag(_ places: [CGPoint], onEach: () -> Void = {}) { screen.drag(places, onEach: onEach) }
}
