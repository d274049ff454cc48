import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// What happened to a document: who changed what, and when.
struct HistoryScreen: View {
    private let kind: EntityKind
    private let key: String
    @Live<DocumentHistoryQuery> private var entries: [HistoryEntry]?
    @Environment(LedgerEnvironment.self) private var ledger

    init(kind: EntityKind, key: String) {
        self.kind = kind
        self.key = key
        _entries = Live { DocumentHistoryQuery(accountID: $0, kind: kind, key: key) }
    }

    var body: some View {
        StateContent(
            $entries.state, message: String(localized: "Loading history..."), placeholder: .cards, retry: $entries.retry
        ) {
            if let entries, !entries.isEmpty {
                ScrollView {
                    LazyVStack(spacing: Spacing.cardListGap) { ForEach(entries) { card($0) } }
                        .padding(Spacing.screenPadding)
                        .readableWidth()
                }
                .refreshesLedger()
            } else {
                ContentUnavailableView(
                    "No History", systemImage: "clock", description: Text("Changes from now on are listed here."))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle("History")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func card(_ entry: HistoryEntry) -> some View {
        Card {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(entry.action.sentence(by: ledger.memberName(entry.userID) ?? String(localized: "Former member")))
                    .font(Typography.h3)
                    .foregroundStyle(BrandColors.textPrimary)
                Text(moment(entry.date))
                    .font(Typography.caption)
                    .foregroundStyle(ReadableColors.textSecondary)
                ForEach(entry.changes.sorted { $0.key < $1.key }.filter { !$0.key.hasSuffix(":order") }, id: \.key) {
                    change in
                    line(change.key, change.value)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
        }
    }

    private func line(_ path: String, _ change: HistoryEntry.Change) -> some View {
        let fields = (try? ledger.store.fields(of: kind, key, accountID: ledger.accountID)) ?? [:]
        let label = FieldDescriptions.label(of: path, in: kind, fields: fields)
        return Text("\(label): \(text(change.from, path)) → \(text(change.to, path))")
            .font(Typography.small)
            .foregroundStyle(BrandColors.textPrimary)
    }

    private func text(_ value: JSONValue, _ path: String) -> String {
        FieldDescriptions.text(value, at: path, in: kind) { ledger.name(of: $0, $1) }
    }

    private func moment(_ date: Date) -> String {
        "\(DisplayFormatting.date(CalendarDate(date, in: .current))), \(DisplayFormatting.time(date, in: .current))"
    }
}

extension HistoryEntry.Action {
    /// What somebody did.
    func sentence(by name: String) -> String {
        switch self {
        case .create: String(localized: "\(name) created this")
        case .update: String(localized: "\(name) made changes")
        case .delete: String(localized: "\(name) deleted this")
        case .restore: String(localized: "\(name) restored this")
        }
    }
}

#Preview("Changes") {
    let ledger = PreviewLedger.make()
    ledger.perform { services in
        try services.transactions.update(PreviewLedger.transactionID) {
            $0.amountCents = 1_030_000
            $0.notes = "Deliver to the back door."
        }
        try services.transactions.update(PreviewLedger.transactionID) { $0.status = .completed }
    }
    return PreviewScreen(ledger) { HistoryScreen(kind: .transaction, key: PreviewLedger.transactionID) }
}

#Preview("None") { PreviewScreen { HistoryScreen(kind: .item, key: "nothing") } }

#Preview("Failed") { PreviewScreen(.failed) { HistoryScreen(kind: .item, key: PreviewLedger.itemID) } }
