import SwiftUI

/// A budget category in a list, with a badge for its kind.
public struct CategoryRow: View {
    private let name: String
    private let categoryType: BudgetCategoryKind
    private let onTap: (() -> Void)?
    @Themed(.ledger) private var theme

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: what the category is called.
    ///   - categoryType: its kind.
    ///   - onTap: what a tap does; nil makes it a row that is only read.
    public init(name: String, categoryType: BudgetCategoryKind, onTap: (() -> Void)? = nil) {
        self.name = name
        self.categoryType = categoryType
        self.onTap = onTap
    }

    public var body: some View {
        if let onTap {
            Button {
                onTap()
            } label: {
                row.frame(minHeight: .touchTargetMin)
            }
            .buttonStyle(.press)
        } else {
            row.accessibilityElement(children: .combine)
        }
    }

    private var row: some View {
        HStack(spacing: theme.spacing.sm) {
            TitleAndDetail(theme: theme, alignment: .center) {
                Text(name)
                    .font(theme.fonts.body)
                    .foregroundStyle(theme.colors.textPrimary)
            } detail: {
                switch categoryType {
                case .general: Badge(String(localized: "General"))
                case .itemized: Badge(String(localized: "Itemized"), color: theme.colors.info.text)
                case .fee: Badge(String(localized: "Fee"), color: theme.colors.warning.text)
                }
            }
            if onTap != nil {
                Image(systemName: "chevron.forward")
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.textTertiary)
                    .accessibilityHidden(true)
            }
        }
        .padding(.vertical, theme.spacing.sm)
    }
}

#Preview {
    VStack(spacing: 0) {
        CategoryRow(name: "Furnishings", categoryType: .itemized, onTap: {})
        CategoryRow(name: "Install", categoryType: .general, onTap: {})
        CategoryRow(name: "Design Fee", categoryType: .fee)
    }
    .padding()
    .background(BrandColors.surface)
}
