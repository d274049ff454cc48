import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor struct RefreshControlTests {
    @Test("A long pull begins to refresh, and the wheel has room until it ends")
    func pull() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 300, height: 1000)
        scroll.contentInsetAdjustmentBehavior = .never
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        let screen = FingerScreen(scroll)
        screen.down(150, 50)
        for step in 1...30 { screen.move(150, 50 + CGFloat(step) * 10) }
        #expect(count == 1 && control.isRefreshing)
        screen.wait(0.2)
        screen.up(150, 350)
        screen.wait(2)
        #expect(abs(scroll.contentOffset.y + 60) < 0.5 && control.alpha == 1)
        control.endRefreshing()
        screen.wait(1)
        #expect(scroll.contentOffset.y == 0 && !control.isRefreshing)
    }
}
