import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// What a person has to look at: values that two people have set without knowing of each other, and changes that the server
/// has refused. Nothing is shown where there is none.
struct SettleChangesCard: View {
    @Live<DocumentsQuery<Conflict>> private var conflicts: [Conflict]?
    @Live<RefusedBatchesQuery> private var refused: [RefusedBatch]?
    @Environment(LedgerEnvironment.self) private var ledger

    init() {
        _conflicts = Live { DocumentsQuery(accountID: $0) }
        _refused = Live { RefusedBatchesQuery(accountID: $0) }
    }

    var body: some View {
        let (conflicts, refused) = (conflicts ?? [], refused ?? [])
        if !conflicts.isEmpty || !refused.isEmpty {
            TitledCard(title: "Changes to Settle") {
                VStack(alignment: .leading, spacing: Spacing.md) {
                    ForEach(conflicts, id: \.id) { ConflictRow(conflict: $0) }
                    ForEach(refused) { RefusalRow(refused: $0) }
                }
            }
        }
    }
}

/// A value that was lost, and the ways to settle it.
private struct ConflictRow: View {
    let conflict: Conflict
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text("\(subject): \(field)")
                .font(Typography.body)
                .foregroundStyle(BrandColors.textPrimary)
            Text(story)
                .font(Typography.small)
                .foregroundStyle(BrandColors.textSecondary)
            HStack(spacing: Spacing.sm) {
                AppButton(title: "Keep Current", variant: .secondary) {
                    ledger.perform { try $0.conflicts.keep(conflict.id ?? "") }
                }
                if conflict.canBeRestored {
                    AppButton(title: "Use the Other", variant: .secondary) {
                        ledger.perform { try $0.conflicts.restore(conflict.id ?? "") }
                    }
                }
            }
        }
        .permitted(.editProjects)
    }

    /// The document by its kind: its name may be what was lost.
    private var subject: String { conflict.documentKind.spelledOut }

    private var field: String {
        let name = conflict.field.split(whereSeparator: { "/:".contains($0) }).first.map(String.init) ?? ""
        return name.isEmpty ? "Deleted" : name.spelledOut
    }

    private var story: String {
        let person = ledger.account.members.first { $0.id == conflict.lostBy }
        let name = person?.name?.textOrNil ?? person?.email?.textOrNil ?? "Someone"
        if conflict.field.isEmpty {
            return "\(name) had changed it before it was deleted by someone who had not seen that."
        }
        let value = conflict.lostValue.shownText
        return value.isEmpty
            ? "\(name) had emptied it. Someone who had not seen that has set it."
            : "\(name) had set it to \(value). Someone who had not seen that has set it as well."
    }
}

/// A change that the server has refused; it is undone already.
private struct RefusalRow: View {
    let refused: RefusedBatch
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text("A change was refused: \(refused.subjects)")
                .font(Typography.body)
                .foregroundStyle(BrandColors.textPrimary)
            Text(refused.refusal.message)
                .font(Typography.small)
                .foregroundStyle(BrandColors.textSecondary)
            AppButton(title: "Dismiss", variant: .secondary) { ledger.perform { try $0.store.dismiss(refused) } }
        }
    }
}

extension RefusedBatch {
    /// What it was about.
    fileprivate var subjects: String {
        if let command = batch.command {
            // The name of a case is what the command does.
            let name = "\(command)".prefix { $0 != "(" }
            return String(name).spelledOut
        }
        let names = batch.operations.compactMap { operation in
            if case .string(let name)? = operation.patch["name"] { name } else { nil }
        }
        return names.first ?? batch.operations.first?.kind.rawValue.spelledOut ?? ""
    }
}

extension JSONValue {
    /// A value for people to read.
    fileprivate var shownText: String {
        switch self {
        case .null: ""
        case .string(let text): "\u{201C}\(text)\u{201D}"
        case .bool(let value): value ? "yes" : "no"
        case .object(let members):
            if case .integer(let cents)? = members["amountCents"] {
                CurrencyFormatting.withDecimals(cents)
            } else {
                text
            }
        default: text
        }
    }
}

extension String {
    /// A name such as `purchasePriceCents` as words.
    fileprivate var spelledOut: String {
        var words = ""
        for character in self {
            if character.isUppercase { words.append(" ") }
            words.append(words.isEmpty ? Character(character.uppercased()) : Character(character.lowercased()))
        }
        return words
    }
}

#Preview {
    let ledger = PreviewLedger.make(.one)
    PreviewLedger.addSyncIssues(ledger)
    return SettingsPage { SettleChangesCard() }.environment(ledger)
}
