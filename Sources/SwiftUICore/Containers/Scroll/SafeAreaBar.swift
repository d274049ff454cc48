extension View {
    /// Shows a bar at the top or bottom edge, and reduces the safe area of this view.
    ///
    /// It differs from `safeAreaInset` by the edge effect of scroll views, which reaches over the bar in designs of iOS that have one.
    ///
    /// - Parameter spacing: The distance to this view in points; nil is the default distance.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content().background { ScrollEdgeScrim(edge: edge) }
        }
    }

    /// Shows a bar at the leading or trailing edge, and reduces the safe area of this view.
    ///
    /// - Parameter spacing: The distance to this view in points; nil is the default distance.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
