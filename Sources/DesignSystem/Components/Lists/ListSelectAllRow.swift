import SwiftUI

/// A row above a list that selects all of its elements, or none.
public struct ListSelectAllRow: View {
    private let isChecked: Bool
    private let label: String
    private let isDisabled: Bool
    private let onToggle: () -> Void
    @Themed(.ledger) private var theme

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - isChecked: whether all is selected.
    ///   - label: what it says.
    ///   - isDisabled: whether it cannot be used.
    ///   - onToggle: selects all, or none.
    public init(
        isChecked: Bool, label: String = String(localized: "Select All"), isDisabled: Bool = false,
        onToggle: @escaping () -> Void
    ) {
        self.isChecked = isChecked
        self.label = label
        self.isDisabled = isDisabled
        self.onToggle = onToggle
    }

    public var body: some View {
        Button {
            onToggle()
        } label: {
            HStack(spacing: theme.spacing.xs) {
                SelectorCircle(isSelected: isChecked, indicator: .check)
                Text(label)
                    .font(theme.fonts.body)
                    .foregroundStyle(theme.colors.textPrimary)
                Spacer(minLength: 0)
            }
        }
        .buttonStyle(.press)
        .disabled(isDisabled)
        .opacity(isDisabled ? Ratios.disabled : 1)
        .accessibilityLabel(label)
        .accessibilityAddTraits(isChecked ? .isSelected : [])
    }
}

/// A text with the number of selected elements, which can be a button.
public struct ListSelectionInfo: View {
    private let text: String
    private let onPress: (() -> Void)?
    @Themed(.ledger) private var theme

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: what it says, such as `3 of 10 selected`.
    ///   - onPress: what a tap does; nil makes it a line that is only read.
    public init(text: String, onPress: (() -> Void)? = nil) {
        self.text = text
        self.onPress = onPress
    }

    public var body: some View {
        if let onPress {
            Button {
                onPress()
            } label: {
                words.underline().touchTarget()
            }
            .buttonStyle(.press)
        } else {
            words
        }
    }

    private var words: Text {
        Text(text)
            .font(theme.fonts.small)
            .foregroundStyle(theme.colors.textSecondary)
    }
}

// audit: off name-repeated - the rows show the states of one
#Preview {
    VStack(alignment: .leading, spacing: 0) {
        ListSelectAllRow(isChecked: false) {}
        ListSelectAllRow(isChecked: true) {}
        ListSelectAllRow(isChecked: false, isDisabled: true) {}
        ListSelectionInfo(text: "3 of 10 selected")
        ListSelectionInfo(text: "Show selected", onPress: {})
    }
    .padding()
    .background(BrandColors.surface)
}
