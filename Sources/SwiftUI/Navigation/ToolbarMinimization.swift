/// A behavior that describes when bars minimize themselves.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }
    private let kind: Kind

    /// The default behavior of the system.
    public static let automatic = ToolbarMinimizationBehavior(kind: .automatic)
    /// A behavior that never minimizes the bar.
    public static let never = ToolbarMinimizationBehavior(kind: .never)
    /// A behavior that minimizes the bar while the user scrolls down.
    public static let onScrollDown = ToolbarMinimizationBehavior(kind: .onScrollDown)
    /// A behavior that minimizes the bar while the user scrolls up.
    public static let onScrollUp = ToolbarMinimizationBehavior(kind: .onScrollUp)
}

/// A behavior that describes when minimized bars return to their size.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, atScrollEdge }
    private let kind: Kind

    /// The default restoration of the system.
    public static let automatic = ToolbarMinimizationRestoration(kind: .automatic)
    /// A restoration at the end of the content.
    public static let atScrollEdge = ToolbarMinimizationRestoration(kind: .atScrollEdge)
}

/// A behavior that describes whether the safe area follows minimized bars.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default adjustment of the system.
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(kind: .automatic)
    /// An adjustment that follows the bar.
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(kind: .enabled)
    /// An adjustment that ignores the bar.
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(kind: .disabled)
}

extension View {
    /// Sets when bars minimize themselves. In Perch, the bars of a navigation stack do not minimize. For tab bars, use
    /// `tabBarMinimizeBehavior(_:)`. This modifier has no effect.
    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        WithoutEffect.toolbarMinimizationBehavior.log()
        return self
    }

    /// Sets when minimized bars return to their size. In Perch, this modifier has no effect.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View {
        WithoutEffect.toolbarMinimizationRestoration.log()
        return self
    }

    /// Sets whether the safe area follows minimized bars. In Perch, this modifier has no effect.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View {
        WithoutEffect.toolbarMinimizationSafeAreaAdjustment.log()
        return self
    }
}
