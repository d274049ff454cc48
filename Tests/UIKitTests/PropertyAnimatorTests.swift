import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func screen() -> FingerScreen {
        view.addSubview(box)
        let screen = FingerScreen(view)
        screen.frame()
        return screen
    }

    private var x: CGFloat { box.shownLayer.position.x - 5 }

    @Test("An animator runs, is held, and goes on, on the clock of the engine")
    func holding() {
        let screen = screen()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.frame.origin.x = 100 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && box.frame.minX == 0)
        animator.startAnimation()
        screen.frame()
        screen.frame(after: 0.25)
        #expect(abs(x - 25) < 0.01 && animator.isRunning && box.frame.minX == 100)
        animator.pauseAnimation()
        screen.frame(after: 5)
        #expect(abs(x - 25) < 0.01 && abs(animator.fractionComplete - 0.25) < 0.001)
        animator.fractionComplete = 0.6
        screen.frame()
        #expect(abs(x - 60) < 0.01)
        animator.startAnimation()
        screen.frame()
        screen.frame(after: 0.2)
        #expect(abs(x - 80) < 0.01 && ends.isEmpty)
        screen.frame(after: 0.3)
        #expect(x == 100 && ends == [.end] && animator.state == .inactive)
    }

    @Test("An animator that is turned round goes back to where it came from")
    func back() {
        let screen = screen()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.frame.origin.x = 100 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        screen.frame()
        screen.frame(after: 0.5)
        animator.isReversed = true
        screen.frame()
        screen.frame(after: 0.25)
        #expect(abs(x - 25) < 0.01)
        screen.frame(after: 0.5)
        #expect(x == 0 && ends == [.start])
    }
}
