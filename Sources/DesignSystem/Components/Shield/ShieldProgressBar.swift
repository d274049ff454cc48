import SwiftUI

/// The meaning of a ``ShieldProgressBar``'s color.
public enum ShieldProgressVariant: Sendable, CaseIterable {
    /// The variant for progress in general.
    case brand
    /// The variants for progress that is good, needs attention, or is bad, and for information.
    case success, warning, error, info
}

/// A bar that shows progress, with the percentage beside it.
///
/// ```swift
/// ShieldProgressBar(value: 0.4)
/// ShieldProgressBar(value: 7, total: 10, variant: .success, showsLabel: false)
/// ```
///
/// Numbers that make no sense count as nothing; more than all counts as all.
public struct ShieldProgressBar: View {
    private let fraction: Double
    private let variant: ShieldProgressVariant
    private let showsLabel: Bool
    @Themed(.shield) private var theme

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - value: how far it has come.
    ///   - total: how far it goes.
    ///   - variant: what its color tells.
    ///   - showsLabel: whether the percentage shows.
    public init(value: Double, total: Double = 1, variant: ShieldProgressVariant = .brand, showsLabel: Bool = true) {
        fraction = AppProgressLoaderVariant.definite(value: value, total: total).fraction ?? 0
        self.variant = variant
        self.showsLabel = showsLabel
    }

    public var body: some View {
        HStack(spacing: theme.spacing.sm) {
            ProgressTrack(
                fraction: fraction, fill: fill, track: theme.colors.progressTrack,
                height: ProgressMetrics.barHeightThick,
                motion: theme.motion.progress)
            if showsLabel {
                // As wide as it gets, so that bars below each other are of one length.
                Text(Self.percent(1))
                    .hidden()
                    .overlay(alignment: .trailing) {
                        Text(percent)
                            .fixedSize()
                            .foregroundStyle(theme.colors.textSecondary)
                    }
                    .font(theme.fonts.badge)
                    .monospacedDigit()
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Progress")
        .accessibilityValue(percent)
    }

    private var percent: String { Self.percent(fraction) }

    private static func percent(_ fraction: Double) -> String {
        fraction.formatted(.percent.precision(.fractionLength(0)))
    }

    private var fill: Color {
        switch variant {
        case .brand: theme.colors.progressFill
        case .success: theme.colors.success.solid
        case .warning: theme.colors.warning.solid
        case .error: theme.colors.error.solid
        case .info: theme.colors.info.solid
        }
    }
}

#Preview {
    VStack(spacing: ShieldSpacing.lg) {
        ForEach(Array(ShieldProgressVariant.allCases.enumerated()), id: \.offset) { index, variant in
            ShieldProgressBar(value: Double(index), total: 4, variant: variant)
        }
        ShieldProgressBar(value: 3, total: 0)
        ShieldProgressBar(value: 0.5, showsLabel: false)
    }
    .padding()
    .background(Color.bgPrimary)
}
