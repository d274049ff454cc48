import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// Two people at work on one file, each with screens in their own process.
@MainActor struct TwoProcessesTests {
    private static func ledger(at path: String, as user: String) throws -> LedgerEnvironment {
        let ledger = LedgerEnvironment(
            store: try LocalStore(path: path), storage: LocalMediaStorage(besideDatabase: path),
            auth: FixedAuthService(user: SignedInUser(id: user, email: "\(user)@example.com")))
        ledger.enter(as: SignedInUser(id: user, email: "\(user)@example.com"))
        return ledger
    }

    /// Waits until the other process has done what a text shows. It takes its own time, not the screen's; and hundreds of other
    /// tests may have their turn meanwhile, for more than five minutes on a busy machine. The limit ends only what hangs.
    private static func sees(_ s: LedgerScreen, _ text: String) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(1_800)
        while ContinuousClock.now < end {
            let isThere = await s.screen.wait(timeout: .milliseconds(50)) {
                s.screen.allElements.containing(text: text).firstMatch.exists
            }
            if isThere { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    private static func type(amount: String, in s: LedgerScreen) async {
        await s.tap("Set who purchased this")
        s.screen.field("Amount ($)").clearText()
        s.screen.field("Amount ($)").type(amount)
        await s.tap("Save")
    }

    @Test("12.10 In two processes each has a user, sees the other's changes, and who wrote a field last is right")
    func changesCross() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-two-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.ledger").path(percentEncoded: false)
        try SampleFirm(size: .init(projects: 0, items: 0, spacesPerProject: 0)).load(into: LocalStore(path: path))
        let ledger = try Self.ledger(at: path, as: "owner")
        let project = try ledger.addProject()
        let transaction = try ledger.addTransaction("Wayfair", project: project) { $0.amountCents = 10_000 }

        async let other: Void = Self.work(beside: path, on: transaction)
        let s = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: transaction) }
        #expect(s.ledger.role == .owner)
        // The notes are below the receipts, out of sight as long as those are open.
        await s.toggle(section: "Receipts")
        await s.toggle(section: "Notes")
        #expect(try await Self.sees(s, "$250.00"))
        await Self.type(amount: "300", in: s)
        #expect(try await Self.sees(s, "Written by the other"))
        await other
        let stored = try s.stored(Transaction.self, transaction)
        #expect(stored?.amountCents == 30_000 && stored?.notes == "Written by the other")
        #expect(try ledger.store.check().findings.isEmpty)
    }

    /// What the other person does, in a process that ends with it.
    private static func work(beside path: String, on transaction: String) async {
        await #expect(processExitsWith: .success) {
            [path = path as String, transaction = transaction as String] in
            try await TwoProcessesTests.beTheOther(path, transaction)
        }
    }

    /// Edits an amount, waits until the owner has edited it as well, and writes a note.
    private static func beTheOther(_ path: String, _ transaction: String) async throws {
        let s = LedgerScreen(try ledger(at: path, as: "admin")) { TransactionDetailScreen(transactionID: transaction) }
        #expect(s.ledger.role == .admin)
        await type(amount: "250", in: s)
        #expect(try await sees(s, "$300.00"))
        await s.toggle(section: "Receipts")
        await s.tap("Edit Notes")
        s.screen.textViews.firstMatch.type("Written by the other")
        await s.tap("Save")
    }
}
