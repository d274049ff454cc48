import Foundation
import Observation

/// A screen of a navigation stack: its content under a navigation bar, and over a toolbar where it has one.
struct NavigationPage<Content: View>: View {
    let model: NavigationModel
    let depth: Int
    let content: Content

    @State private var scrolling = PageScrolling()
    @State private var searchState = SearchState()
    @State private var editMode = EditMode.inactive
    @Environment(\.dismiss) private var outerDismiss
    @Environment(\.scrolledContentObserver) private var outerObserver

    var body: some View {
        PreferenceReader(NavigationBarKey.self, of: page) { elements, preferences in
            PageWithBars(
                model: model, depth: depth, content: elements, preferences: preferences, scrolling: scrolling,
                searchState: searchState)
        }
    }

    private var page: some View {
        let model = model
        let depth = depth
        scrolling.outer = outerObserver
        return UnaryGroup(content)
            .environment(\.navigationDepth, depth)
            .environment(\.scrolledContentObserver, scrolling.observer)
            .environment(\.editMode, $editMode)
            .environment(\.dismiss, depth == 0 ? outerDismiss : DismissAction { model.pop(to: depth - 1) })
            .transformEnvironment { environment in
                environment.searchState = searchState
                if depth > 0 { environment._isPresented = true }
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
    @ObservationIgnored private(set) lazy var observer = ScrolledContentObserver { [weak self] place in
        self?.follow(place)
    }

    /// Bars around the page, such as a tab bar, are told as well.
    @ObservationIgnored var outer: ScrolledContentObserver?

    nonisolated init() {}

    private func follow(_ place: ScrolledContentObserver.Place) {
        let offset = place.reachesTop ? place.offset : 0
        let hasContentBelow = place.reachesBottom && place.hasContentBelow
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

    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let layout = PageLayout(
            isBarHidden: isBarHidden, titleCollapse: titleCollapse, searchCollapse: searchCollapse)
        RegionContainer(layout) {
            ForEach(content) { $0.region(PageRegion.content) }
            if !isBarHidden {
                BarBackgroundView(
                    background: preferences.value(for: .navigationBar, in: preferences.backgrounds),
                    isVisible: isBackgroundVisible, hairlineEdge: .bottom
                )
                .region(PageRegion.topBackground)
                Group {
                    NavigationBarRow(
                        model: model, depth: depth, preferences: preferences, titleOpacity: inlineTitleOpacity,
                        height: barHeight
                    )
                    .region(PageRegion.bar)
                    if hasLargeTitle, let title = preferences.title {
                        LargeTitle(title: title).region(PageRegion.largeTitle)
                    }
                    if let search = preferences.search {
                        SearchRow(configuration: search, state: searchState).region(PageRegion.search)
                    }
                }
                .barColorScheme(
                    isBackgroundVisible
                        ? preferences.value(for: .navigationBar, in: preferences.colorSchemes) : nil)
            }
            if !bottomItems.isEmpty, !preferences.isHidden(.bottomBar) {
                BarBackgroundView(
                    background: preferences.value(for: .bottomBar, in: preferences.backgrounds),
                    isVisible: preferences.value(for: .bottomBar, in: preferences.backgroundVisibility) != .hidden,
                    hairlineEdge: .top
                )
                .region(PageRegion.bottomBackground)
                BottomToolbar(items: bottomItems).region(PageRegion.bottomBar)
            }
        }
        .onChange(of: titleState, initial: true) { _, new in
            model.setTitle(new.title, new.mode, at: depth)
        }
    }

    private struct TitleState: Equatable {
        var title: Text?
        var mode: NavigationBarItem.TitleDisplayMode
    }

    private var titleState: TitleState {
        TitleState(title: preferences.title, mode: prefersLargeTitle ? .large : .inline)
    }

    private var bottomItems: [ToolbarElement] { preferences.elements(in: .bottom) }
    private var isBarHidden: Bool { preferences.isHidden(.navigationBar) }
    private var isCompactHeight: Bool { verticalSizeClass == .compact }
    private var barHeight: CGFloat { isCompactHeight ? BarMetrics.compactHeight : BarMetrics.height }

    // MARK: Title

    private var prefersLargeTitle: Bool {
        switch preferences.titleMode ?? .automatic {
        case .large, .inlineLarge: true
        case .inline: false
        case .automatic: depth == 0 || model.titleModes[depth - 1] != .inline
        }
    }

    private var hasLargeTitle: Bool { prefersLargeTitle && preferences.title != nil && !isCompactHeight }

    // MARK: Scrolling

    private var searchHeight: CGFloat {
        guard let search = preferences.search, !search.staysVisible else { return 0 }
        return SearchBarMetrics.rowHeight
    }

    private var searchCollapse: CGFloat { min(max(0, scrolling.offset), searchHeight) }

    private var titleCollapse: CGFloat {
        guard hasLargeTitle else { return 0 }
        return scrolling.offset < 0
            ? scrolling.offset : min(max(0, scrolling.offset - searchHeight), BarMetrics.largeTitleHeight)
    }

    private var inlineTitleOpacity: Double {
        guard hasLargeTitle else { return 1 }
        let left = BarMetrics.largeTitleHeight - titleCollapse
        return Double(min(1, max(0, 1 - left / BarMetrics.titleFadeDistance)))
    }

    /// At rest the bar is clear; it fills when content comes under it, and where the program asks for it.
    private var isBackgroundVisible: Bool {
        switch preferences.value(for: .navigationBar, in: preferences.backgroundVisibility) ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic:
            scrolling.offset > searchHeight + (hasLargeTitle ? BarMetrics.largeTitleHeight : 0) - 0.5
                && scrolling.offset > 0
        }
    }
}

extension View {
    /// The colour scheme of a bar; nil leaves that of the page.
    fileprivate func barColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
}

/// The parts of a page, from back to front.
enum PageRegion: Hashable {
    case content, topBackground, bar, largeTitle, search, bottomBackground, bottomBar
}

/// Bars at the page's ends; the content between them, with the room under the bars as its safe area's surroundings.
struct PageLayout: RegionLayout, Equatable {
    let isBarHidden: Bool
    /// How much of the large title has been scrolled away; negative when the page is pulled down.
    let titleCollapse: CGFloat
    let searchCollapse: CGFloat

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let size = context.size
        let insets = context.safeAreaInsets
        func height(_ region: PageRegion) -> CGFloat {
            children.first { $0.isRegion(region) }?
                .sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height ?? 0
        }
        let bar = height(.bar)
        let title = height(.largeTitle)
        let search = height(.search)
        let bottom = height(.bottomBar)
        // The content's place does not change as bars collapse, so that it moves with the finger only.
        let top = bar + title + search
        let content = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
        let titleRow = CGRect(x: 0, y: bar, width: size.width, height: max(0, title - titleCollapse))
        let searchRow = CGRect(
            x: 0, y: titleRow.maxY, width: size.width, height: max(0, search - searchCollapse))
        let outer = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)

        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(PageRegion.bar) {
                return .init(CGRect(x: 0, y: 0, width: size.width, height: bar))
            } else if child.isRegion(PageRegion.largeTitle) {
                guard titleRow.height > 0 else { return nil }
                let proposal = ProposedViewSize(titleRow.size)
                let origin = CGPoint(x: 0, y: titleRow.maxY - child.sizeThatFits(proposal).height)
                return .init(origin: origin, proposal: proposal)
            } else if child.isRegion(PageRegion.search) {
                return searchRow.height > 0 ? .init(searchRow) : nil
            } else if child.isRegion(PageRegion.topBackground) {
                return .init(
                    CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: searchRow.maxY - outer.minY))
            } else if child.isRegion(PageRegion.bottomBar) {
                return .init(CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom))
            } else if child.isRegion(PageRegion.bottomBackground) {
                return .init(
                    CGRect(
                        x: outer.minX, y: size.height - bottom, width: outer.width, height: bottom + insets.bottom))
            }
            // A page that does not fill its area stands in the middle.
            let proposal = ProposedViewSize(content.size)
            let fitted = child.sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: content.midX - fitted.width / 2, y: content.midY - fitted.height / 2),
                proposal: proposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: outer, inner: content))
    }
}
