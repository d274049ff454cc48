import SwiftUI

/// A gray shape that represents content while it is being loaded, with a moving highlight.
///
/// ```swift
/// ShieldSkeleton(.text(lines: 3))
/// ShieldSkeleton(.rectangle(width: nil, height: 120))
/// ```
///
/// With reduced motion the light stands still.
public struct ShieldSkeleton: View {
    /// The shape of the future content.
    public enum Shape: Sendable, Equatable {
        /// A shape of several lines of text, of which the last is shorter. Numbers less than 1 count as 1.
        case text(lines: Int = 1)
        /// A shape of a picture or card. Nil for all available width. By default, its corners are those of a card.
        case rectangle(width: CGFloat? = nil, height: CGFloat, cornerRadius: CGFloat? = nil)
        /// An avatar.
        case circle(diameter: CGFloat)
    }

    private let shape: Shape
    @Themed(.shield) private var theme
    @ScaledMetric(relativeTo: .body) private var lineHeight = SkeletonMetrics.lineHeight

    /// Creates a skeleton.
    ///
    /// - Parameter shape: what the content will be; a line of text by default.
    public init(_ shape: Shape = .text()) {
        self.shape = shape
    }

    public var body: some View {
        shapes
            .shimmer()
            .accessibilityElement()
            .accessibilityLabel("Loading")
    }

    @ViewBuilder private var shapes: some View {
        switch shape {
        case .text(let lines):
            VStack(alignment: .leading, spacing: SkeletonMetrics.lineGap) {
                ForEach(0..<max(1, lines), id: \.self) { line in
                    let isShort = lines > 1 && line == lines - 1
                    RoundedRectangle(cornerRadius: SkeletonMetrics.lineRadius)
                        .fill(fill)
                        .frame(height: lineHeight)
                        .containerShare(isShort ? Ratios.shortLine : 1)
                }
            }
        case .rectangle(let width, let height, let radius):
            RoundedRectangle(cornerRadius: radius ?? theme.radii.card)
                .fill(fill)
                .frame(width: width, height: height)
        case .circle(let diameter):
            Circle()
                .fill(fill)
                .frame(width: diameter, height: diameter)
        }
    }

    private var fill: LinearGradient {
        LinearGradient(colors: theme.colors.skeleton, startPoint: .leading, endPoint: .trailing)
    }
}

extension View {
    /// A part of the width that is offered, from its leading edge.
    fileprivate func containerShare(_ share: Double) -> some View {
        ShareLayout(share: share) { self }
    }
}

private struct ShareLayout: Layout {
    let share: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: inner(ProposedViewSize(bounds.size)))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * share }, height: proposal.height)
    }
}

#Preview {
    VStack(alignment: .leading, spacing: ShieldSpacing.lg) {
        HStack(spacing: ShieldSpacing.md) {
            ShieldSkeleton(.circle(diameter: 44))
            ShieldSkeleton(.text(lines: 2))
        }
        ShieldSkeleton(.rectangle(height: 120))
        ShieldSkeleton(.text(lines: 3))
    }
    .padding()
    .background(Color.bgPrimary)
}
