import Foundation
import LedgerCore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@MainActor struct ImportTests {
    private func choose(_ text: String, in s: LedgerScreen) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
        try Data(text.utf8).write(to: file)
        await s.tap("Choose File")
        try #require(s.screen.requests.last { $0.isPending }).choose(file)
        s.screen.update()
        s.settle()
        try FileManager.default.removeItem(at: file)
    }

    @Test("D6 Items are imported from a file, after a look at them") func items() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let den = try ledger.addSpace("Den", project: project)
        let s = LedgerScreen(ledger) { ProjectDetailScreen(projectID: project) }
        await s.tap("Project Options")
        await s.tap("Import Items")
        try await choose("name,price,space\nSofa,1200,Den\nLamp,cheap,Den\n,5,Den", in: s)
        await s.expect(s.screen.allElements.containing(text: "2 items found. 1 line is skipped.").firstMatch)
        #expect(s.screen.allElements.containing(text: "Line 3:").exists)
        #expect(try s.items().isEmpty)
        await s.tap("Import 2 items")
        let items = try s.items().sorted { $0.name < $1.name }
        #expect(
            items.map(\.name) == ["Lamp", "Sofa"] && items.allSatisfy { $0.projectId == project && $0.spaceId == den })
        #expect(items.map(\.purchasePriceCents) == [nil, 120_000])
    }

    @Test("D6 A file that is no list of items is refused, with the reason") func refused() async throws {
        let s = LedgerScreen(.empty) { ImportItemsSheet(projectID: nil) }
        try await choose("a,b\n1,2", in: s)
        await s.expect(s.screen.allElements.containing(text: "one of them has to be").firstMatch)
        #expect(try s.items().isEmpty)
    }
}
