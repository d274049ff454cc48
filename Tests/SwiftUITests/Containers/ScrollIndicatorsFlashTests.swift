import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// Indicators that are shown without anybody scrolling.
@MainActor struct ScrollIndicatorsFlashTests {
    private struct Scrolled: View {
        let trigger: Knob<Int>
        var flashesOnAppear = false
        var body: some View {
            ScrollView { Color.green.frame(height: 3000) }
                .scrollIndicatorsFlash(onAppear: flashesOnAppear)
                .scrollIndicatorsFlash(trigger: trigger.value)
        }
    }

    /// The bar at the trailing edge.
    private func isIndicatorSeen(_ screen: SteppedScreen) -> Bool {
        screen.paints.contains { $0.box.width < 6 && $0.box.height > 20 && $0.box.minX > screen.width - 12 }
    }

    @Test func theyFlashWhenTheValueChanges() throws {
        let trigger = Knob(0)
        let screen = try SteppedScreen(Scrolled(trigger: trigger))
        screen.play(0.1)
        #expect(!isIndicatorSeen(screen))
        trigger.value = 1
        screen.play(0.2)
        #expect(isIndicatorSeen(screen))
        screen.play(3)
        #expect(!isIndicatorSeen(screen))
    }

    @Test func theyFlashWhenTheScrollViewAppears() throws {
        let screen = try SteppedScreen(Scrolled(trigger: Knob(0), flashesOnAppear: true))
        screen.play(0.2)
        #expect(isIndicatorSeen(screen))
    }
}
