import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import Observation

/// What a search has found, page by page.
@MainActor
@Observable
final class SearchModel {
    enum Tab: String, CaseIterable {
        case items, transactions, spaces

        var label: String {
            switch self {
            case .items: String(localized: "Items")
            case .transactions: String(localized: "Transactions")
            case .spaces: String(localized: "Spaces")
            }
        }

        var nothingFound: String {
            switch self {
            case .items: String(localized: "No items found")
            case .transactions: String(localized: "No transactions found")
            case .spaces: String(localized: "No spaces found")
            }
        }
    }

    /// How many hits a page has.
    nonisolated static let pageSize = 50
    /// How long nothing is typed before it is searched.
    static let debounce = Duration.milliseconds(400)
    /// Where the tab that was open last is remembered.
    static let selectedTabKey = "searchSelectedTab"

    private(set) var items: [Item] = []
    private(set) var transactions: [Transaction] = []
    private(set) var spaces: [Space] = []
    private(set) var counts: [Tab: Int] = [:]
    /// What was searched for; `nil` while nothing was.
    private(set) var searched: String?
    private(set) var failure: LoadFailure?

    @ObservationIgnored private var results: SearchResults?

    /// Searches the whole account; nothing for a blank text.
    func search(_ query: String, in ledger: LedgerEnvironment) async {
        let text = query.trimmedText
        guard !text.isEmpty else { return clear() }
        let place = Place(ledger)
        do {
            // As many as were shown before, so that coming back from a screen does not scroll.
            let isSame = text == searched
            let shown = isSame ? (items.count, transactions.count, spaces.count) : (0, 0, 0)
            let found = try await Self.findElsewhere(text, in: place, shown)
            guard !Task.isCancelled else { return }
            show(found, of: text)
        } catch {
            guard !Task.isCancelled else { return }
            failure = LoadFailure(error, fallback: String(localized: "Search isn’t working right now."))
        }
    }

    /// Searches again for what was searched for, as documents have changed. Whatever else is searched for meanwhile counts.
    func refresh(in ledger: LedgerEnvironment) async {
        guard let text = searched else { return }
        let shown = (items.count, transactions.count, spaces.count)
        let found = try? await Self.findElsewhere(text, in: Place(ledger), shown)
        guard let found, !Task.isCancelled, searched == text else { return }
        show(found, of: text)
    }

    /// Searches for what is in the field at first, before the first frame.
    func begin(with query: String, in ledger: LedgerEnvironment) {
        let text = query.trimmedText
        guard !text.isEmpty else { return }
        do { show(try Self.find(text, in: Place(ledger), (0, 0, 0)), of: text) } catch {
            failure = LoadFailure(error, fallback: String(localized: "Search isn’t working right now."))
        }
    }

    private func show(_ found: Found, of text: String) {
        results = found.results
        (items, transactions, spaces) = (found.items, found.transactions, found.spaces)
        counts = [
            .items: found.results.items.count, .transactions: found.results.transactions.count,
            .spaces: found.results.spaces.count,
        ]
        searched = text
        failure = nil
    }

    /// Shows a further page, once the last of those that are there comes into view.
    func more(_ tab: Tab, in ledger: LedgerEnvironment) {
        guard let results else { return }
        let store = ledger.store
        switch tab {
        case .items: items += (try? store.documents(of: results.items, in: Self.page(after: items.count))) ?? []
        case .transactions:
            transactions +=
                (try? store.documents(of: results.transactions, in: Self.page(after: transactions.count))) ?? []
        case .spaces: spaces += (try? store.documents(of: results.spaces, in: Self.page(after: spaces.count))) ?? []
        }
    }

    private func clear() {
        results = nil
        (items, transactions, spaces) = ([], [], [])
        counts = [:]
        searched = nil
        failure = nil
    }

    private static func page(after count: Int) -> Range<Int> { count..<count + pageSize }

    /// Where is searched, and where what was found is read.
    private struct Place: Sendable {
        let source: any DocumentStore
        let store: LocalStore
        let accountID: String

        @MainActor init(_ ledger: LedgerEnvironment) {
            source = ledger.source
            store = ledger.store
            accountID = ledger.accountID
        }
    }

    private struct Found: Sendable {
        var results: SearchResults
        var items: [Item]
        var transactions: [Transaction]
        var spaces: [Space]
    }

    /// Searches off the main thread, since a first search reads all there is.
    @concurrent nonisolated private static func findElsewhere(
        _ text: String, in place: Place, _ shown: (items: Int, transactions: Int, spaces: Int)
    ) async throws -> Found {
        try find(text, in: place, shown)
    }

    nonisolated private static func find(
        _ text: String, in place: Place, _ shown: (items: Int, transactions: Int, spaces: Int)
    ) throws -> Found {
        let store = place.store
        let results = try place.source.search(text, accountID: place.accountID)
        return Found(
            results: results,
            items: try store.documents(of: results.items, in: 0..<max(pageSize, shown.items)),
            transactions: try store.documents(of: results.transactions, in: 0..<max(pageSize, shown.transactions)),
            spaces: try store.documents(of: results.spaces, in: 0..<max(pageSize, shown.spaces)))
    }
}
