import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// SwiftUI has something else by this name; in tests of screens it is always the ledger's.
typealias Transaction = LedgerCore.Transaction

/// What tests put into an empty firm, so that each shows what it counts on.
extension LedgerEnvironment {
    func addProject(_ name: String = "Lakeside House", budgets: [String: Int] = [:]) throws -> String {
        let project = Project {
            $0.name = name
            $0.clientName = "Moreno"
        }
        return try services().projects.create(project, allocations: budgets).id!
    }

    @discardableResult
    func addItem(
        _ name: String, project: String? = nil, _ configure: (inout Item) -> Void = { _ in }
    ) throws -> String {
        let item = Item {
            $0.name = name
            $0.projectId = project
            configure(&$0)
        }
        return try services().items.create(item).id!
    }

    @discardableResult
    func addSpace(
        _ name: String, project: String? = nil, _ configure: (inout Space) -> Void = { _ in }
    ) throws -> String {
        let space = Space {
            $0.name = name
            $0.projectId = project
            configure(&$0)
        }
        return try services().spaces.create(space).id!
    }

    @discardableResult
    func addTransaction(
        _ source: String, project: String? = nil, type: TransactionType = .purchase,
        _ configure: (inout Transaction) -> Void = { _ in }
    ) throws -> String {
        let transaction = Transaction {
            $0.source = source
            $0.projectId = project
            $0.transactionType = type
            configure(&$0)
        }
        return try services().transactions.create(transaction).id!
    }
}

extension LedgerScreen {
    /// All items that are stored.
    func items() throws -> [Item] {
        try ledger.store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID))
    }

    /// What of a kind is stored.
    func all<E: Entity>(_ type: E.Type) throws -> [E] {
        try ledger.store.value(of: DocumentsQuery<E>(accountID: SampleFirm.accountID))
    }

    /// The buttons whose words hold a text, such as cards and rows.
    func button(with text: String) -> ElementQuery { screen.buttons.containing(text: text).firstMatch }

    /// Taps the first button whose words hold a text, and lets what it opens come.
    func tap(with text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let button = button(with: text)
        await expect(button, sourceLocation: sourceLocation)
        button.tap(sourceLocation: sourceLocation)
        settle()
    }

    /// The header of a section that opens and closes; it is written, and read, in capitals.
    func section(_ title: String) -> ElementQuery {
        screen.buttons.matching { $0.label.hasPrefix(title.uppercased()) }.firstMatch
    }

    /// Opens a section, or closes it.
    func toggle(section title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let header = section(title)
        await expect(header, sourceLocation: sourceLocation)
        header.tap(sourceLocation: sourceLocation)
        settle()
    }

    /// Types into the field of a name.
    func type(_ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let field = screen.field(name).firstMatch
        await expect(field, sourceLocation: sourceLocation)
        field.type(text, sourceLocation: sourceLocation)
        screen.advance(by: .milliseconds(100))
    }

    /// Pulls a sheet up to its full height.
    func raiseSheet() {
        screen.sheets.firstMatch.swipeUp(velocity: .fast)
        settle()
    }

    /// Pulls a sheet down.
    func dismissSheet() {
        let sheet = screen.sheets.firstMatch.frame
        screen.drag(
            from: CGPoint(x: sheet.midX, y: sheet.minY + 8), to: CGPoint(x: sheet.midX, y: screen.size.height - 4),
            velocity: .fast)
        settle()
    }
}
