import SwiftUI

/// A row with the name and the value of a detail, on one line, or on two lines if they do not fit.
///
/// ```swift
/// DetailRow(label: "Vendor / Source", value: "Wayfair")
/// DetailRow(label: "Space", value: "Living Room", onTap: { chooseSpace() })
/// ```
public struct DetailRow<Value: View>: View {
    private let label: String
    private let showDivider: Bool
    private let onTap: (() -> Void)?
    private let value: Value
    @Themed(.ledger) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a row with any value.
    ///
    /// - Parameters:
    ///   - label: what it is.
    ///   - showDivider: whether a line is below.
    ///   - onTap: what a tap does; nil makes it a row that is only read.
    ///   - value: the value.
    public init(
        label: String, showDivider: Bool = true, onTap: (() -> Void)? = nil, @ViewBuilder value: () -> Value
    ) {
        self.label = label
        self.showDivider = showDivider
        self.onTap = onTap
        self.value = value()
    }

    public var body: some View {
        VStack(spacing: 0) {
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
            if showDivider { HairLine() }
        }
    }

    private var row: some View {
        HStack(spacing: theme.spacing.sm) {
            layout {
                Text(label)
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
                    .frame(maxWidth: isLarge ? .infinity : nil, alignment: .leading)
                value
                    .font(theme.fonts.body)
                    .foregroundStyle(theme.colors.textPrimary)
                    .multilineTextAlignment(isLarge ? .leading : .trailing)
                    .frame(maxWidth: .infinity, alignment: isLarge ? .leading : .trailing)
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

    private var isLarge: Bool { typeSize.isAccessibilitySize }

    private var layout: AnyLayout {
        isLarge
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: theme.spacing.xs))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: theme.spacing.sm))
    }
}

extension DetailRow where Value == Text {
    /// Creates a row.
    ///
    /// - Parameters:
    ///   - label: what it is.
    ///   - value: the value; an empty one shows as a dash.
    ///   - showDivider: whether a line is below.
    ///   - onTap: what a tap does; nil makes it a row that is only read.
    public init(label: String, value: String, showDivider: Bool = true, onTap: (() -> Void)? = nil) {
        self.init(label: label, showDivider: showDivider, onTap: onTap) { Text(value.isEmpty ? "—" : value) }
    }
}

/// A thin line between things.
struct HairLine: View {
    @Themed(.ledger) private var theme

    var body: some View {
        Rectangle()
            .fill(theme.colors.divider)
            .frame(height: theme.lines.border)
            .accessibilityHidden(true)
    }
}

#Preview {
    VStack(spacing: 0) {
        DetailRow(label: "Vendor / Source", value: "Wayfair")
        DetailRow(label: "Purchased By", value: "")
        DetailRow(label: "Space", value: "Living Room", onTap: {})
        DetailRow(label: "Status") { Badge("Completed") }
        DetailRow(label: "Notes", value: "A value that is long enough to need more than one line", showDivider: false)
    }
    .padding()
    .background(BrandColors.surface)
}
