import SwiftUI

/// The indicator of a selected ``SelectorCircle``.
public enum SelectorIndicator: Sendable, CaseIterable {
    /// A dot, for a single selection.
    case dot
    /// An indicator with a check mark, for multiple selection.
    case check
}

/// A circle that indicates whether an element is selected. The view that contains it handles the taps.
public struct SelectorCircle: View {
    private let isSelected: Bool
    private let indicator: SelectorIndicator
    private let baseSize: CGFloat
    @ScaledMetric private var scale: CGFloat = 1
    @Themed(.ledger) private var theme

    /// Creates a circle.
    ///
    /// - Parameters:
    ///   - isSelected: whether it is selected.
    ///   - indicator: how it shows that.
    ///   - size: its diameter in points. The room it takes is at least as large as a finger needs.
    public init(
        isSelected: Bool, indicator: SelectorIndicator = .dot, size: CGFloat = Dimensions.selectorSize
    ) {
        self.isSelected = isSelected
        self.indicator = indicator
        baseSize = size
    }

    /// Returns the diameter of the dot in a circle, in points.
    public static func dotSize(for size: CGFloat) -> CGFloat { size * Ratios.selectorDot }

    /// Returns the size of the check mark in a circle, in points.
    public static func checkSize(for size: CGFloat) -> CGFloat { size * Ratios.selectorCheck }

    private var size: CGFloat { baseSize * scale }

    public var body: some View {
        ZStack {
            if isSelected, indicator == .check {
                Circle().fill(theme.colors.primaryFill)
                Image(systemName: "checkmark")
                    .font(.system(size: Self.checkSize(for: size), weight: .bold))
                    .foregroundStyle(theme.colors.onPrimaryFill)
            } else {
                Circle()
                    .strokeBorder(
                        isSelected ? theme.colors.primary : theme.colors.textSecondary, lineWidth: theme.lines.border)
                if isSelected {
                    Circle()
                        .fill(theme.colors.primary)
                        .frame(width: Self.dotSize(for: size), height: Self.dotSize(for: size))
                }
            }
        }
        .frame(width: size, height: size)
        .touchTarget()
        .accessibilityElement()
        .accessibilityLabel(isSelected ? String(localized: "Selected") : String(localized: "Not selected"))
    }
}

#Preview {
    HStack {
        SelectorCircle(isSelected: false)
        SelectorCircle(isSelected: true)
        SelectorCircle(isSelected: false, indicator: .check)
        SelectorCircle(isSelected: true, indicator: .check)
        SelectorCircle(isSelected: true, indicator: .check, size: 32)
    }
    .padding()
    .background(BrandColors.surface)
}
