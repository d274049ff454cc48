import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// How the app looks, and who is at work where.
struct GeneralSettings: View {
    @AppStorage(AppearancePreference.key) private var appearance = AppearancePreference.system
    @Live<DocumentsQuery<Conflict>> private var conflicts: [Conflict]?
    @Live<RefusedBatchesQuery> private var refused: [RefusedBatch]?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    init() {
        _conflicts = Live { DocumentsQuery(accountID: $0) }
        _refused = Live { RefusedBatchesQuery(accountID: $0) }
    }

    var body: some View {
        SettingsPage {
            TitledCard(title: "Appearance") {
                SegmentedControl(
                    selection: $appearance,
                    options: AppearancePreference.allCases.map {
                        SegmentOption(id: $0, label: $0.label, icon: Image(systemName: $0.icon))
                    })
            }
            TitledCard(title: "Account Info") {
                DetailRow(label: "Account", value: ledger.account.account?.name ?? "")
                DetailRow(label: "Role", value: ledger.role?.label ?? "")
                DetailRow(
                    label: "Email", value: ledger.account.member?.email ?? ledger.user?.email ?? "",
                    showDivider: false)
            }
            TitledCard(title: "Data") {
                DetailRow(
                    label: "Conflicts", value: unsettled > 0 ? "\(unsettled) to settle" : "None",
                    showDivider: ledger.restores
                ) {
                    navigator.push(.conflicts)
                }
                if ledger.restores {
                    DetailRow(label: "Recently Deleted", value: "Kept for 30 days", showDivider: false) {
                        navigator.push(.trash)
                    }
                }
            }
        }
    }

    /// How many values and refused changes a person has to look at.
    private var unsettled: Int { (conflicts?.count ?? 0) + (refused?.count ?? 0) }
}
