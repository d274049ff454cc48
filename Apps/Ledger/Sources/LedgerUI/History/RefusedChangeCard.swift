import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A change that the server has refused: what it was, and why. It is undone already.
struct RefusedChangeCard: View {
    let refused: RefusedBatch
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        TitledCard(title: String(localized: "A change was refused: \(subject)")) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text(localized(Phrase(stringLiteral: refused.refusal.message)))
                    .font(Typography.small)
                    .foregroundStyle(ReadableColors.textSecondary)
                AppButton(title: String(localized: "Dismiss"), variant: .secondary) {
                    ledger.perform { try $0.store.dismiss(refused) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// What the change was about.
    private var subject: String {
        if let command = refused.batch.command {
            // The name of a case is what the command does.
            return localized(Phrase(stringLiteral: String("\(command)".prefix { $0 != "(" }).spelledOut))
        }
        let operations = refused.batch.operations
        for operation in operations {
            if case .string(let name)? = operation.patch["name"] { return name }
        }
        guard let first = operations.first else { return "" }
        return ledger.name(of: first.kind, first.key) ?? first.kind.title
    }
}

extension String {
    /// A name such as `deleteProject` as words.
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
    ledger.addPreviewRefusal()
    return PreviewScreen(ledger) { ConflictsScreen() }
}
