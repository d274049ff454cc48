import Foundation
import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// D6: a person's data, handed out and erased on request.
@MainActor struct PeopleTests {
    /// A member who is no owner.
    private func member(_ ledger: LedgerEnvironment) throws -> AccountMember {
        try #require(ledger.account.members.first { $0.role == .user })
    }

    private func file(_ s: LedgerScreen) async throws -> String {
        let isOpen = await s.screen.wait { s.screen.sheets.firstMatch.exists }
        #expect(isOpen, "\(s.screen)")
        let url = try #require(
            try FileManager.default.contentsOfDirectory(
                at: FileManager.default.temporaryDirectory.appending(path: "ledger-exports"),
                includingPropertiesForKeys: [.contentModificationDateKey]
            ).flatMap { try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
                .filter { $0.lastPathComponent == "personal-data.json" }.max { left, right in
                    let dates = try? [left, right].map { try $0.resourceValues(forKeys: [.contentModificationDateKey]) }
                    return (dates?[0].contentModificationDate ?? .now) < (dates?[1].contentModificationDate ?? .now)
                })
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test("D6 A member's data is handed out from the list of users") func export() async throws {
        let s = LedgerScreen { SettingsScreen(tab: .users) }
        let member = try member(s.ledger)
        await s.tap("Options for \(PersonalDataRequest(member).name)")
        await s.tap("Export Data")
        let text = try await file(s)
        #expect(try JSONObject(json: JSONValue(parsing: text)).members["person"] == .string(member.id ?? ""))
        #expect(text.contains(member.email ?? "?"))
    }

    @Test("D6 Everyone has their own data handed out, in the settings of the account") func own() async throws {
        let s = LedgerScreen(role: .user) { SettingsScreen(tab: .account) }
        await s.tap("Export My Data")
        let text = try await file(s)
        let own = try #require(s.ledger.account.member?.id)
        #expect(try JSONObject(json: JSONValue(parsing: text)).members["person"] == .string(own))
    }

    @Test("D6 A member is erased after a question; a former member, too") func erase() async throws {
        let ledger = PreviewLedger.make()
        let s = LedgerScreen(ledger) { SettingsScreen(tab: .users) }
        let member = try member(ledger)
        let name = PersonalDataRequest(member).name
        await s.tap("Options for \(name)")
        await s.tap("Remove")
        await s.tap("Remove")
        await s.expect(s.screen.allElements.containing(text: "Former Members".uppercased()).firstMatch)
        await s.tap("Options for \(name)")
        await s.tap("Erase Data")
        await s.expect(s.screen.allElements.containing(text: "The books stay.").firstMatch)
        #expect(try ledger.store.data(of: member.id!, in: ledger.accountID).contains(name))
        await s.tap("Erase")
        await s.expectGone(s.screen.button("Options for \(name)"))
        #expect(try !ledger.store.data(of: member.id!, in: ledger.accountID).contains(name))
        #expect(ledger.account.members.allSatisfy { $0.id != member.id })
    }

    @Test("D6 What cannot be erased says why, and tries again") func failure() async throws {
        let ledger = PreviewLedger.make()
        let s = LedgerScreen(ledger) { SettingsScreen(tab: .users) }
        let member = try member(ledger)
        try ledger.store.breakWrites()
        await s.tap("Options for \(PersonalDataRequest(member).name)")
        await s.tap("Erase Data")
        await s.tap("Erase")
        await s.expect(s.screen.text("Failed to erase the data. Please try again."))
        try ledger.store.mendWrites()
        await s.tap("Retry")
        #expect(try s.stored(AccountMember.self, member.id!) == nil)
    }
}
