import SwiftUI

extension View {
    /// Shows a view as a skeleton while its content is being loaded: gray shapes with a moving highlight. If motion is
    /// reduced, the highlight does not move.
    ///
    /// ```swift
    /// ForEach(items ?? Item.samples) { ItemRow(item: $0) }
    ///     .skeleton(items == nil)
    /// ```
    ///
    /// - Parameter isActive: whether the content is still being loaded.
    public func skeleton(_ isActive: Bool = true) -> some View {
        modifier(SkeletonModifier(isActive: isActive))
    }

    /// Moves a band of light over what a view draws.
    func shimmer(_ isActive: Bool = true) -> some View {
        modifier(ShimmerModifier(isActive: isActive))
    }
}

private struct SkeletonModifier: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        content
            .redacted(reason: isActive ? .placeholder : [])
            .shimmer(isActive)
            .disabled(isActive)
            .accessibilityElement(children: isActive ? .ignore : .contain)
            .accessibilityLabel(isActive ? String(localized: "Loading") : "")
    }
}

/// The band of light: a mask that is a little clearer in a band which goes over the view again and again.
private struct ShimmerModifier: ViewModifier {
    let isActive: Bool
    @State private var isAtEnd = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .mask {
                LinearGradient(
                    colors: isActive
                        ? [.unmasked, .unmasked.opacity(Ratios.shimmer), .unmasked] : [.unmasked],
                    startPoint: isAtEnd ? UnitPoint(x: 1, y: 0) : UnitPoint(x: -1, y: 0),
                    endPoint: isAtEnd ? UnitPoint(x: 2, y: 0) : UnitPoint(x: 0, y: 0)
                )
            }
            .animation(
                moves ? .linear(duration: SkeletonTiming.sweep).repeatForever(autoreverses: false) : nil,
                value: isAtEnd
            )
            .onAppear { isAtEnd = moves }
            .onChange(of: moves) { isAtEnd = moves }
    }

    private var moves: Bool { isActive && !reduceMotion }
}

#Preview {
    VStack(alignment: .leading, spacing: Spacing.md) {
        Label("Lounge chair", systemImage: "chair")
            .font(Typography.h3)
        Text("A chair that is wide enough to sit in with a book and a cat.")
            .font(Typography.body)
    }
    .skeleton()
    .padding()
}
