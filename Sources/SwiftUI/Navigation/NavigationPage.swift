import Foundation
import Observation

/// A screen of a navigation stack: its content under a navigation bar, and over a toolbar where it has one.
struct NavigationPage<Content: View>: View {
    let model: NavigationModel
    let depth: Int
    let content: Content

    @State private var scrolling = PageScrolling()
    @State private var searchState = SearchState()
    @State private var titleEditing = TitleEditing()
    @State private var bars = PageBars()
    @State private var editMode = EditMode.inactive
    @Environment(\.dismiss) private var outerDismiss
    @Environment(\.scrolledContentObserver) private var outerObserver
    @Environment(\.searchAround) private var searchAround

    var body: some View {
        PreferenceReader(NavigationBarKey.self, of: page) { elements, preferences in
            PageWithBars(
                model: model, depth: depth, content: elements, preferences: preferences, scrolling: scrolling,
                searchState: searchState, titleEditing: titleEditing, bars: bars)
        }
    }

    private var page: some View {
        let model = model
        let depth = depth
        let (titleEditing, canRename) = (titleEditing, titleEditing.isPossible)
        scrolling.outer = outerObserver
        return UnaryGroup(content)
            .background { if depth == 0, !searchAround.isEmpty { SearchFromAround(modifiers: searchAround) } }
            .environment(\.navigationDepth, depth)
            .environment(\.scrolledContentObserver, scrolling.observer)
            .environment(\.editMode, $editMode)
            .environment(\.pageBars, bars)
            .environment(\.isPageSearched, searchState.isSearching)
            .environment(\.dismiss, depth == 0 ? outerDismiss : DismissAction { model.goBack(to: depth - 1) })
            .transformEnvironment { environment in
                environment.searchState = searchState
                environment.searchAround = []
                if depth > 0 { environment._isPresented = true }
                if canRename { environment.rename = RenameAction { titleEditing.begin() } }
            }
    }
}

/// How far the page's content is scrolled, which the bars go by.
@MainActor @Observable
final class PageScrolling {
    /// The distance that the content has moved up; 0 at rest, negative when pulled down.
    private(set) var offset: CGFloat = 0
    /// Whether content lies under the bottom bar.
    private(set) var hasContentBelow = false
    /// Whether the large title has all but passed under the bar, which then shows the title itself.
    private(set) var isTitleGone = false
    /// How far the content moves until then.
    @ObservationIgnored var titleWay: CGFloat = .infinity
    @ObservationIgnored private var wasPlaced = false
    /// How far the content has moved up where the bar is as high as it gets, and at each height at which it may stay.
    @ObservationIgnored var stops: [CGFloat] = []
    @ObservationIgnored private(set) lazy var observer = ScrolledContentObserver { [weak self] place in
        self?.follow(place)
    } stop: { [weak self] offset in
        self?.stop(near: offset) ?? offset
    }

    /// "On release between", a title "snaps to the nearer state", and so does the search field.
    private func stop(near offset: CGFloat) -> CGFloat {
        guard let last = stops.last, offset > 0, offset < last else { return offset }
        return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }

    /// Bars around the page, such as a tab bar, are notified as well.
    @ObservationIgnored var outer: ScrolledContentObserver?

    nonisolated init() {}

    private func follow(_ place: ScrolledContentObserver.Place) {
        let offset = place.reachesTop ? place.offset : 0
        let hasContentBelow = place.reachesBottom && place.hasContentBelow
        // By its own change, since it alone is animated; and not where the content stands so from the start.
        let isTitleGone = offset >= titleWay
        if isTitleGone != self.isTitleGone {
            withAnimation(wasPlaced ? BarMotion.titleFade : nil) { self.isTitleGone = isTitleGone }
        }
        wasPlaced = true
        if offset != self.offset { self.offset = offset }
        if hasContentBelow != self.hasContentBelow { self.hasContentBelow = hasContentBelow }
        outer?.tell(place)
    }
}

/// The content and bars of a page.
private struct PageWithBars: View {
    let model: NavigationModel
    let depth: Int
    let content: [ContentElement]
    let preferences: NavigationBarPreferences
    let scrolling: PageScrolling
    let searchState: SearchState
    let titleEditing: TitleEditing
    let bars: PageBars

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.appearance) private var appearance
    @Environment(\.pageLayers) private var layers
    @Environment(\.pageTab) private var pageTab

    var body: some View {
        describe()
        let layout = PageLayout(
            isReplacedBySearch: isReplacedBySearch, titleCollapse: titleCollapse, searchCollapse: searchCollapse,
            bottomClearance: appearance.navigationBar.toolbarClearance,
            keyboardGap: isSearching ? bottomSearch?.keyboardGap : nil)
        return RegionContainer(layout) {
            ForEach(content) {
                $0.accessibilityHidden(showsSuggestions).region(PageRegion.content)
            }
            if showsSuggestions {
                SearchSuggestionList(suggestions: preferences.searchSuggestions).region(PageRegion.suggestions)
            }
            if !isBarHidden { topBar }
            if !bottomItems.isEmpty || bottomSearch != nil, !preferences.isHidden(.bottomBar) {
                BarBackgroundView(ground: bottomGround, hairlineEdge: .top)
                    .background(alignment: .bottom) { if showsBottomEdgeEffect { ScrollEdgeScrim(edge: .bottom) } }
                    .pagePart(.bottomGround)
                    .region(PageRegion.bottomBackground)
                BottomToolbar(
                    items: bottomItems, isCompact: isCompactHeight, search: bottomSearchRow, isSearching: isSearching
                )
                .barColorScheme(barStyles[1].colorScheme)
                .pagePart(.bottomBar)
                .region(PageRegion.bottomBar)
            }
        }
        .background { preferences.containerBackground?.view }
        .transformPreference(TabBarKey.self) { [isReplacing = bottomSearch != nil && pageTab == .search] in
            if isReplacing { $0.isReplacedBySearch = true }
        }
        .onChange(of: titleState, initial: true) { _, new in
            model.setTitle(new.title, new.mode, at: depth)
            titleEditing.isPossible = new.isEditable
        }
        .onChange(of: barStyles, initial: true) { _, styles in
            if bars.top != styles[0] { bars.top = styles[0] }
            if bars.bottom != styles[1] { bars.bottom = styles[1] }
        }
    }

    /// Tells the stack what its transitions go by.
    private func describe() {
        layers?.isBarFilled = isBackgroundVisible && !isBarHidden
        layers?.canBeSwiped = preferences.hidesBackButton != true
        layers?.isAtTop = scrolling.offset <= 0
        scrolling.stops = [0, searchHeight, barWay]
        scrolling.titleWay = searchHeight + largeTitleHeight - BarMetrics.titleFadeDistance
    }

    /// Of the bar at the top and that at the bottom.
    private var barStyles: [PageBars.Style] {
        [
            PageBars.Style(
                colorScheme: isBackgroundVisible
                    ? preferences.value(for: .navigationBar, in: preferences.colorSchemes) : nil,
                tint: isBarHidden ? nil : look.itemColor),
            PageBars.Style(colorScheme: preferences.value(for: .bottomBar, in: preferences.colorSchemes)),
        ]
    }

    private var look: NavigationBarLook {
        NavigationBarLook(isAtEdge: !isScrolledUnder, isCompact: isCompactHeight)
    }

    @ViewBuilder private var topBar: some View {
        let look = look
        BarBackgroundView(ground: ground(look), hairlineEdge: .bottom)
            .background(alignment: .top) {
                if !appearance.navigationBar.hasGround, showsEdgeEffect { ScrollEdgeScrim(edge: .top) }
            }
            .pagePart(.barGround)
            .region(PageRegion.topBackground)
        Group {
            Group {
                NavigationBarRow(
                    model: model, depth: depth, preferences: preferences, scrolling: hasLargeTitle ? scrolling : nil,
                    height: barHeight, look: look, titleEditing: titleEditing,
                    search: isSearchInBar ? searchRow(place: .bar) : nil
                )
                .region(PageRegion.bar)
                if hasLargeTitle, let title = preferences.shownTitle {
                    LargeTitle(
                        title: title, preferences: preferences, look: look, editing: titleEditing,
                        pull: max(0, -scrolling.offset)
                    )
                    .region(PageRegion.largeTitle)
                }
            }
            .opacity(isReplacedBySearch ? 0 : 1)
            if !isSearchInBar, bottomSearch == nil,
                let row = searchRow(place: isReplacedBySearch ? .insteadOfBar : .belowBar)
            {
                row.region(PageRegion.search)
            }
        }
        .barColorScheme(barStyles[0].colorScheme)
        .readsFirst()
    }

    private func searchRow(place: SearchRow.Place) -> SearchRow? {
        preferences.search.map { search in
            SearchRow(
                configuration: search, state: searchState, scopes: preferences.searchScopes,
                focus: preferences.searchFocus, place: place, hasMicrophone: !isCompactHeight)
        }
    }

    private struct TitleState: Equatable {
        var title: Text?
        var mode: NavigationBarItem.TitleDisplayMode
        var isEditable: Bool
    }

    private var titleState: TitleState {
        TitleState(
            title: preferences.title, mode: prefersLargeTitle ? .large : .inline,
            isEditable: preferences.titleBinding != nil)
    }

    private var bottomItems: [ToolbarElement] {
        preferences.elements(in: .bottom).filter { !$0.isSearch || bottomSearch != nil }
    }
    private var isBarHidden: Bool { preferences.isHidden(.navigationBar) || isBarEmpty }
    /// A bar that would hold nothing takes no room, unless the program asks for it.
    private var isBarEmpty: Bool {
        guard depth == 0, sidebarToggle == nil, !isBarAskedFor else { return false }
        return preferences.hasEmptyBar
    }
    private var isBarAskedFor: Bool {
        preferences.value(for: .navigationBar, in: preferences.visibility) == .visible
            || preferences.value(for: .navigationBar, in: preferences.backgroundVisibility) == .visible
    }
    private var isCompactHeight: Bool { verticalSizeClass == .compact }
    private var barHeight: CGFloat { isCompactHeight ? BarMetrics.compactHeight : appearance.navigationBar.height }

    // MARK: Title

    private var prefersLargeTitle: Bool {
        switch preferences.titleMode ?? .automatic {
        case .large: true
        case .inline, .inlineLarge: false
        case .automatic: depth == 0 || model.titleModes[depth - 1] != .inline
        }
    }

    private var hasLargeTitle: Bool {
        prefersLargeTitle && preferences.shownTitle != nil && !isCompactHeight && !titleEditing.isActive
    }

    /// What the large title takes, with the line under it.
    private var largeTitleHeight: CGFloat {
        let hasSubtitle = preferences.subtitle != nil || !preferences.elements(in: .largeSubtitle).isEmpty
        return appearance.navigationBar.largeTitleHeight + (hasSubtitle ? LargeTitleMetrics.subtitleHeight : 0)
    }

    // MARK: Search

    private var isSearching: Bool { preferences.search != nil && searchState.isSearching }
    private var isReplacedBySearch: Bool {
        isSearching && preferences.keepsBarInSearch != true && !isSearchInBar && bottomSearch == nil
    }
    /// On a wide screen the field is one of the bar's items.
    private var isSearchInBar: Bool {
        guard horizontalSizeClass == .regular, let search = preferences.search else { return false }
        return !search.isDrawer
    }
    /// How the field looks that stands at the bottom; nil if it stands elsewhere.
    private var bottomSearch: SearchLook.Bottom? {
        guard let search = preferences.search, !search.isDrawer, !isSearchInBar, pageTab != .usual else { return nil }
        return appearance.search.bottom
    }
    private var bottomSearchRow: SearchRow? {
        bottomSearch.flatMap {
            searchRow(place: .bottom($0, isMinimized: preferences.searchBehavior == .minimize && pageTab != .search))
        }
    }
    private var showsSuggestions: Bool { isSearching && !preferences.searchSuggestions.isEmpty }

    // MARK: Scrolling

    private var searchHeight: CGFloat {
        guard let search = preferences.search, !search.staysVisible, !isSearching, !isSearchInBar,
            bottomSearch == nil
        else { return 0 }
        return appearance.search.rowHeight
    }

    private var searchCollapse: CGFloat { min(max(0, scrolling.offset), searchHeight) }

    private var titleCollapse: CGFloat {
        guard hasLargeTitle else { return 0 }
        return scrolling.offset < 0
            ? scrolling.offset : min(max(0, scrolling.offset - searchHeight), largeTitleHeight)
    }

    // MARK: Background

    /// How far content moves up until the bar is as low as it gets.
    private var barWay: CGFloat {
        searchHeight + (hasLargeTitle && !isReplacedBySearch ? largeTitleHeight : 0)
    }

    /// Whether content has come under the bar.
    private var isScrolledUnder: Bool { scrolling.offset > barWay - 0.5 && scrolling.offset > 0 }

    /// How much of the bar's ground is there: it comes in as the last of the title goes, or the first of the content comes under.
    private var groundPart: Double {
        let start = max(0, barWay - BarMotion.groundFade)
        return min(max((scrolling.offset - start) / BarMotion.groundFade, 0), 1)
    }

    /// At rest the bar is clear; it fills when content comes under it, and where the program asks for it.
    private var isBackgroundVisible: Bool {
        switch preferences.value(for: .navigationBar, in: preferences.backgroundVisibility) ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: isScrolledUnder
        }
    }

    /// Whether the effect of the design's scroll edges is seen: once content is under the bar.
    private var showsEdgeEffect: Bool {
        groundPart > 0 && !preferences.hiddenEdgeEffects.contains(.top)
            && preferences.value(for: .navigationBar, in: preferences.backgroundVisibility) != .hidden
    }

    /// The same at the lower edge: while content lies under the bar, unless the program gave the bar a ground.
    private var showsBottomEdgeEffect: Bool {
        scrolling.hasContentBelow && bottomGround.isClear && !preferences.hiddenEdgeEffects.contains(.bottom)
            && preferences.value(for: .bottomBar, in: preferences.backgroundVisibility) != .hidden
    }

    private func ground(_ look: NavigationBarLook) -> BarGround {
        if !appearance.navigationBar.hasGround, !hasOwnGround(look) { return .clear }
        switch preferences.value(for: .navigationBar, in: preferences.backgroundVisibility) ?? .automatic {
        case .hidden: return .clear
        case .visible:
            let visible = NavigationBarLook(isAtEdge: false, isCompact: isCompactHeight)
            return withOwnFill(visible.ground, for: .navigationBar)
        case .automatic:
            let atEdge = NavigationBarLook(isAtEdge: true, isCompact: isCompactHeight).ground
            guard atEdge.isClear else {
                return isScrolledUnder ? withOwnFill(look.ground, for: .navigationBar) : look.ground
            }
            guard groundPart > 0 else { return .clear }
            let scrolled = NavigationBarLook(isAtEdge: false, isCompact: isCompactHeight)
            var ground = withOwnFill(scrolled.ground, for: .navigationBar)
            ground.opacity = groundPart
            return ground
        }
    }

    /// Whether the program gave the bar a ground, which it has in designs without one as well.
    private func hasOwnGround(_ look: NavigationBarLook) -> Bool {
        look.isSet || preferences.value(for: .navigationBar, in: preferences.backgrounds) != nil
            || preferences.edgeEffects[Edge.Set.top.rawValue] == .hard
    }

    /// Like the bar at the top, the one at the bottom is clear while nothing is under it.
    private var bottomGround: BarGround {
        if !appearance.navigationBar.hasGround, preferences.value(for: .bottomBar, in: preferences.backgrounds) == nil,
            preferences.edgeEffects[Edge.Set.bottom.rawValue] != .hard
        {
            return .clear
        }
        switch preferences.value(for: .bottomBar, in: preferences.backgroundVisibility) ?? .automatic {
        case .hidden: return .clear
        case .visible: return withOwnFill(.standard, for: .bottomBar)
        case .automatic: return scrolling.hasContentBelow ? withOwnFill(.standard, for: .bottomBar) : .clear
        }
    }

    /// The ground with what `toolbarBackground` fills it with.
    private func withOwnFill(_ ground: BarGround, for bar: ToolbarPlacement) -> BarGround {
        guard let own = preferences.value(for: bar, in: preferences.backgrounds) else { return ground }
        return BarGround(fill: own.style, hairline: ground.hairline, opacity: ground.opacity)
    }
}

extension View {
    /// The color scheme of a bar; nil leaves that of the page.
    fileprivate func barColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
}
