import SwiftUI
import Testing

/// That the file beside this one compiles is the point; here it is seen to do what it says.
@MainActor struct SwiftFiveSourceTests {
    @Test func typesWithoutIsolationReachUIKit() {
        #expect(Metrics.width > 0 && Metrics.scale > 0 && !Metrics.isPad)
        AppearanceProxies.withoutProxies {
            BarStyle.apply()
            #expect(UITabBar.appearance().standardAppearance.backgroundColor != nil)
        }
        Haptics().success()
        Haptics().tap()
        Haptics.select()
        Announcer().say("Hello")
        #expect(KeyboardWatcher().height == 0)
    }

    @Test func viewsOfTheProgramsOwnHaveAnAppearance() {
        // `Card` has no `init(frame:)`, so that its own properties are without a value.
        AppearanceProxies.withoutProxies {
            Card.appearance().tintColor = .red
            #expect(Card.appearance().tintColor == .red && Card.appearance() === Card.appearance())
        }
    }

    @Test func controllersAreSubclassed() {
        let screen = Screen(nibName: nil, bundle: nil)
        screen.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        screen.view.layoutIfNeeded()
        #expect(screen.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(screen.children.count == 1)
    }
}
