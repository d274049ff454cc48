import Foundation

/// What modifiers ask of the scroll views below, as far as it bears on layout and place.
package struct ScrollSettings {
    /// Room kept free round the content.
    package var contentMargins = EdgeInsets()
    /// The edges whose margin was set, be it to 0.
    package var explicitMargins: Edge.Set = []
    package var anchors = ScrollAnchors()
    package var isClipDisabled = false
    package var targetBehavior: (any ScrollTargetBehavior)?
    var position: ScrollPositionBinding?
    var observers: [ScrollGeometryObserver] = []
    var phaseObservers: [ScrollPhaseObserver] = []

    func hasSameLayout(as other: ScrollSettings) -> Bool {
        contentMargins == other.contentMargins && anchors == other.anchors
            && isClipDisabled == other.isClipDisabled
    }
}

package enum ScrollSettingsKey: EnvironmentKey {
    package static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    /// The edges at which the nearest scroll view below was given a margin, be it 0.
    package var explicitContentMargins: Edge.Set { self[ScrollSettingsKey.self].explicitMargins }
}

/// A place of a scroll view that a program keeps.
struct ScrollPositionBinding {
    let get: () -> ScrollPosition
    let set: (ScrollPosition) -> Void
    let anchor: UnitPoint?
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// The default visibility of the platform: the indicators are visible during scrolling.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// A visibility that shows the indicators while scrolling.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// A visibility that hides the indicators, unless the platform requires them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// A visibility that never shows the indicators.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

    /// Whether indicators show while a finger scrolls.
    var showsWhileScrolling: Bool { kind == .automatic || kind == .visible }
}

/// A behavior for scroll views beyond their ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private enum Kind {
        case automatic, always, basedOnSize
    }

    private let kind: Kind

    /// The default behavior of the platform.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// A behavior that always bounces.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// A behavior that bounces only if the content is larger than the window.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// A mode that describes how scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind {
        case automatic, immediately, interactively, never
    }

    private let kind: Kind

    /// The default mode of the platform.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// A mode that dismisses the keyboard immediately.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// A mode in which the keyboard moves with the finger.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// A mode that does not dismiss the keyboard.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

    /// Whether a scroll puts the keyboard away as it begins.
    var dismissesAtOnce: Bool { kind == .immediately || kind == .automatic }
    /// Whether a finger that comes down on the keyboard while it scrolls takes the keyboard along.
    var followsFinger: Bool { kind == .interactively }
}

/// The part of a scroll view to which content margins apply.
public struct ContentMarginPlacement: Equatable, Sendable {
    private enum Kind {
        case automatic, scrollContent, scrollIndicators
    }

    private let kind: Kind

    /// The default placement of the platform: content and indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// A placement that applies margins only to the content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// A placement that applies margins only to the indicators.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether fingers and wheels scroll.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// A value that indicates whether the indicator along the bottom edge shows while scrolling.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// A value that indicates whether the indicator along the trailing edge shows while scrolling.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    /// The behavior of scroll views beyond their leading and trailing ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// The behavior of scroll views beyond their top and bottom ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// The mode that describes how scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    nonisolated private func scrollSetting(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment { change(&$0[ScrollSettingsKey.self]) }
    }

    /// Sets margins at edges of the content of scroll views.
    ///
    /// - Parameters:
    ///   - insets: in points.
    ///   - placement: margins for indicators only have no effect: indicators stand at the edge.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSetting { settings in
            guard placement != .scrollIndicators else { return }
            let insets = insets.sanitized
            settings.explicitMargins.formUnion(edges)
            if edges.contains(.top) { settings.contentMargins.top = insets.top }
            if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
            if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
            if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
        }
    }

    /// Sets margins of `length` points at edges of the content of scroll views. Nil is the default of the platform.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? LayoutAppearance.padding), for: placement)
    }

    /// Sets margins of `length` points around the content of scroll views.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets the visibility of indicators while scrolling.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment { environment in
            if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
        }
    }

    /// Sets whether scrolling with a finger or a wheel is disabled. The program can still scroll.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether scroll views do not clip their content.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSetting { $0.isClipDisabled = disabled }
    }

    /// Sets the anchor of scroll content for the initial position, for size changes, and for content smaller than the
    /// window.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSetting { $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor) }
    }

    /// Sets the anchor of scroll content for one of these roles.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSetting { $0.anchors[keyPath: role.anchor] = anchor }
    }

    /// Sets the behavior of scroll views beyond their ends.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment { environment in
            if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
            if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
        }
    }

    /// Sets how scrolling dismisses the keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Sets where scrolling stops.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollSetting { $0.targetBehavior = behavior }
    }

    /// Calls `action` when the value that `transform` returns for the geometry of the scroll view changes, and at
    /// first.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Binds the identifier of the view at the scroll view's anchor to `position`. Setting it scrolls to the view.
    ///
    /// The views are those of the layout marked by `scrollTargetLayout()`.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        scrollSetting { settings in
            settings.position = ScrollPositionBinding(
                get: { id.wrappedValue.map { ScrollPosition(anyID: AnyHashable($0)) } ?? ScrollPosition() },
                set: { setScrollID($0.anyViewID, in: id) }, anchor: anchor)
        }
    }

    /// Binds the position of the scroll view to `position`. Setting it scrolls.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        scrollSetting { settings in
            settings.position = ScrollPositionBinding(
                get: { position.wrappedValue }, set: { position.wrappedValue = $0 }, anchor: anchor)
        }
    }
}

private func setScrollID<ID: Hashable>(_ new: AnyHashable?, in binding: Binding<ID?>) {
    binding.wrappedValue = new?.base as? ID
}

/// Observes the scroll view that it is applied to.
private struct ScrollGeometryModifier<T: Equatable> {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var box = ScrollGeometryObserverBox()

    init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }
}

extension ScrollGeometryModifier: ViewModifier {
    func body(content: Content) -> some View {
        let observer = box.observer ?? ScrollGeometryObserver(of: transform, action: action)
        box.observer = observer
        return content.transformEnvironment { $0[ScrollSettingsKey.self].observers.append(observer) }
    }
}

/// Keeps an observer, and what it saw last, as long as the modifier is there.
private final class ScrollGeometryObserverBox {
    var observer: ScrollGeometryObserver?
}
