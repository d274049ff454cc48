import SwiftUI

/// A bar at the bottom of a screen, with the number of selected elements and actions for them.
///
/// ```swift
/// .safeAreaInset(edge: .bottom) {
///     if !selection.isEmpty {
///         BulkSelectionBar(selectedCount: selection.count, totalCents: total, onBulkActions: …, onClear: …)
///     }
/// }
/// ```
public struct BulkSelectionBar: View {
    private let selectedCount: Int
    private let totalCents: Int?
    private let actionLabel: String
    private let onBulkActions: () -> Void
    private let onClear: () -> Void
    @Themed(.ledger) private var theme

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - selectedCount: how many are selected.
    ///   - totalCents: what they cost together, in cents; nil shows nothing.
    ///   - actionLabel: what the button says.
    ///   - onBulkActions: opens what can be done with them.
    ///   - onClear: selects none.
    public init(
        selectedCount: Int, totalCents: Int? = nil, actionLabel: String = String(localized: "Actions"),
        onBulkActions: @escaping () -> Void, onClear: @escaping () -> Void
    ) {
        self.selectedCount = selectedCount
        self.totalCents = totalCents
        self.actionLabel = actionLabel
        self.onBulkActions = onBulkActions
        self.onClear = onClear
    }

    public var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: theme.spacing.sm) {
                count
                Spacer(minLength: 0)
                clear
                actions(isFullWidth: false)
            }
            VStack(spacing: theme.spacing.sm) {
                HStack(spacing: theme.spacing.sm) {
                    count
                    Spacer(minLength: 0)
                    clear
                }
                actions(isFullWidth: true)
            }
        }
        .padding(.horizontal, theme.spacing.screen)
        .padding(.vertical, theme.spacing.sm)
        .background { theme.colors.surface.ignoresSafeArea(edges: .bottom) }
        .overlay(alignment: .top) { HairLine() }
    }

    private var count: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("\(selectedCount) selected")
                .font(theme.fonts.button)
                .foregroundStyle(theme.colors.textPrimary)
            if let totalCents {
                Text(BudgetNumbers.exact(totalCents))
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var clear: some View {
        Button {
            onClear()
        } label: {
            Image(systemName: "xmark.circle")
                .foregroundStyle(theme.colors.textSecondary)
                .touchTarget()
        }
        .buttonStyle(.press)
        .accessibilityLabel("Clear selection")
    }

    private func actions(isFullWidth: Bool) -> some View {
        FilledButton(
            title: actionLabel, kind: .primary, size: .small, isFullWidth: isFullWidth, isLoading: false,
            isDisabled: selectedCount == 0, theme: theme, action: onBulkActions
        ) {
        } trailing: {
        }
    }
}

// audit: off name-repeated - two bars show the states of one
#Preview {
    VStack(spacing: Spacing.lg) {
        BulkSelectionBar(selectedCount: 3, totalCents: 123_450, onBulkActions: {}, onClear: {})
        BulkSelectionBar(selectedCount: 1, actionLabel: "Add Selected", onBulkActions: {}, onClear: {})
    }
    .padding(.vertical)
    .background(BrandColors.background)
}
