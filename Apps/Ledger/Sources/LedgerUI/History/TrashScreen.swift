import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// What was deleted in the last 30 days, to restore.
struct TrashScreen: View {
    @Live<DeletionsQuery> private var deletions: [Deletion]?
    @Environment(LedgerEnvironment.self) private var ledger

    /// - Parameter now: the time; what was deleted longer than 30 days ago is left out.
    init(now: Date? = nil) {
        // A time that changes would make another query each time the view is made.
        let day = (now ?? Date()).timeIntervalSince1970 / 86_400
        _deletions = Live {
            DeletionsQuery(accountID: $0, now: Date(timeIntervalSince1970: day.rounded(.up) * 86_400))
        }
    }

    var body: some View {
        StateContent(
            $deletions.state, message: String(localized: "Loading deleted items..."), placeholder: .cards,
            retry: $deletions.retry
        ) {
            if let deletions, !deletions.isEmpty {
                ScrollView {
                    LazyVStack(spacing: Spacing.cardListGap) {
                        ForEach(deletions) { DeletionCard(deletion: $0) }
                    }
                    .padding(Spacing.screenPadding)
                    .readableWidth()
                }
                .refreshesLedger()
            } else {
                ContentUnavailableView(
                    "Nothing to Restore", systemImage: "trash",
                    description: Text("What you delete is kept here for 30 days."))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle("Recently Deleted")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// What one deletion took, and the button that brings it back.
private struct DeletionCard: View {
    let deletion: Deletion
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text(DeletionWords.title(deletion))
                    .font(Typography.h3)
                    .foregroundStyle(BrandColors.textPrimary)
                Text(facts)
                    .font(Typography.small)
                    .foregroundStyle(ReadableColors.textSecondary)
                Button("Restore", systemImage: "arrow.uturn.backward") { ledger.restore(deletion.id) }
                    .font(Typography.buttonSmall)
                    .frame(minHeight: .touchTargetMin)
                    .accessibilityLabel("Restore \(DeletionWords.title(deletion))")
                    .permitted(deletion.kind == .project ? .deleteProjects : .editProjects)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var facts: String {
        let day = DisplayFormatting.date(CalendarDate(deletion.date, in: .current))
        let left = max(
            Int((deletion.expiry.timeIntervalSince(ledger.store.environment.now()) / 86_400).rounded(.up)), 0)
        return [
            DeletionWords.contents(deletion),
            ledger.memberName(deletion.userID).map { String(localized: "Deleted on \(day) by \($0)") }
                ?? String(localized: "Deleted on \(day)"),
            String(localized: "Kept for \(left) more days"),
        ].compactMap(\.self).joined(separator: "\n")
    }
}

/// What is said of deletions.
enum DeletionWords {
    /// What was deleted, such as `Sofa` or `3 Items`.
    static func title(_ deletion: Deletion) -> String {
        if deletion.names.count > 1 { return title(deletion.names.count, deletion.kind) }
        guard let name = deletion.names.first?.textOrNil else { return deletion.kind.title }
        return String(localized: "\(deletion.kind.title) “\(name)”")
    }

    /// What went with it, such as `With 12 items and 1 space`; `nil` if nothing did.
    static func contents(_ deletion: Deletion) -> String? {
        contents(deletion.contents).map { String(localized: "With \($0)") }
    }

    /// Numbers of documents, such as `12 items and 1 space`; `nil` for none.
    static func contents(_ counts: [EntityKind: Int]) -> String? {
        let parts = [EntityKind.item, .transaction, .space].compactMap { kind in
            counts[kind].flatMap { $0 > 0 ? count($0, kind) : nil }
        }
        return parts.isEmpty ? nil : DisplayFormatting.list(parts)
    }

    private static func count(_ count: Int, _ kind: EntityKind) -> String {
        switch kind {
        case .item: String(localized: "\(count) items")
        case .transaction: String(localized: "\(count) transactions")
        default: String(localized: "\(count) spaces")
        }
    }

    private static func title(_ count: Int, _ kind: EntityKind) -> String {
        switch kind {
        case .item: String(localized: "\(count) Items")
        case .transaction: String(localized: "\(count) Transactions")
        default: String(localized: "\(count) Spaces")
        }
    }
}

extension LedgerEnvironment {
    /// What a member is called; `nil` for someone who is no member.
    func memberName(_ userID: String) -> String? {
        let member = account.members.first { $0.uid == userID || $0.id == userID }
        return member?.name?.textOrNil ?? member?.email?.textOrNil
    }
}

#Preview("Deleted") {
    let ledger = PreviewLedger.make()
    ledger.perform { services in
        try services.items.delete([PreviewLedger.itemID])
        try services.projects.delete("project-1")
    }
    return PreviewScreen(ledger) { TrashScreen(now: ledger.store.environment.now()) }
}

#Preview("Empty") { PreviewScreen(.empty) { TrashScreen() } }

#Preview("Failed") { PreviewScreen(.failed) { TrashScreen() } }
