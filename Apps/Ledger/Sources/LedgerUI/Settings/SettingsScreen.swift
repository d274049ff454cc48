import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The settings: how the app looks, what the account presets, who belongs to it, the account itself.
struct SettingsScreen: View {
    @State private var selected = Tab.general.rawValue
    @Environment(LedgerEnvironment.self) private var ledger

    enum Tab: String, CaseIterable {
        case general, presets, users, account

        var label: String {
            switch self {
            case .general: String(localized: "General")
            case .presets: String(localized: "Presets")
            case .users: String(localized: "Users")
            case .account: String(localized: "Account")
            }
        }

        /// Users are for administrators. All others are for everyone: signing out has to be within everyone's reach.
        static func tabs(for role: MemberRole?) -> [Tab] {
            allCases.filter { $0 != .users || role?.isAdministrator == true }
        }
    }

    /// - Parameter tab: the tab that is open at first.
    init(tab: Tab = .general) { _selected = State(initialValue: tab.rawValue) }

    var body: some View {
        let tabs = Tab.tabs(for: ledger.role)
        VStack(spacing: Spacing.none) {
            ScrollableTabBar(
                selectedId: $selected, items: tabs.map { TabBarItem(id: $0.rawValue, label: $0.label) })
            StateContent(ledger.account.state, message: String(localized: "Loading settings..."), retry: reload) {
                switch tabs.first(where: { $0.rawValue == selected }) ?? .general {
                case .general: GeneralSettings()
                case .presets: PresetsSettings()
                case .users: UsersSettings()
                case .account: AccountSettings()
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(BrandColors.background)
        .navigationTitle("Settings")
    }

    private func reload() {
        if let id = ledger.account.currentAccountID { ledger.account.select(id) }
    }
}

/// A page of settings that scrolls.
struct SettingsPage<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.lg) { content }
                .padding(Spacing.screenPadding)
                .readableWidth()
        }
        .refreshesLedger()
    }
}

#Preview("General") { PreviewScreen { SettingsScreen() } }

#Preview("Presets") { PreviewScreen { SettingsScreen(tab: .presets) } }

#Preview("Presets, as a user") { PreviewScreen(role: .user) { SettingsScreen(tab: .presets) } }

#Preview("Users") { PreviewScreen { SettingsScreen(tab: .users) } }

#Preview("Account") { PreviewScreen { SettingsScreen(tab: .account) } }

#Preview("Account, as a user") { PreviewScreen(role: .user) { SettingsScreen(tab: .account) } }

#Preview("Long words, presets") { PreviewScreen(.long) { SettingsScreen(tab: .presets) } }

#Preview("Long words, users") { PreviewScreen(.long) { SettingsScreen(tab: .users) } }

#Preview("Long words, account") { PreviewScreen(.long) { SettingsScreen(tab: .account) } }

#Preview("Failed") { PreviewScreen(.failed) { SettingsScreen() } }
