import SwiftUI

/// A ring that fills from the top, with the percentage in it.
///
/// ```swift
/// ProgressRing(progress: 0.75)
/// ```
public struct ProgressRing: View {
    private let progress: Double
    private let size: CGFloat
    private let strokeWidth: CGFloat
    @Themed(.ledger) private var theme

    /// Creates a ring.
    ///
    /// - Parameters:
    ///   - progress: how much is filled, from 0 to 1; what lies outside counts as the nearer end.
    ///   - size: its diameter in points; 36, or 48 for a large one.
    ///   - strokeWidth: the width of its line in points; 3, or 4.
    public init(
        progress: Double, size: CGFloat = Dimensions.progressRingSize,
        strokeWidth: CGFloat = Dimensions.progressRingWidth
    ) {
        self.progress = ProgressTrack.sane(progress)
        self.size = size
        self.strokeWidth = strokeWidth
    }

    public var body: some View {
        ZStack {
            Circle().strokeBorder(theme.colors.progressTrack, lineWidth: strokeWidth)
            Circle()
                .inset(by: strokeWidth / 2)
                .trim(from: 0, to: progress)
                .stroke(theme.colors.primary, style: StrokeStyle(lineWidth: strokeWidth, lineCap: .round))
                .rotationEffect(-.quarter)
                .animation(theme.motion.progress, value: progress)
            Text("\(Int((progress * 100).rounded()))")
                .font(.system(size: size * Ratios.ringText, weight: .bold))
                .foregroundStyle(theme.colors.textPrimary)
        }
        .frame(width: size, height: size)
        .accessibilityElement()
        .accessibilityLabel("Progress")
        .accessibilityValue("\(Int((progress * 100).rounded())) percent")
    }
}

// audit: off text-fixed - the number grows with the ring around it
#Preview {
    HStack(spacing: Spacing.lg) {
        ProgressRing(progress: 0)
        ProgressRing(progress: 0.33)
        ProgressRing(progress: 1)
        ProgressRing(progress: 0.6, size: 48, strokeWidth: 4)
        ProgressRing(progress: .nan)
    }
    .padding()
    .background(BrandColors.surface)
}
