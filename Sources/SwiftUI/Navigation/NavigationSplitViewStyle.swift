import Foundation

/// A type that defines the appearance of navigation split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default navigation split view style, which depends on the screen.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle {
    nonisolated public init() {}
}
/// A navigation split view style in which the visible columns share the width.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle {
    nonisolated public init() {}
}
/// A navigation split view style in which the detail column keeps its width under the other columns.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle {
    nonisolated public init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default navigation split view style, which depends on the width.
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A navigation split view style in which the visible columns share the width.
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A navigation split view style in which the detail column keeps its width. The other columns are above it or move
    /// it aside.
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// Sets the style of the navigation split views in this view.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitViewIsBalanced, style is BalancedNavigationSplitViewStyle)
    }

    /// Sets the width of this column, in points. In Perch, users cannot change it.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the minimum, ideal, and maximum width of this column, in points. In Perch, users cannot change it.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let width = ColumnWidth(min: min, ideal: ideal, max: max)
        return transformPreference(ColumnWidthsKey.self) { $0.own = $0.own ?? width }
    }
}

extension EnvironmentValues {
    /// Whether the columns of split views share the width in any case.
    @Entry var splitViewIsBalanced: Bool = false
}
