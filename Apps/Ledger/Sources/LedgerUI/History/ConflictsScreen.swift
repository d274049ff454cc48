import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Values that were overwritten by somebody who had not seen them: a person chooses which one stays. And changes that the
/// server has refused.
struct ConflictsScreen: View {
    @Live<DocumentsQuery<Conflict>> private var conflicts: [Conflict]?
    @Live<RefusedBatchesQuery> private var refused: [RefusedBatch]?

    init() {
        _conflicts = Live { DocumentsQuery(accountID: $0) }
        _refused = Live { RefusedBatchesQuery(accountID: $0) }
    }

    var body: some View {
        StateContent(
            $conflicts.state, message: String(localized: "Loading conflicts..."), placeholder: .cards,
            retry: $conflicts.retry
        ) {
            if conflicts?.isEmpty == false || refused?.isEmpty == false {
                ScrollView {
                    LazyVStack(spacing: Spacing.cardListGap) {
                        ForEach(conflicts ?? [], id: \.id) { ConflictCard(conflict: $0) }
                        ForEach(refused ?? []) { RefusedChangeCard(refused: $0) }
                    }
                    .padding(Spacing.screenPadding)
                    .readableWidth()
                }
                .refreshesLedger()
            } else {
                ContentUnavailableView(
                    "No Conflicts", systemImage: "checkmark.circle",
                    description: Text("When two people change the same value at the same time, you choose here."))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle("Conflicts")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// One value that was overwritten, beside what is there now.
private struct ConflictCard: View {
    let conflict: Conflict
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        TitledCard(title: title) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                if let name = ledger.memberName(conflict.lostBy ?? "") {
                    Text("\(name)’s change was overwritten.")
                        .font(Typography.small)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
                PickerRow(title: current, subtitle: String(localized: "Keep what is there now")) {
                    settle { try $0.conflicts.keepCurrent(conflict.id ?? "") }
                }
                .accessibilityLabel("Keep \(current)")
                if conflict.canBeRestored {
                    PickerRow(title: lost, subtitle: String(localized: "Use the overwritten value")) {
                        settle { try $0.conflicts.takeLost(conflict.id ?? "") }
                    }
                    .accessibilityLabel("Use \(lost)")
                } else {
                    Text("The overwritten value was \(lost). To use it, change it where it belongs.")
                        .font(Typography.small)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
            }
        }
        .permitted(.editProjects)
    }

    private var kind: EntityKind { EntityKind(rawValue: conflict.documentKind) ?? .conflict }

    private var fields: [String: JSONValue] {
        (try? ledger.store.fields(of: kind, conflict.documentKey, accountID: ledger.accountID)) ?? [:]
    }

    private var title: String {
        let label = FieldDescriptions.label(of: conflict.field, in: kind, fields: fields)
        return ledger.name(of: kind, conflict.documentKey).map { "\($0): \(label)" } ?? label
    }

    private var current: String {
        if let group = kind.fieldGroups.first(where: { $0.name == conflict.field }) {
            return text(.object(fields.filter { group.fields.contains($0.key) }))
        }
        if conflict.field.isEmpty { return fields.isEmpty ? String(localized: "Deleted") : String(localized: "Kept") }
        return text(FieldPath.value(at: conflict.field, in: fields, kind: kind) ?? .null)
    }

    private var lost: String {
        conflict.field.isEmpty ? String(localized: "Restore the \(kind.words)") : text(conflict.lostValue)
    }

    private func text(_ value: JSONValue) -> String {
        FieldDescriptions.text(value, at: conflict.field, in: kind) { ledger.name(of: $0, $1) }
    }

    private func settle(_ work: @escaping (LedgerServices) throws -> Void) {
        ledger.perform(String(localized: "Failed to settle the conflict. Please try again."), work) {
            Haptics.success()
        }
    }
}

#Preview("One") {
    let ledger = PreviewLedger.make()
    ledger.addPreviewConflict()
    return PreviewScreen(ledger) { ConflictsScreen() }
}

#Preview("None") { PreviewScreen { ConflictsScreen() } }

#Preview("Failed") { PreviewScreen(.failed) { ConflictsScreen() } }
