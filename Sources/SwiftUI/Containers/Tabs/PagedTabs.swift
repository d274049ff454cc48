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
    @State private var driver = PagerDriver(SystemMotion.spring)
    @GestureState private var isHeld = false

    var body: some View {
        let driver = driver
        RegionContainer(PagedLayout()) {
            Pager(selected: selected, driver: driver) { ForEach(pages) { $0 } }
                .region(PagedRegion.pages)
            if showsIndex {
                PageIndex(count: pages.count, selected: selected, hasBackground: hasIndexBackground, select: select)
                    .region(PagedRegion.index)
            }
        }
        .contentShape(Rectangle())
        .gesture(swipe)
        .onChange(of: isHeld) { _, isHeld in
            // The touch may have been taken away.
            if !isHeld { _ = driver.end(projection: 0, velocity: 0) }
        }
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

    /// Pages follow the finger. The one that more than half is seen of is selected.
    private var swipe: some Gesture {
        let (driver, select) = (driver, select)
        let forward: CGFloat = layoutDirection == .leftToRight ? -1 : 1
        return DragGesture(along: .horizontal, minimumDistance: GestureMetrics.dragDistance)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                driver.begin()
                let page = driver.move(by: value.translation.width * forward)
                if let page { select(page) }
            }
            .onEnded { value in
                let rest = value.predictedEndTranslation.width - value.translation.width
                let page = driver.end(projection: rest * forward, velocity: value.velocity.width * forward)
                if let page { select(page) }
            }
    }
}

enum PagedRegion: Hashable {
    case pages, index
}

/// The pages in the whole area, and the dots above its lower edge.
struct PagedLayout: RegionLayout, Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        children.first { $0.isRegion(PagedRegion.pages) }?.sizeThatFits(proposal) ?? .zero
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let bounds = CGRect(origin: .zero, size: context.size)
        return RegionArrangement(
            placements: children.map { child in
                guard child.isRegion(PagedRegion.index) else { return .init(bounds) }
                let size = child.sizeThatFits(.unspecified)
                return .init(
                    origin: CGPoint(
                        x: bounds.midX - size.width / 2,
                        y: bounds.maxY - size.height - PageControlMetrics.bottomPadding),
                    proposal: .unspecified)
            })
    }
}

/// A dot for each page; a tap on either side goes a page on or back.
private struct PageIndex: View {
    let count: Int
    let selected: Int
    let hasBackground: Bool
    let select: @MainActor (Int) -> Void
    @Environment(\.appearance) private var appearance

    var body: some View {
        let look = appearance.pageControl
        HStack(spacing: look.spacing) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(color(isSelected: index == selected))
                    .frame(width: look.dot, height: look.dot)
            }
        }
        .padding(.horizontal, look.padding)
        .frame(height: PageControlMetrics.height)
        .background {
            if hasBackground { Capsule().fill(Color(uiColor: .systemFill)) }
        }
        .accessibilityControl(.pageControl) { node in
            node.value = "page \(selected + 1) of \(count)"
            node.setAdjustment { select(selected + ($0 == .increment ? 1 : -1)) }
        }
    }

    private func color(isSelected: Bool) -> Color {
        let control = UIPageControl.appearance()
        if isSelected { return control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white }
        return control.pageIndicatorTintColor.map { Color(uiColor: $0) }
            ?? Color.white.opacity(PageControlMetrics.inactiveOpacity)
    }
}
