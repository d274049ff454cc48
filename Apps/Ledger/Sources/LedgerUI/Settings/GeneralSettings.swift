import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// How the app looks, and who is at work where.
struct GeneralSettings: View {
    @AppStorage(AppearancePreference.key) private var appearance = AppearancePreference.system
    @Live<DocumentsQuery<Conflict>> private var conflicts: [Conflict]?
    @Live<RefusedBatchesQuery> private var refused: [RefusedBatch]?
    @State private var isClosingBooks = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    init() {
        _conflicts = Live { DocumentsQuery(accountID: $0) }
        _refused = Live { RefusedBatchesQuery(accountID: $0) }
    }

    var body: some View {
        SettingsPage {
            TitledCard(title: String(localized: "Appearance")) {
                SegmentedControl(
                    selection: $appearance,
                    options: AppearancePreference.allCases.map {
                        SegmentOption(id: $0, label: $0.label, icon: Image(systemName: $0.icon))
                    })
            }
            TitledCard(title: String(localized: "Account Info")) {
                DetailRow(label: String(localized: "Account"), value: ledger.account.account?.name ?? "")
                DetailRow(label: String(localized: "Role"), value: ledger.role?.label ?? "")
                DetailRow(
                    label: String(localized: "Email"), value: ledger.account.member?.email ?? ledger.user?.email ?? "",
                    showDivider: false)
            }
            TitledCard(title: String(localized: "Data")) {
                DetailRow(label: String(localized: "Year for the Tax Adviser"), value: String(localized: "CSV and PDF"))
                {
                    navigator.push(.year)
                }
                DetailRow(
                    label: String(localized: "Books Closed Through"),
                    value: closed.map { DisplayFormatting.date($0) } ?? String(localized: "Not Closed")
                ) {
                    isClosingBooks = true
                }
                .permitted(.closeBooks)
                DetailRow(
                    label: String(localized: "Duplicates"), value: String(localized: "Vendors and items")
                ) {
                    navigator.push(.duplicates)
                }
                DetailRow(
                    label: String(localized: "Conflicts"),
                    value: unsettled > 0 ? String(localized: "\(unsettled) to settle") : String(localized: "None"),
                    showDivider: ledger.restores
                ) {
                    navigator.push(.conflicts)
                }
                if ledger.restores {
                    DetailRow(
                        label: String(localized: "Recently Deleted"), value: String(localized: "Kept for 30 days"),
                        showDivider: false
                    ) {
                        navigator.push(.trash)
                    }
                }
            }
        }
        .sheet(isPresented: $isClosingBooks) { CloseBooksSheet(closed: closed, today: ledger.today) }
    }

    private var closed: CalendarDate? { ledger.account.presets?.booksClosedThrough }

    /// How many values and refused changes a person has to look at.
    private var unsettled: Int { (conflicts?.count ?? 0) + (refused?.count ?? 0) }
}
