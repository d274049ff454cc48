import SwiftUI

/// A bar that shows a percentage, with a separate part for an overflow.
///
/// ```swift
/// ProgressBar(percentage: 60, fillColor: BrandColors.primary)
/// ProgressBar(
///     percentage: 100, fillColor: BrandColors.primary, overflowPercentage: 25, overflowColor: StatusColors.overflowBar)
/// ```
public struct ProgressBar: View {
    private let percentage: Double
    private let fillColor: Color?
    private let trackColor: Color?
    private let height: CGFloat
    private let overflowPercentage: Double?
    private let overflowColor: Color?
    @Themed(.ledger) private var theme

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - percentage: how much is filled; from 0 to 100, and what lies outside counts as the nearer end.
    ///   - fillColor: of what is filled; nil is the brand's.
    ///   - trackColor: of the rest; nil is the theme's.
    ///   - height: in points.
    ///   - overflowPercentage: how much goes beyond; it is drawn from the beginning, where it is more than nothing.
    ///   - overflowColor: of that part; without it, it is not drawn.
    public init(
        percentage: Double, fillColor: Color? = nil, trackColor: Color? = nil,
        height: CGFloat = Dimensions.progressBarHeight, overflowPercentage: Double? = nil, overflowColor: Color? = nil
    ) {
        self.percentage = percentage
        self.fillColor = fillColor
        self.trackColor = trackColor
        self.height = height
        self.overflowPercentage = overflowPercentage
        self.overflowColor = overflowColor
    }

    public var body: some View {
        ProgressTrack(
            fraction: percentage / 100, overflow: overflowPercentage.map { $0 / 100 },
            fill: fillColor ?? theme.colors.progressFill, overflowFill: overflowColor,
            track: trackColor ?? theme.colors.progressTrack, height: height, motion: theme.motion.progress
        )
        .accessibilityElement()
        .accessibilityLabel("Progress")
        .accessibilityValue("\(Int(ProgressTrack.sane(percentage / 100) * 100)) percent")
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        ProgressBar(percentage: 0)
        ProgressBar(percentage: 3)
        ProgressBar(percentage: 60, fillColor: BrandColors.primary)
        ProgressBar(percentage: 150, fillColor: StatusColors.metBarComplete)
        ProgressBar(
            percentage: 100, fillColor: BrandColors.primary, overflowPercentage: 25,
            overflowColor: StatusColors.overflowBar)
        ProgressBar(percentage: .nan, height: Spacing.sm)
    }
    .padding()
    .background(BrandColors.surface)
}
