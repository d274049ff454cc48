import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import LedgerSync
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// The app on a file that is kept synchronized with a server.
@MainActor struct ServerTests {
    /// A device of somebody, with the app's environment and its engine.
    private func device(_ server: MemoryServer, as user: String) async throws -> LedgerEnvironment {
        let store = try LocalStore(inMemory: .init())
        var timing = SyncEngine.Timing()
        timing.firstWait = 0.05
        timing.longestWait = 0.2
        let engine = SyncEngine(store: store, client: ServerClient(server), timing: timing)
        await engine.start()
        let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-server-test-media")
        let ledger = LedgerEnvironment(
            store: store, storage: LocalMediaStorage(folder: folder), auth: ServerAuthService(engine: engine),
            sync: engine)
        let signIn = try await ledger.auth.signIn(email: "\(user)@example.com", password: "secret")
        ledger.enter(as: signIn.user, token: signIn.token)
        return ledger
    }

    private func root(_ ledger: LedgerEnvironment) async -> RenderedView {
        let screen = render(PreviewRoot(ledger))
        screen.advance(by: .seconds(1))
        #expect(await screen.wait { screen.tab("Projects").exists || screen.button("Firm").exists })
        if screen.button("Firm").exists { screen.button("Firm").firstMatch.tap() }
        #expect(await screen.wait { ledger.account.account?.name == "Firm" })
        return screen
    }

    private func project(_ name: String, _ ledger: LedgerEnvironment) throws -> String {
        try ledger.services().projects.create(
            Project {
                $0.name = name; $0.clientName = "Moreno"
            }, allocations: [:]
        ).id!
    }

    @Test("1.1 The banner tells that the connection is cut and what waits, and goes once all has arrived")
    func bannerFollowsTheConnection() async throws {
        let server = try MemoryServer(["owner": .owner, "user": .user])
        let ledger = try await device(server, as: "owner")
        let screen = await root(ledger)
        let other = try await device(server, as: "user")
        server.cut = ["owner"]
        let offline = screen.staticTexts.containing(text: "Offline - Changes will sync when reconnected").firstMatch
        #expect(await screen.wait { offline.exists })
        let id = try project("Lakeside House", ledger)
        #expect(await screen.wait { screen.staticTexts.containing(text: "(1 change waiting)").firstMatch.exists })
        #expect(server.document(DocumentID(.project, id)) == nil)
        server.cut = []
        #expect(await screen.wait { !offline.exists })
        #expect(await screen.wait { server.document(DocumentID(.project, id)) != nil })
        #expect(
            await screen.wait {
                (try? other.store.value(of: DocumentQuery<Project>(accountID: "firm", key: id))).flatMap(\.self) != nil
            })
    }

    @Test("12.11 A value that two people set, and a change that was refused, are settled on one screen")
    func settlesChanges() async throws {
        let server = try MemoryServer(["owner": .owner, "user": .user])
        let ledger = try await device(server, as: "owner")
        let screen = await root(ledger)
        let other = try await device(server, as: "user")
        let house = try project("Lakeside House", ledger)
        let mill = try project("Mill", ledger)
        func client(_ id: String) -> String? {
            (try? ledger.store.value(of: DocumentQuery<Project>(accountID: "firm", key: id))).flatMap(\.self)?
                .clientName
        }
        let theirs = LedgerServices(
            store: other.store, session: Session(userID: "user", accountID: "firm"), storage: other.storage)
        #expect(
            await screen.wait {
                (try? other.store.value(of: DocumentsQuery<Project>(accountID: "firm")).count) == 2
            })
        // Neither has seen what the other one does.
        server.cut = ["owner"]
        try ledger.services().projects.update(house) { $0.clientName = "Mine" }
        try ledger.services().projects.delete(mill)
        try theirs.projects.update(house) { $0.clientName = "Theirs" }
        try theirs.projects.update(mill) { $0.clientName = "Theirs" }
        #expect(await screen.wait { (try? other.store.pendingCount()) == 0 })
        server.cut = []
        #expect(await screen.wait { client(house) == "Theirs" && client(mill) == "Theirs" })
        let page = LedgerScreen(ledger) { SettingsScreen() }
        await page.expect(page.screen.allElements.containing(text: "2 to settle").firstMatch)
        await page.tap(with: "Conflicts")
        await page.expect(page.screen.allElements.containing(text: "A CHANGE WAS REFUSED").firstMatch)
        await page.tap(with: "Use Mine")
        #expect(await screen.wait { client(house) == "Mine" })
        await page.tap("Dismiss")
        await page.expect(page.screen.text("No Conflicts"))
        #expect(
            await screen.wait { server.document(DocumentID(.project, house))?.values["clientName"] == .string("Mine") })
    }
}
