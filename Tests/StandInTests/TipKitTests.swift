import Foundation
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing
import TipKit

private struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    static let didOpen = Event(id: "didOpen")

    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorite gardens are always at the top.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { [Action(id: "more", title: "Learn More")] }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.didOpen) { $0.donations.count >= 2 }
    }
}

private struct PlainTip: Tip {
    var title: Text { Text("Pull to refresh") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

private struct Screen: View {
    @State private var used = ""
    var body: some View {
        VStack {
            TipView(FavoriteTip()) { used = $0.id }
            Text("Used \(used)")
            Button("Close all") { FavoriteTip().invalidate(reason: .actionPerformed) }
        }
    }
}

@MainActor @Suite struct TipKitTests {
    @Test func aTipWaitsForItsRules() throws {
        try DeviceState().perform {
            let screen = try RenderedView(Screen().frame(width: 340, height: 300))
            let title = screen.staticTexts["Save as a Favorite"]
            #expect(!title.exists)
            try Tips.configure()
            FavoriteTip.isLoggedIn = true
            #expect(FavoriteTip().status == .pending)
            FavoriteTip.didOpen.sendDonation()
            FavoriteTip.didOpen.sendDonation()
            #expect(FavoriteTip().shouldDisplay)
            screen.update()
            #expect(title.exists)
            screen.buttons["Learn More"].tap()
            #expect(screen.staticTexts["Used more"].exists)
            screen.buttons["Close"].tap()
            screen.advance(by: .seconds(1))
            #expect(!title.exists)
            #expect(FavoriteTip().status == .invalidated(.tipClosed))
        }
    }

    @Test func aTipIsShownSoOftenOnly() throws {
        try DeviceState().perform {
            try Tips.configure()
            _ = try RenderedView(TipView(PlainTip()))
            #expect(PlainTip().status == .available)
            _ = try RenderedView(TipView(PlainTip()))
            #expect(PlainTip().status == .invalidated(.displayCountExceeded))
        }
    }

    @Test func testsCanShowAndHideTips() {
        DeviceState().perform {
            Tips.showTipsForTesting([FavoriteTip.self])
            #expect(FavoriteTip().shouldDisplay && !PlainTip().shouldDisplay)
            Tips.hideAllTipsForTesting()
            #expect(!FavoriteTip().shouldDisplay)
        }
    }

    @Test func aTipIsDrawn() {
        DeviceState().perform {
            Tips.showAllTipsForTesting()
            assertSnapshot(of: TipView(FavoriteTip(), arrowEdge: .top).padding().frame(width: 360), as: .image())
        }
    }
}
