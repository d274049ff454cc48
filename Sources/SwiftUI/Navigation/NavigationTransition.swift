import Foundation

/// How a screen comes in over another. Screens change at once here.
public protocol NavigationTransition {}

/// The transition of the platform.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

/// A transition out of a view on the screen below.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition of the platform.
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A transition out of the view that `matchedTransitionSource(id:in:)` marks.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

/// How the view that a transition begins at looks.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a transition's source that nothing was changed about.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated init() {}

    /// Clips the source to a shape while it is in transition.
    @MainActor @preconcurrency
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { unchanged }

    /// Sets the background of the source while it is in transition.
    @MainActor @preconcurrency
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { unchanged }

    /// Sets the shadow of the source while it is in transition.
    @MainActor @preconcurrency
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { unchanged }

    private var unchanged: Self {
        WithoutEffect.matchedTransitionSource.log()
        return self
    }
}

extension View {
    /// How this screen comes in. Screens change at once here.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        WithoutEffect.navigationTransition.log()
        return self
    }

    /// Marks this view as what a zoom transition begins at. Screens change at once here.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        WithoutEffect.matchedTransitionSource.log()
        return self
    }

    /// Marks this view as what a zoom transition begins at. Screens change at once here.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        WithoutEffect.matchedTransitionSource.log()
        return self
    }
}
