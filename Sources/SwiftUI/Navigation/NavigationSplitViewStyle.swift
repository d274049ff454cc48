import Foundation

/// The look of a split view.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The style that suits the screen.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle {
    nonisolated public init() {}
}
/// All visible columns share the width.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle {
    nonisolated public init() {}
}
/// The detail keeps its width under the other columns.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle {
    nonisolated public init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style that suits the width.
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns share the width.
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail column keeps its width; the others lie above it or push it aside.
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// The look of split views in this view.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitViewIsBalanced, style is BalancedNavigationSplitViewStyle)
    }

    /// The width of this column, in points. The user cannot change it here.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// The width of this column, in points: the ideal one, kept between the others. The user cannot change it here.
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
