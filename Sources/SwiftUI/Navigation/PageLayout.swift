import Foundation

/// The parts of a page, from back to front.
enum PageRegion: Hashable {
    case content, suggestions, topBackground, bar, largeTitle, search, bottomBackground, bottomBar
}

/// Bars at the page's ends; the content between them, with the room under the bars as its safe area's surroundings.
struct PageLayout: RegionLayout, Equatable {
    /// Whether the search field stands where the bar was, and the bar has gone up.
    let isReplacedBySearch: Bool
    /// How much of the large title has been scrolled away; negative when the page is pulled down.
    let titleCollapse: CGFloat
    let searchCollapse: CGFloat
    /// The least distance of the lower bar from the edge of the screen.
    var bottomClearance: CGFloat = 0
    /// The distance of the lower bar from the keyboard; nil if the bar stays under it.
    var keyboardGap: CGFloat?

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let size = context.size
        let insets = context.safeAreaInsets
        func height(_ region: PageRegion) -> CGFloat {
            children.first { $0.isRegion(region) }?
                .sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height ?? 0
        }
        let bar = isReplacedBySearch ? 0 : height(.bar)
        let title = isReplacedBySearch ? 0 : height(.largeTitle)
        let search = height(.search)
        let bottom = height(.bottomBar)
        // The content's place does not change as bars collapse, so that it moves with the finger only.
        let top = bar + title + search
        let isCovered = context.keyboardInset > 0
        let clearance = bottom > 0 && !isCovered ? max(0, bottomClearance - insets.bottom) : 0
        let bottomTop =
            if isCovered, let keyboardGap, bottom > 0 {
                size.height - bottom - keyboardGap
            } else {
                size.height + context.keyboardInset - bottom - clearance
            }
        let content = CGRect(
            x: 0, y: top, width: size.width, height: max(0, min(size.height, bottomTop) - top))
        let titleRow = CGRect(x: 0, y: bar, width: size.width, height: max(0, title - titleCollapse))
        let searchRow = CGRect(
            x: 0, y: titleRow.maxY, width: size.width, height: max(0, search - searchCollapse))
        let outer = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)

        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(PageRegion.bar) {
                if isReplacedBySearch { return nil }
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
                return .init(CGRect(x: 0, y: bottomTop, width: size.width, height: bottom))
            } else if child.isRegion(PageRegion.bottomBackground) {
                return .init(
                    CGRect(
                        x: outer.minX, y: bottomTop, width: outer.width, height: outer.maxY - bottomTop))
            }
            // A page that does not fill its area is in the middle.
            let proposal = ProposedViewSize(content.size)
            let fitted = child.sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: content.midX - fitted.width / 2, y: content.midY - fitted.height / 2),
                proposal: proposal)
        }
        return RegionArrangement(
            placements: placements, outside: children.map { outside($0, width: size.width, height(.bar)) },
            safeArea: SafeArea(outer: outer, inner: content))
    }

    /// Where the bar and its title are that the search field has driven out: as far up as it goes.
    private func outside(_ child: RegionChild, width: CGFloat, _ bar: CGFloat) -> RegionArrangement.Placement? {
        let isTitle = child.isRegion(PageRegion.largeTitle)
        // A title that was scrolled away appears and disappears with the content.
        guard isTitle ? isReplacedBySearch || titleCollapse <= 0 : child.isRegion(PageRegion.bar) else { return nil }
        let proposal = ProposedViewSize(width: width, height: nil)
        return .init(
            origin: CGPoint(x: 0, y: isTitle ? -child.sizeThatFits(proposal).height : -bar), proposal: proposal)
    }
}
