/// A type that defines the appearance and interaction of tab views. Only the styles of this module conform.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The kind of the style.
    @MainActor @preconcurrency var _kind: _TabViewStyleKind { get }
}

/// The styles of a tab view.
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

/// A tab view style that shows a tab bar below the screens.
public struct DefaultTabViewStyle {
    nonisolated public init() {}
}

/// A tab view style that shows screens that the user swipes.
public struct PageTabViewStyle {
    /// A mode that describes when the dots appear.
    public struct IndexDisplayMode: Sendable, Equatable {
        enum Kind { case automatic, always, never }
        let kind: Kind
        /// A mode that shows the dots if there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// A mode that always shows the dots, even for a single page.
        public static let always = IndexDisplayMode(kind: .always)
        /// A mode that never shows the dots.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates the style. `indexDisplayMode` sets when the dots appear. By default, they appear if there is more than
    /// one page.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// A tab view style that shows a tab bar, even if there is space for a sidebar.
public struct TabBarOnlyTabViewStyle {
    nonisolated public init() {}
}

/// A tab view style that shows a sidebar if there is space. Perch shows a tab bar.
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
    /// A tab view style that shows a tab bar below the screens.
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A tab view style that shows screens that the user swipes.
    @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }
    /// Returns a tab view style that shows screens that the user swipes.
    @MainActor @preconcurrency
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab view style that shows a tab bar, even if there is space for a sidebar.
    @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab view style that shows a sidebar if there is space. Perch shows a tab bar.
    @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// A type that defines the appearance of the dots of a paged tab view. Only the style of this module conforms.
public protocol IndexViewStyle {
    @MainActor @preconcurrency var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An index view style that shows dots.
public struct PageIndexViewStyle {
    /// A mode that describes when the dots have a background.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        enum Kind { case automatic, interactive, always, never }
        let kind: Kind
        /// The default mode, in which the platform decides whether to show a background.
        public static let automatic = BackgroundDisplayMode(kind: .automatic)
        /// A mode that shows the background while the user touches the dots.
        public static let interactive = BackgroundDisplayMode(kind: .interactive)
        /// A mode that always shows a background.
        public static let always = BackgroundDisplayMode(kind: .always)
        /// A mode that never shows a background.
        public static let never = BackgroundDisplayMode(kind: .never)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style. `backgroundDisplayMode` sets when the dots have a background.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension PageIndexViewStyle: IndexViewStyle {
    public var _background: BackgroundDisplayMode { backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// An index view style that shows dots.
    public static var page: PageIndexViewStyle { .init() }
    /// Returns an index view style that shows dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension EnvironmentValues {
    @Entry var tabViewStyleKind: TabViewStyleKind = .bar
    @Entry var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode = .automatic
}

extension View {
    /// Sets the style of the tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleModifier(style: style))
    }

    /// Sets the style of the dots of paged tab views in this view.
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
