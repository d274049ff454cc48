import LedgerCore
import PerchTesting
import Testing

@testable import LedgerUI

@MainActor struct SidebarTests {
    nonisolated private static let desktop = Variant(device: "iPad (10th generation)", scale: 1, isLandscape: true)

    @Test("E2 A wide window has a sidebar instead of tabs")
    func sidebar() async throws {
        let ledger = PreviewLedger.make()
        let screen = render(PreviewRoot(ledger), variant: Self.desktop)
        screen.advance(by: .seconds(1))
        #expect(await screen.wait { screen.description.contains("Settings") }, "\(screen)")
        for (name, shown) in [("Inventory", "Select All"), ("Settings", "General"), ("Projects", "Active")] {
            screen[name].firstMatch.tap()
            screen.advance(by: .seconds(1))
            #expect(await screen.wait { screen.description.contains(shown) }, "\(name):\n\(screen)")
        }
    }

    @Test("E2 Keys go to each part of the app, to the search, and back", arguments: [Variant(scale: 1), desktop])
    func keys(variant: Variant) async throws {
        let ledger = PreviewLedger.make()
        let screen = render(PreviewRoot(ledger), variant: variant)
        screen.advance(by: .seconds(1))
        for (key, shown) in [("2", "Inventory"), ("4", "General"), ("3", "Start typing to search"), ("1", "Active")] {
            #expect(screen.typeKey(.init(Character(key)), modifierFlags: .command))
            screen.advance(by: .seconds(1))
            #expect(await screen.wait { screen.description.contains(shown) }, "\(key):\n\(screen)")
        }
        screen.open(Place(tab: .projects, path: [.trash]).url)
        #expect(await screen.wait { screen.description.contains("Recently Deleted") }, "\(screen)")
        #expect(screen.typeKey("[", modifierFlags: .command))
        screen.advance(by: .seconds(1))
        #expect(await screen.wait { !screen.description.contains("Recently Deleted") }, "\(screen)")
        #expect(screen.typeKey("n", modifierFlags: .command))
        screen.advance(by: .seconds(1))
        #expect(await screen.wait { screen.description.contains("New Transaction") }, "\(screen)")
    }
}
