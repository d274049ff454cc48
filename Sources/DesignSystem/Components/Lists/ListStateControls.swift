import SwiftUI

/// A search field that slides in from the top, or an empty view while it is hidden.
public struct ListStateControls: View {
    @Binding private var searchText: String
    private let isSearchVisible: Bool
    private let placeholder: String
    @FocusState private var isFocused: Bool
    @Themed(.ledger) private var theme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the field.
    ///
    /// - Parameters:
    ///   - searchText: what is searched for.
    ///   - isSearchVisible: whether the field shows.
    ///   - placeholder: shown while nothing is searched for.
    public init(
        searchText: Binding<String>, isSearchVisible: Bool, placeholder: String = String(localized: "Search...")
    ) {
        _searchText = searchText
        self.isSearchVisible = isSearchVisible
        self.placeholder = placeholder
    }

    public var body: some View {
        VStack(spacing: 0) {
            KeptRoom(height: 0)
            if isSearchVisible {
                field.transition(reduceMotion ? .opacity : .move(edge: .top).combined(with: .opacity))
            }
        }
        .clipped()
        .animation(theme.motion.expand, value: isSearchVisible)
    }

    private var field: some View {
        HStack(spacing: theme.spacing.sm) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(theme.colors.textSecondary)
                .accessibilityHidden(true)
            TextField(
                placeholder, text: $searchText, prompt: Text(placeholder).foregroundStyle(theme.colors.textSecondary)
            )
            .font(theme.fonts.input)
            .foregroundStyle(theme.colors.textPrimary)
            .tint(theme.colors.primary)
            .autocorrectionDisabled()
            .focused($isFocused)
            .accessibilityLabel("Search")
            .accessibilityAddTraits(.isSearchField)
            if !searchText.isEmpty {
                Button {
                    searchText = ""
                    isFocused = true
                } label: {
                    Image(systemName: "xmark.circle.fill")
                        .foregroundStyle(theme.colors.textSecondary)
                        .touchTarget()
                }
                .buttonStyle(.press)
                .padding(.vertical, -theme.spacing.sm)
                .padding(.trailing, -theme.spacing.md)
                .accessibilityLabel("Clear search")
            }
        }
        .padding(.horizontal, FieldMetrics.paddingH)
        .frame(minHeight: FieldMetrics.minHeight)
        .background(theme.colors.inputFill, in: RoundedRectangle(cornerRadius: theme.radii.input))
        .overlay {
            RoundedRectangle(cornerRadius: theme.radii.input)
                .strokeBorder(isFocused ? theme.colors.focus : theme.colors.inputBorder, lineWidth: theme.lines.border)
                .allowsHitTesting(false)
        }
    }
}

#Preview {
    VStack(spacing: Spacing.md) {
        ListStateControls(searchText: .constant(""), isSearchVisible: true)
        ListStateControls(searchText: .constant("chair"), isSearchVisible: true)
        ListStateControls(searchText: .constant("hidden"), isSearchVisible: false)
    }
    .padding()
    .background(BrandColors.background)
}
