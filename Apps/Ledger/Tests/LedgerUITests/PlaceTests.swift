import Foundation
import LedgerCore
import LedgerStore
import PerchTesting
import Testing

@testable import LedgerUI

@MainActor struct PlaceTests {
    nonisolated private static let places = [
        Place(tab: .projects), Place(tab: .projects, path: [.project("p"), .transaction("t/1 ü?#%"), .item("i")]),
        Place(tab: .inventory, path: [.space("s")]), Place(tab: .search, path: [.item("a")]),
        Place(tab: .projects, path: [.invoice("v")]), Place(tab: .settings, path: [.year]),
        Place(tab: .settings, path: [.duplicates]),
        Place(tab: .settings, path: [.trash, .history(.item, key: "x")]), Place(tab: .settings, path: [.conflicts]),
        Place(tab: .projects, path: [.project("p"), .report(.clientSummary, projectID: "p")]),
    ]

    @Test("D3 Each place has an address that leads there", arguments: places)
    func address(place: Place) {
        #expect(Place(place.url) == place, "\(place.url)")
    }

    @Test(
        "Other addresses lead nowhere",
        arguments: [
            "/", "/nothing", "/projects/project", "/projects/report/invoice", "/projects/history/thing/x", "/add",
        ])
    func nowhere(path: String) {
        #expect(Place(URL(string: "https://ledger.example" + path)!) == nil)
    }

    @Test("D3 A link opens the document, and the address follows what is opened")
    func link() async throws {
        let ledger = PreviewLedger.make()
        let screen = render(PreviewRoot(ledger))
        screen.advance(by: .seconds(1))
        let place = Place(tab: .projects, path: [.project(PreviewLedger.projectID), .item(PreviewLedger.itemID)])
        screen.open(place.url)
        let name = try #require(
            try ledger.store.value(
                of: DocumentQuery<Item>(accountID: ledger.accountID, key: PreviewLedger.itemID))?.name)
        #expect(await screen.wait { screen.description.contains(name) }, "\(screen)")
        screen.open(Place(tab: .settings, path: [.trash]).url)
        #expect(await screen.wait { screen.description.contains("Recently Deleted") }, "\(screen)")
        screen.open(URL(string: "https://ledger.example/nothing")!)
        screen.advance(by: .seconds(1))
        #expect(screen.description.contains("Recently Deleted"))
    }

    @Test("D3 A link opens the document in a window that has just opened")
    func linkAtTheStart() async throws {
        let ledger = PreviewLedger.make()
        let screen = render(PreviewRoot(ledger))
        screen.open(Place(tab: .projects, path: [.project(PreviewLedger.projectID), .item(PreviewLedger.itemID)]).url)
        let name = try #require(
            try ledger.store.value(
                of: DocumentQuery<Item>(accountID: ledger.accountID, key: PreviewLedger.itemID))?.name)
        #expect(await screen.wait { screen.description.contains(name) }, "\(screen)")
    }

    @Test("D3 A page stays open when somebody else signs in in another window of the process")
    func pageBesideOthers() async throws {
        let ledger = PreviewLedger.make()
        let screen = render(PreviewRoot(ledger))
        let user = SignedInUser(id: "owner", email: "owner@example.com")
        let stranger = PreviewLedger.signedOut(auth: FixedAuthService(user: user))
        let other = render(PreviewRoot(stranger))
        screen.advance(by: .seconds(1))
        screen.open(Place(tab: .projects, path: [.project(PreviewLedger.projectID), .item(PreviewLedger.itemID)]).url)
        let name = try #require(
            try ledger.store.value(
                of: DocumentQuery<Item>(accountID: ledger.accountID, key: PreviewLedger.itemID))?.name)
        #expect(await screen.wait { screen.description.contains(name) }, "\(screen)")
        other.update { stranger.enter(as: user, token: user.id) }
        #expect(await other.wait { other.tab("Projects").exists }, "\(other)")
        screen.advance(by: .seconds(1))
        #expect(screen.description.contains(name), "\(screen)")
    }

    @Test("D3 A link waits until somebody has signed in")
    func waits() async throws {
        let ledger = PreviewLedger.signedOut(
            auth: FixedAuthService(user: SignedInUser(id: "owner", email: "o@example.com")))
        let screen = render(PreviewRoot(ledger))
        screen.advance(by: .seconds(1))
        screen.open(Place(tab: .settings, path: [.trash]).url)
        ledger.enter(as: SignedInUser(id: "owner", email: "owner@example.com"))
        #expect(await screen.wait { screen.description.contains("Recently Deleted") }, "\(screen)")
    }
}
