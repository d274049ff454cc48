import DesignSystem
import SwiftUI

// Code as a reader of the document on Shield's components, and of Ledger's, writes it.

struct ShieldSnippet: View {
    @State private var email = ""
    @State private var password = ""
    @State private var isScanning = false
    @State private var asks = false
    @State private var toasts = ToastManager()

    var body: some View {
        VStack {
            ShieldCard {
                ShieldTextField("Email", text: $email, placeholder: "you@example.com")
                ShieldTextField("Password", text: $password, isSecure: true)
            } header: {
                HStack {
                    ShieldAvatar(name: "Ada Lovelace", status: .online)
                    ShieldBadge("Protected", variant: .success, icon: "checkmark")
                }
            } footer: {
                ShieldProgressBar(value: 0.4)
            }
            ShieldButton("Scan", style: .primary, size: .large, icon: "shield", isLoading: isScanning) {
                toasts.showToast("Scan finished", variant: .success, duration: 3)
            }
            ShieldButton("Remove", style: .danger) { asks = true }
            ShieldSkeleton(.text(lines: 2))
        }
        .shieldToasts(toasts)
        .shieldModal(isPresented: $asks, title: "Remove?", actions: [ShieldModalAction("Remove", style: .danger)]) {
            Text("Really?")
        }
    }
}

struct ShieldEmptySnippet: View {
    var body: some View {
        ShieldEmptyState(icon: "bell", title: "No alerts", description: "Nothing needs you.", actionTitle: "Scan") {}
    }
}

struct ThemesSnippet: View {
    var body: some View {
        VStack {
            Text("Brand").foregroundStyle(BrandColors.primary).font(Typography.h1)
            Text("Late").foregroundStyle(StatusColors.missedText).padding(Spacing.sm)
            RoundedRectangle(cornerRadius: Dimensions.cardRadius).fill(Color.bgSecondary)
            Text("Surface").background(Color.appSurfaceBrand)
            AppButton(title: "In another theme") {}.theme(.shield)
        }
    }
}

struct LedgerSnippet: View {
    @State private var isExpanded = true
    @State private var selected = false
    @State private var tab = "items"

    var body: some View {
        ScrollView {
            ScrollableTabBar(
                selectedId: $tab,
                items: [TabBarItem(id: "items", label: "Items"), TabBarItem(id: "spaces", label: "Spaces")])
            CollapsibleSection(title: "Details", isExpanded: $isExpanded, badge: "2", onEdit: {}) {
                Card {
                    DetailRow(label: "Status", value: "Pending")
                    DetailRow(label: "Space", value: "Hall", showDivider: false, onTap: {})
                }
            }
            ItemCard(
                name: "Chair", priceLabel: "$4.50", isSelected: $selected, onPress: {},
                menuItems: [ActionMenuItem(id: "edit", label: "Edit", icon: "pencil") {}])
            BudgetCategoryTracker(name: "Rugs", spentCents: 100, budgetCents: 200)
        }
    }
}
