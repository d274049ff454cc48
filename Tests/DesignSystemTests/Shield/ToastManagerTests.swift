import Foundation
import SwiftUI
import Testing

@testable import DesignSystem

@MainActor struct ToastManagerTests {
    private struct Page: View {
        let manager: ToastManager
        var edge = VerticalEdge.top
        var body: some View {
            Color.white.frame(maxWidth: .infinity, maxHeight: .infinity).shieldToasts(manager, edge: edge)
        }
    }

    @Test func toastsComeOneAfterTheOther() {
        let manager = ToastManager()
        let screen = Screen(Page(manager: manager))
        manager.showToast("One", duration: 3)
        manager.showToast("Two", variant: .success, duration: 4)
        screen.wait(0.5)
        #expect(screen.elementNow("One") != nil && screen.elementNow("Two") == nil)
        screen.wait(2.4)
        #expect(manager.current?.message == "One")
        screen.wait(0.2)
        #expect(manager.current?.message == "Two")
        // The second has all of its own time.
        screen.wait(3.8)
        #expect(manager.current?.message == "Two")
        screen.wait(0.4)
        #expect(manager.current == nil)
        screen.wait(1)
        #expect(screen.elementNow("Two") == nil)
    }

    @Test func aTapTakesAToastAway() throws {
        let manager = ToastManager()
        let screen = Screen(Page(manager: manager))
        manager.showToast("One")
        manager.showToast("Two")
        screen.wait(1)
        let frame = try #require(screen.elementNow("One")).frame
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(manager.current?.message == "Two")
    }

    @Test func toastsStandAtTheirEdge() throws {
        for (edge, isTop) in [(VerticalEdge.top, true), (.bottom, false)] {
            let manager = ToastManager()
            let screen = Screen(Page(manager: manager, edge: edge))
            manager.showToast("One")
            screen.wait(1)
            let frame = try #require(screen.elementNow("One")).frame
            #expect((frame.midY < 200) == isTop)
        }
    }

    @Test func theSameWordsAreNotQueuedTwice() {
        let manager = ToastManager()
        manager.showToast("One")
        manager.showToast("One")
        #expect(manager.queue.isEmpty)
        manager.showToast("One", variant: .error)
        #expect(manager.queue.count == 1)
        manager.dismissAll()
        #expect(manager.current == nil && manager.queue.isEmpty)
    }

    @Test func durationsThatMakeNoSenseAreTheUsual() {
        let manager = ToastManager()
        manager.showToast("One", duration: .nan)
        #expect(manager.current?.duration == 3.5)
        manager.showToast("Two", duration: -1)
        #expect(manager.queue.first?.duration == 3.5)
    }

    @Test func anyActionsKeepTheQueueInOrder() {
        var random = Seeded(1)
        for _ in 0..<200 {
            let manager = ToastManager()
            var expected: [Int] = []
            var shown = 0
            for _ in 0..<30 {
                switch Int.random(in: 0..<4, using: &random) {
                case 0, 1:
                    manager.showToast("\(shown)")
                    expected.append(shown)
                    shown += 1
                case 2:
                    if let current = manager.current {
                        manager.dismiss(current)
                        expected.removeFirst()
                    }
                default:
                    if let toast = manager.queue.randomElement(using: &random) {
                        manager.dismiss(toast)
                        expected.removeAll { "\($0)" == toast.message }
                    }
                }
                let all = ([manager.current].compactMap { $0 } + manager.queue).map(\.message)
                #expect(all == expected.map(String.init))
                #expect(manager.current != nil || manager.queue.isEmpty)
            }
        }
    }
}

/// Numbers that are the same in each run.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
