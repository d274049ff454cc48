import DesignSystem
import LedgerCore
import SwiftUI

/// How the app looks, and who is at work where.
struct GeneralSettings: View {
    @AppStorage(AppearancePreference.key) private var appearance = AppearancePreference.system
    @Environment(LedgerEnvironment.self) private var ledger

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
        }
    }
}
