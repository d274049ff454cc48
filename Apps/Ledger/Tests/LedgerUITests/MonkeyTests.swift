import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// Somebody who touches, types and swipes whatever there is, without an aim.
@MainActor struct MonkeyTests {
    /// `make -C Apps/Ledger monkey` sets more. Where each frame is compared with one of a new host, a few take as long.
    private static let events: Int = {
        let environment = ProcessInfo.processInfo.environment
        let usual = environment["PERCH_ORACLE"] == nil ? 600 : 40
        return environment["LEDGER_MONKEY_EVENTS"].flatMap { Int($0) } ?? usual
    }()
    /// After so many events the store is checked, and the way back is searched for.
    private static let batch = min(events, 1_000)

    @Test("12. Random use leaves a store without a fault, and no screen without a way back")
    func randomUse() async throws {
        let ledger = PreviewLedger.make()
        let screen = render(PreviewRoot(ledger))
        for round in 0..<max(1, Self.events / Self.batch) {
            screen.useAtRandom(events: Self.batch, seed: UInt64(round) &* 104_729 &+ 17)
            await screen.drain()
            let errors = try ledger.store.check().errors
            #expect(errors.isEmpty, "round \(round): \(errors)")
            await leave(screen, ledger, round)
            // Anyone who signed out, or left the account, comes in again.
            if ledger.user == nil { ledger.enter(as: SignedInUser(id: "owner", email: "owner@example.com")) }
            if ledger.account.currentAccountID == nil { ledger.account.select(SampleFirm.accountID) }
            screen.advance(by: .seconds(2))
        }
    }

    /// What a person taps to get away from where they are.
    private static let ways = ["Cancel", "Close", "Done", "OK", "Back", "Skip"]

    /// The first screens of the tabs, by their titles.
    private static let roots = ["Projects", "Inventory", "Search", "Settings"]

    private func isAtRoot(_ screen: RenderedView) -> Bool {
        let titles = screen.allElements.matching { $0.traits.contains(.isHeader) && Self.roots.contains($0.label) }
        return titles.firstMatch.exists && !screen.sheets.firstMatch.exists
    }

    private func way(from screen: RenderedView) -> ElementQuery? {
        Self.ways.map { screen.button($0).firstMatch }.first(where: \.isHittable)
    }

    /// Goes back as a person does, until nothing lies over the first screen of a tab.
    private func leave(_ screen: RenderedView, _ ledger: LedgerEnvironment, _ round: Int) async {
        screen.advance(by: .seconds(2))
        for _ in 0..<40 {
            // At the door nobody is anywhere.
            if ledger.user == nil || ledger.account.currentAccountID == nil { return }
            let before = "\(screen)"
            if screen.tab("Projects").exists {
                screen.swipeBack()
                screen.advance(by: .seconds(1))
                if "\(screen)" == before {
                    if isAtRoot(screen) { return }
                    // A search hides the title until it is given up.
                    way(from: screen)?.tap()
                }
            } else if let way = way(from: screen) {
                way.tap()
            } else if screen.sheets.firstMatch.exists {
                let sheet = screen.sheets.firstMatch.frame
                screen.drag(
                    from: CGPoint(x: sheet.midX, y: sheet.minY + 8), to: CGPoint(x: sheet.midX, y: screen.size.height),
                    velocity: .fast)
            } else {
                // Beside a menu.
                screen.tap(at: CGPoint(x: screen.size.width / 2, y: 4))
            }
            screen.advance(by: .seconds(1))
            await screen.drain()
        }
        Issue.record("round \(round): there is no way back from here:\n\(screen)")
    }
}
