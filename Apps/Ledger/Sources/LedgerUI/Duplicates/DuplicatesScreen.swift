import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Vendors and items that were likely entered twice, to merge.
struct DuplicatesScreen: View {
    @Live<DocumentsQuery<Transaction>> private var transactions: [Transaction]?
    @Live<DocumentsQuery<Item>> private var items: [Item]?
    @State private var shown: Pair?
    /// Comparing all names is work, and a sheet that comes or goes changes none.
    @State private var found = Memo<Input, Found>()
    @Environment(LedgerEnvironment.self) private var ledger

    init() {
        _transactions = Live { DocumentsQuery(accountID: $0) }
        _items = Live { DocumentsQuery(accountID: $0) }
    }

    /// What is compared.
    private struct Input: Equatable {
        var transactions: [Transaction]
        var items: [Item]
        var vendors: [String]
    }

    private struct Found {
        var vendors: [DuplicateCalculations.Vendors]
        var items: [DuplicateCalculations.Items]
        var uses: [String: Int]
    }

    /// The two that are compared in a sheet.
    private enum Pair: Identifiable, Hashable {
        case vendors(DuplicateCalculations.Vendors, uses: [String: Int])
        case items(DuplicateCalculations.Items)

        var id: Self { self }
    }

    var body: some View {
        StateContent(
            $items.state, message: String(localized: "Loading duplicates..."), placeholder: .cards,
            retry: {
                $items.retry()
                $transactions.retry()
            }
        ) {
            let found = duplicates
            if found.vendors.isEmpty && found.items.isEmpty {
                ContentUnavailableView(
                    "No Duplicates", systemImage: "checkmark.circle",
                    description: Text("Vendors and items that look as if they were entered twice are listed here."))
            } else {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: Spacing.lg) {
                        if !found.vendors.isEmpty { vendors(found) }
                        if !found.items.isEmpty { items(found) }
                    }
                    .padding(Spacing.screenPadding)
                    .readableWidth()
                }
                .refreshesLedger()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle("Duplicates")
        .navigationBarTitleDisplayMode(.inline)
        .sheet(item: $shown) { pair in
            switch pair {
            case .vendors(let vendors, let uses): MergeVendorsSheet(vendors: vendors, uses: uses)
            case .items(let items): MergeItemsSheet(first: items.kept, second: items.duplicate)
            }
        }
    }

    private var duplicates: Found {
        let input = Input(
            transactions: transactions ?? [], items: items ?? [],
            vendors: ledger.account.vendors)
        return found(input) { input in
            let uses = DuplicateCalculations.uses(
                transactions: input.transactions, items: input.items, vendors: input.vendors)
            return Found(
                vendors: DuplicateCalculations.vendors(uses), items: DuplicateCalculations.items(input.items),
                uses: uses)
        }
    }

    private func vendors(_ found: Found) -> some View {
        TitledCard(title: String(localized: "Vendors")) {
            ForEach(found.vendors) { pair in
                DetailRow(
                    label: "\(pair.kept) · \(pair.duplicate)", value: String(localized: "Compare"),
                    showDivider: pair != found.vendors.last
                ) {
                    shown = .vendors(pair, uses: found.uses)
                }
            }
            .permitted(.editPresets)
        }
    }

    private func items(_ found: Found) -> some View {
        TitledCard(title: String(localized: "Items")) {
            ForEach(found.items) { pair in
                DetailRow(
                    label: label(of: pair), value: String(localized: "Compare"), showDivider: pair != found.items.last
                ) {
                    shown = .items(pair)
                }
            }
        }
    }

    private func label(of pair: DuplicateCalculations.Items) -> String {
        let project =
            pair.kept.projectId?.textOrNil.flatMap { ledger.name(of: .project, $0) } ?? String(localized: "Inventory")
        let names = [pair.kept, pair.duplicate].map(ItemDetailCalculations.displayName)
        return "\(names[0] == names[1] ? names[0] : names.joined(separator: " · ")), \(project)"
    }
}

#Preview("Vendors and items") {
    PreviewScreen(PreviewDuplicates.make()) { DuplicatesScreen() }
}

#Preview("None") { PreviewScreen(.empty) { DuplicatesScreen() } }

#Preview("Loading") { PreviewScreen(.loading) { DuplicatesScreen() } }

#Preview("Failed") { PreviewScreen(.failed) { DuplicatesScreen() } }

#Preview("A user") {
    PreviewScreen(PreviewDuplicates.make(role: .user)) { DuplicatesScreen() }
}
