import SwiftUI

/// The content of a sheet with actions to choose from.
///
/// ```swift
/// .actionMenu(isPresented: $showsMenu, title: "Project Options", items: [
///     ActionMenuItem(id: "edit", label: "Edit Project", icon: "pencil") { edit() },
///     ActionMenuItem(id: "delete", label: "Delete Project", icon: "trash", isDestructive: true) { confirm() },
/// ])
/// ```
///
/// Choosing closes the sheet. With `onSelectAction` the chosen action is passed over, for the presenter to run once the
/// sheet has gone, so that it may present something itself; without it the action runs at once. It always runs.
///
/// An item whose icon is `checkmark.circle.fill` is in force, and is read aloud as selected.
public struct ActionMenuSheet: View {
    private let title: String?
    private let items: [ActionMenuItem]
    private let closeOnItemPress: Bool
    private let onSelectAction: ((@escaping () -> Void) -> Void)?
    @State private var expanded: String?
    @Environment(\.dismiss) private var dismiss
    @ScaledMetric private var markSize = MenuMetrics.mark
    @Themed(.ledger) private var theme

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: what is chosen about.
    ///   - items: what can be chosen.
    ///   - closeOnItemPress: whether choosing closes the sheet; false lets several be chosen.
    ///   - onSelectAction: takes the chosen action, to run it once the sheet has gone.
    public init(
        title: String? = nil, items: [ActionMenuItem], closeOnItemPress: Bool = true,
        onSelectAction: ((@escaping () -> Void) -> Void)? = nil
    ) {
        self.title = title
        self.items = items
        self.closeOnItemPress = closeOnItemPress
        self.onSelectAction = onSelectAction
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                if let title, !title.isEmpty {
                    Text(title)
                        .font(theme.fonts.heading)
                        .foregroundStyle(theme.colors.textPrimary)
                        .padding(theme.spacing.screen)
                        .accessibilityAddTraits(.isHeader)
                }
                ForEach(items) { item in
                    row(item)
                    if expanded == item.id, item.opens {
                        ForEach(item.subactions ?? []) { subrow($0, of: item) }
                            .transition(.opacity)
                    }
                }
            }
            .padding(.vertical, theme.spacing.sm)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(theme.colors.surface)
    }

    private func row(_ item: ActionMenuItem) -> some View {
        let isOpen = expanded == item.id
        return Button {
            press(item)
        } label: {
            HStack(spacing: theme.spacing.md) {
                if let icon = item.icon {
                    MenuIcon(name: icon, color: item.isDestructive ? theme.colors.destructive : theme.colors.primary)
                }
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(item.label)
                        .font(theme.fonts.body)
                        .foregroundStyle(item.isDestructive ? theme.colors.destructive : theme.colors.textPrimary)
                        .wholeWords(of: item.label)
                        .opacity(item.disabledReason == nil ? 1 : Ratios.disabled)
                    if let reason = item.disabledReason {
                        Text(reason)
                            .font(theme.fonts.caption)
                            .foregroundStyle(theme.colors.textSecondary)
                            // The row says it as its hint.
                            .accessibilityHidden(true)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                if item.opens {
                    OpeningChevron(isOpen: isOpen, theme: theme)
                        .font(.system(size: markSize, weight: .semibold))
                }
            }
            .padding(.horizontal, theme.spacing.screen)
            .padding(.vertical, theme.spacing.sm)
            .frame(minHeight: MenuMetrics.rowMinHeight)
        }
        .buttonStyle(.rowPress)
        .disabled(item.disabledReason != nil)
        .accessibilityHint(item.disabledReason ?? "")
        .accessibilityValue(item.opens ? (isOpen ? String(localized: "Expanded") : String(localized: "Collapsed")) : "")
        .accessibilityAddTraits(item.isInForce ? .isSelected : [])
    }

    private func subrow(_ subitem: ActionMenuSubitem, of item: ActionMenuItem) -> some View {
        let hasCheck = subitem.id == item.selectedSubactionKey
        return Button {
            choose(subitem.onPress)
        } label: {
            HStack(spacing: theme.spacing.md) {
                if let icon = subitem.icon { MenuIcon(name: icon, color: theme.colors.textSecondary) }
                Text(subitem.label)
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textPrimary)
                    .wholeWords(of: subitem.label)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if hasCheck {
                    Image(systemName: "checkmark")
                        .font(.system(size: markSize, weight: .semibold))
                        .foregroundStyle(theme.colors.primary)
                        .accessibilityHidden(true)
                }
            }
            .padding(.leading, theme.spacing.screen + theme.spacing.xl)
            .padding(.trailing, theme.spacing.screen)
            .padding(.vertical, theme.spacing.sm)
            .frame(minHeight: MenuMetrics.subrowMinHeight)
        }
        .buttonStyle(.rowPress)
        .accessibilityAddTraits(hasCheck || subitem.isInForce ? .isSelected : [])
    }

    private func press(_ item: ActionMenuItem) {
        if item.opens {
            withAnimation(theme.motion.expand) { expanded = expanded == item.id ? nil : item.id }
        } else {
            choose(item.onPress ?? {})
        }
    }

    private func choose(_ action: @escaping () -> Void) {
        guard closeOnItemPress else { return action() }
        if let onSelectAction { onSelectAction(action) } else { action() }
        dismiss()
    }
}

/// A symbol in the column that symbols are in.
private struct MenuIcon: View {
    let name: String
    let color: Color
    @ScaledMetric private var size = MenuMetrics.icon
    @ScaledMetric private var column = MenuMetrics.iconColumn

    var body: some View {
        Image(systemName: name)
            .font(.system(size: size))
            .foregroundStyle(color)
            .frame(width: column)
            .accessibilityHidden(true)
    }
}

extension View {
    /// Shows a menu of actions in a sheet, and performs the selected action after the sheet was dismissed.
    ///
    /// - Parameters:
    ///   - isPresented: whether the menu shows.
    ///   - title: what is chosen about.
    ///   - items: what can be chosen.
    ///   - closeOnItemPress: whether choosing closes the sheet; with false actions run at once, and it stays.
    public func actionMenu(
        isPresented: Binding<Bool>, title: String? = nil, items: [ActionMenuItem], closeOnItemPress: Bool = true
    ) -> some View {
        modifier(
            ActionMenuModifier(
                isPresented: isPresented, title: title, items: items, closeOnItemPress: closeOnItemPress))
    }
}

private struct ActionMenuModifier: ViewModifier {
    @Binding var isPresented: Bool
    let title: String?
    let items: [ActionMenuItem]
    let closeOnItemPress: Bool
    @State private var chosen: (() -> Void)?

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            let action = chosen
            chosen = nil
            action?()
        } content: {
            ActionMenuSheet(title: title, items: items, closeOnItemPress: closeOnItemPress) { chosen = $0 }
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
    }
}

private struct PreviewMenu: View {
    var body: some View {
        ActionMenuSheet(
            title: "Lounge chair",
            items: [
                ActionMenuItem(id: "edit", label: "Edit Details", icon: "pencil") {},
                ActionMenuItem(
                    id: "status", label: "Change Status", icon: "flag",
                    subactions: [
                        ActionMenuSubitem(id: "buy", label: "To Purchase", icon: "cart") {},
                        ActionMenuSubitem(id: "bought", label: "Purchased", icon: "checkmark.circle") {},
                    ], selectedSubactionKey: "bought"),
                ActionMenuItem(id: "plain", label: "An action without an icon, with a name that needs two lines") {},
                ActionMenuItem(id: "delete", label: "Delete Item", icon: "trash", isDestructive: true) {},
            ])
    }
}

#Preview { PreviewMenu().frame(height: 340) }

#Preview("In a sheet") {
    BrandColors.background.sheet(isPresented: .constant(true)) {
        PreviewMenu().presentationDetents([.medium]).presentationDragIndicator(.visible)
    }
}
