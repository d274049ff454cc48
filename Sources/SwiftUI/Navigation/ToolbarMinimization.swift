/// When bars make themselves small.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }
    private let kind: Kind

    /// As the system has it.
    public static let automatic = ToolbarMinimizationBehavior(kind: .automatic)
    /// Not at all.
    public static let never = ToolbarMinimizationBehavior(kind: .never)
    /// While content is scrolled down.
    public static let onScrollDown = ToolbarMinimizationBehavior(kind: .onScrollDown)
    /// While content is scrolled up.
    public static let onScrollUp = ToolbarMinimizationBehavior(kind: .onScrollUp)
}

/// When bars that are small come back.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, atScrollEdge }
    private let kind: Kind

    /// As the system has it.
    public static let automatic = ToolbarMinimizationRestoration(kind: .automatic)
    /// At the end of the content.
    public static let atScrollEdge = ToolbarMinimizationRestoration(kind: .atScrollEdge)
}

/// Whether the safe area follows bars that make themselves small.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// As the system has it.
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(kind: .automatic)
    /// It follows.
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(kind: .enabled)
    /// It stays.
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(kind: .disabled)
}

extension View {
    /// When bars make themselves small. Those of a navigation stack do not here; for tab bars see `tabBarMinimizeBehavior(_:)`.
    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        WithoutEffect.toolbarMinimizationBehavior.log()
        return self
    }

    /// When bars that are small come back.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View {
        WithoutEffect.toolbarMinimizationRestoration.log()
        return self
    }

    /// Whether the safe area follows bars that make themselves small.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View {
        WithoutEffect.toolbarMinimizationSafeAreaAdjustment.log()
        return self
    }
}
