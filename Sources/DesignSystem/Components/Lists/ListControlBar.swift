import SwiftUI

/// A bar above a list, with a row of scrollable buttons and a search field that appears below.
public struct ListControlBar: View {
    @Binding private var searchText: String
    @Binding private var isSearchVisible: Bool
    private let actions: [ControlAction]
    private let searchPlaceholder: String
    @Themed(.ledger) private var theme

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - searchText: what is searched for.
    ///   - isSearchVisible: whether the search field shows.
    ///   - actions: the buttons.
    ///   - searchPlaceholder: shown while nothing is searched for.
    public init(
        searchText: Binding<String>, isSearchVisible: Binding<Bool>, actions: [ControlAction],
        searchPlaceholder: String = String(localized: "Search...")
    ) {
        _searchText = searchText
        _isSearchVisible = isSearchVisible
        self.actions = actions
        self.searchPlaceholder = searchPlaceholder
    }

    public var body: some View {
        VStack(spacing: theme.spacing.sm) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: ControlBarMetrics.itemGap) {
                    ForEach(actions) { ControlButton(control: $0) }
                }
            }
            ListStateControls(
                searchText: $searchText, isSearchVisible: isSearchVisible, placeholder: searchPlaceholder)
        }
    }
}

private struct ControlButton: View {
    let control: ControlAction
    @Themed(.ledger) private var theme
    @ScaledMetric(relativeTo: .subheadline) private var iconSize = ControlBarMetrics.icon

    var body: some View {
        Button {
            control.action()
        } label: {
            HStack(spacing: theme.spacing.xs) {
                if let icon = control.icon {
                    Image(systemName: icon)
                        .font(.system(size: iconSize, weight: .semibold))
                        .accessibilityHidden(true)
                }
                if control.appearance != .iconOnly || control.icon == nil { Text(control.title) }
            }
            .font(theme.fonts.buttonSmall)
            .foregroundStyle(isPrimary ? theme.colors.onPrimaryFill : theme.colors.onSecondaryFill)
            .padding(.horizontal, control.appearance == .iconOnly ? 0 : theme.spacing.md)
            .frame(minWidth: ControlBarMetrics.height, minHeight: ControlBarMetrics.height)
            .background(isPrimary ? theme.colors.primaryFill : theme.colors.secondaryFill, in: shape)
            .overlay { line }
        }
        .buttonStyle(.press)
        .disabled(control.isDisabled)
        .opacity(control.isDisabled ? Ratios.disabled : 1)
        .accessibilityLabel(control.accessibilityLabel ?? control.title)
        .accessibilityAddTraits(control.isActive ? .isSelected : [])
    }

    private var isPrimary: Bool { control.variant == .primary }

    @ViewBuilder private var line: some View {
        if control.appearance == .tile {
            shape.strokeBorder(
                theme.colors.border,
                style: StrokeStyle(lineWidth: MediaMetrics.dashLine, dash: [MediaMetrics.dash, MediaMetrics.dashGap]))
        } else if !isPrimary {
            shape.strokeBorder(
                control.isActive ? theme.colors.primary : theme.colors.secondaryBorder, lineWidth: theme.lines.border)
        }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: control.appearance == .tile ? theme.radii.card : theme.radii.button)
    }
}

// audit: off disabled-unexplained - the button shows its disabled look
#Preview {
    @Previewable @State var text = "chair"

    VStack(spacing: Spacing.lg) {
        ListControlBar(
            searchText: $text, isSearchVisible: .constant(true),
            actions: [
                ControlAction(
                    id: "search", title: "Search", icon: "magnifyingglass", isActive: true, appearance: .iconOnly
                ) {},
                ControlAction(id: "sort", title: "Newest First", icon: "arrow.up.arrow.down") {},
                ControlAction(id: "filter", title: "Filter (2)", icon: "line.3.horizontal.decrease", isActive: true) {},
                ControlAction(id: "add", title: "Add", variant: .primary, icon: "plus", appearance: .iconOnly) {},
            ])
        ListControlBar(
            searchText: $text, isSearchVisible: .constant(false),
            actions: [
                ControlAction(id: "off", title: "Disabled", isDisabled: true) {},
                ControlAction(id: "tile", title: "Tile", icon: "plus", appearance: .tile) {},
            ])
    }
    .padding()
    .background(BrandColors.background)
}
