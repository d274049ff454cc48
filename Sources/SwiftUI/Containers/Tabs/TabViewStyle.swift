/// The look of a tab view. Only the system's styles conform.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The kind of the style.
    @MainActor @preconcurrency var _kind: _TabViewStyleKind { get }
}

/// The looks of a tab view.
public struct _TabViewStyleKind: Sendable {
    let kind: TabViewStyleKind
}

enum TabViewStyleKind: Equatable, Sendable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode)

    var isPaged: Bool { indexDisplay != nil }

    var indexDisplay: PageTabViewStyle.IndexDisplayMode? {
        if case .page(let mode) = self { mode } else { nil }
    }
}

/// A bar below the screens.
public struct DefaultTabViewStyle {
    nonisolated public init() {}
}

/// Screens that are swiped.
public struct PageTabViewStyle {
    /// A mode that describes when the dots appear.
    public struct IndexDisplayMode: Sendable, Equatable {
        enum Kind { case automatic, always, never }
        let kind: Kind
        /// A mode that shows the dots if there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Dots, also for a single page.
        public static let always = IndexDisplayMode(kind: .always)
        /// A mode that never shows the dots.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Pages to be swiped through, with dots as `indexDisplayMode` says; the default shows them for more than one
    /// page.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// A bar, also where a sidebar would fit.
public struct TabBarOnlyTabViewStyle {
    nonisolated public init() {}
}

/// A sidebar where there is room. A bar here.
public struct SidebarAdaptableTabViewStyle {
    nonisolated public init() {}
}

extension DefaultTabViewStyle: TabViewStyle {
    public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}
extension PageTabViewStyle: TabViewStyle {
    public var _kind: _TabViewStyleKind { .init(kind: .page(indexDisplayMode)) }
}
extension TabBarOnlyTabViewStyle: TabViewStyle {
    public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}
extension SidebarAdaptableTabViewStyle: TabViewStyle {
    public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar below the screens.
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Screens that are swiped.
    @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }
    /// Screens that are swiped.
    @MainActor @preconcurrency
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, also where a sidebar would fit.
    @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar where there is room. A bar here.
    @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// The look of a paged tab view's dots. Only the system's style conforms.
public protocol IndexViewStyle {
    @MainActor @preconcurrency var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots.
public struct PageIndexViewStyle {
    /// A mode that describes when the dots have a background.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        enum Kind { case automatic, interactive, always, never }
        let kind: Kind
        /// A bar behind the dots when the platform thinks it useful.
        public static let automatic = BackgroundDisplayMode(kind: .automatic)
        /// A mode that shows the background while the dots are touched.
        public static let interactive = BackgroundDisplayMode(kind: .interactive)
        /// Always a bar behind the dots.
        public static let always = BackgroundDisplayMode(kind: .always)
        /// Never a bar behind the dots.
        public static let never = BackgroundDisplayMode(kind: .never)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Dots on a background as `backgroundDisplayMode` says; the default leaves that to the platform.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension PageIndexViewStyle: IndexViewStyle {
    public var _background: BackgroundDisplayMode { backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { .init() }
    /// Dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension EnvironmentValues {
    @Entry var tabViewStyleKind: TabViewStyleKind = .bar
    @Entry var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode = .automatic
}

extension View {
    /// The look of tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleModifier(style: style))
    }

    /// The look of the dots of paged tab views in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        modifier(IndexViewStyleModifier(style: style))
    }
}

private struct TabViewStyleModifier<S: TabViewStyle> {
    let style: S

    nonisolated init(style: S) { self.style = style }
}

extension TabViewStyleModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.tabViewStyleKind, style._kind.kind) }
}

private struct IndexViewStyleModifier<S: IndexViewStyle> {
    let style: S

    nonisolated init(style: S) { self.style = style }
}

extension IndexViewStyleModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.pageIndexBackground, style._background) }
}
