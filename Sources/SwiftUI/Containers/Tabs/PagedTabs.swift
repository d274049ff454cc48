import Foundation
import UIKit

/// Screens that are swiped, with a dot for each.
struct PagedTabs: View {
    let pages: [ContentElement]
    let selected: Int
    let indexDisplay: PageTabViewStyle.IndexDisplayMode
    let select: @MainActor (Int) -> Void

    @Environment(\.pageIndexBackground) private var indexBackground
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        RegionContainer(PagedLayout(selected: selected)) {
            ForEach(pages) { $0.region(PagedRegion.page) }
            if showsIndex {
                PageIndex(count: pages.count, selected: selected, hasBackground: hasIndexBackground, select: select)
                    .region(PagedRegion.index)
            }
        }
        .contentShape(Rectangle())
        .simultaneousGesture(swipe)
    }

    private var showsIndex: Bool {
        switch indexDisplay.kind {
        case .always: true
        case .never: false
        case .automatic: pages.count > 1
        }
    }

    private var hasIndexBackground: Bool {
        switch indexBackground.kind {
        case .always: true
        case .automatic, .interactive, .never: false
        }
    }

    /// A swipe that is longer than a part of the page, or fast, goes to the next one.
    private var swipe: some Gesture {
        DragGesture(minimumDistance: PageControlMetrics.swipeStart).onEnded { value in
            let distance = value.predictedEndTranslation.width
            guard abs(distance) > PageControlMetrics.swipeLength,
                abs(distance) > abs(value.predictedEndTranslation.height)
            else { return }
            let goesOn = (distance < 0) == (layoutDirection == .leftToRight)
            select(selected + (goesOn ? 1 : -1))
        }
    }
}

enum PagedRegion: Hashable {
    case page, index
}

struct PagedLayout: RegionLayout, Equatable {
    let selected: Int

    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        // Pages take what they are offered; without an offer they are as large as the selected one.
        let pages = children.filter { $0.isRegion(PagedRegion.page) }
        let ideal = pages.indices.contains(selected) ? pages[selected].sizeThatFits(proposal) : .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let bounds = CGRect(origin: .zero, size: context.size)
        var number = 0
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(PagedRegion.index) {
                let size = child.sizeThatFits(.unspecified)
                return .init(
                    origin: CGPoint(
                        x: bounds.midX - size.width / 2,
                        y: bounds.maxY - size.height - PageControlMetrics.bottomPadding),
                    proposal: .unspecified)
            }
            defer { number += 1 }
            guard number == selected else { return nil }
            let proposal = ProposedViewSize(bounds.size)
            let size = child.sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
        }
        return RegionArrangement(placements: placements)
    }
}

/// A dot for each page; a tap on either side goes a page on or back.
private struct PageIndex: View {
    let count: Int
    let selected: Int
    let hasBackground: Bool
    let select: @MainActor (Int) -> Void

    var body: some View {
        HStack(spacing: PageControlMetrics.spacing) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(color(isSelected: index == selected))
                    .frame(width: PageControlMetrics.dot, height: PageControlMetrics.dot)
            }
        }
        .padding(.horizontal, PageControlMetrics.backgroundPadding)
        .frame(height: PageControlMetrics.height)
        .background {
            if hasBackground { Capsule().fill(Color(uiColor: .systemFill)) }
        }
        .accessibilityControl(.pageControl) { node in
            node.value = "page \(selected + 1) of \(count)"
            node.adjust = AccessibilityHandler { select(selected + ($0 == .increment ? 1 : -1)) }
        }
    }

    private func color(isSelected: Bool) -> Color {
        let control = UIPageControl.appearance()
        if isSelected { return control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white }
        return control.pageIndicatorTintColor.map { Color(uiColor: $0) }
            ?? Color.white.opacity(PageControlMetrics.inactiveOpacity)
    }
}
