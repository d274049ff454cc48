import Foundation

/// A transition of a screen that appears over another.
public protocol NavigationTransition {}

/// The transition of the platform: the screen slides in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

/// A transition that zooms a screen out of a view on the screen below.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: TransitionSourceID

    nonisolated init(_ source: TransitionSourceID) { self.source = source }
}

/// A transition in which a screen fades in over the screen below.
public struct CrossFadeNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// A transition in which a screen, a sheet, or a cover fades in at its final position, and the content below does
    /// not move.
    public static var crossFade: CrossFadeNavigationTransition { .init() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition of the platform: the screen slides in from the trailing edge.
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that zooms out of the view that `matchedTransitionSource(id:in:)` marks, and back into it.
    /// The user can drag the screen back. If there is no such view, the screen slides.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        .init(TransitionSourceID(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// The appearance of the source view during a transition.
public protocol MatchedTransitionSourceConfiguration {}

/// The default configuration of a transition's source.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated init() {}
}

/// The look of a transition's source with changes.
private struct ChangedTransitionSource: MatchedTransitionSourceConfiguration {
    var radius: CGFloat?
    var background: Color?
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?

    func look(in environment: EnvironmentValues) -> TransitionSourceLook {
        var look = TransitionSourceLook()
        look.cornerRadius = radius
        look.background = background?.resolve(in: environment).rgba
        look.shadow = shadow.map {
            .init(color: $0.color.resolve(in: environment).rgba, radius: $0.radius, offset: $0.offset)
        }
        return look
    }
}

extension MatchedTransitionSourceConfiguration {
    private var changed: ChangedTransitionSource { self as? ChangedTransitionSource ?? ChangedTransitionSource() }

    /// Clips the source to a shape during the transition.
    @MainActor @preconcurrency
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        var changed = changed
        changed.radius = min(shape.cornerSize.width, shape.cornerSize.height)
        return changed
    }

    /// Sets the background of the source during the transition.
    @MainActor @preconcurrency
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        var changed = changed
        changed.background = style
        return changed
    }

    /// Sets the shadow of the source during the transition.
    @MainActor @preconcurrency
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        var changed = changed
        changed.shadow = (color, radius, CGSize(width: x, height: y))
        return changed
    }
}

extension View {
    /// Sets the transition of this screen over the screen below. Apply it to the content of a pushed screen. For a
    /// sheet or a cover, only ``NavigationTransition/crossFade`` has an effect.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let crossFades = style is CrossFadeNavigationTransition
        return modifier(
            NavigationTransitionModifier(source: (style as? ZoomNavigationTransition)?.source, crossFades: crossFades)
        )
        .presentationPreference { if crossFades { $0.crossFades = true } }
    }

    /// Marks this view as the source of a zoom transition.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        transitionSource(TransitionSourceID(id: AnyHashable(id), namespace: namespace)) { _ in TransitionSourceLook() }
    }

    /// Marks this view as the source of a zoom transition.
    ///
    /// - Parameter configuration: A closure that changes the appearance of the view during the transition.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let changed = configuration(EmptyMatchedTransitionSourceConfiguration()) as? ChangedTransitionSource
        return transitionSource(TransitionSourceID(id: AnyHashable(id), namespace: namespace)) { environment in
            changed?.look(in: environment) ?? TransitionSourceLook()
        }
    }
}

/// Tells the page around how it appears and disappears.
private struct NavigationTransitionModifier {
    let source: TransitionSourceID?
    let crossFades: Bool

    @Environment(\.pageLayers) private var layers

    nonisolated init(source: TransitionSourceID?, crossFades: Bool) {
        self.source = source
        self.crossFades = crossFades
    }
}

extension NavigationTransitionModifier: ViewModifier {
    func body(content: Content) -> some View {
        layers?.source = source
        layers?.crossFades = crossFades
        return content
    }
}
