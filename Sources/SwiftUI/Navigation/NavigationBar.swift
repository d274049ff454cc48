import Foundation

/// The fixed row of a navigation bar: back button, items, title.
struct NavigationBarRow: View {
    let model: NavigationModel
    let depth: Int
    let preferences: NavigationBarPreferences
    let titleOpacity: Double
    let height: CGFloat

    var body: some View {
        BarRowLayout(height: height) {
            leading.region(BarRowPart.leading)
            middle.region(BarRowPart.middle)
            trailing.region(BarRowPart.trailing)
        }
    }

    private var leading: some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            if depth > 0, preferences.hidesBackButton != true {
                BackButton(
                    title: preferences.role == .editor
                        ? nil : model.titles[depth - 1] ?? Text(verbatim: NavigationWords.back),
                    depth: depth, height: height
                ) { model.pop(to: depth - 1) }
                .padding(.leading, BarMetrics.backLeading - BarMetrics.edgePadding)
            }
            ForEach(preferences.elements(in: .leading)) { ToolbarItemView(item: $0) }
        }
    }

    @ViewBuilder private var middle: some View {
        let principal = preferences.elements(in: .principal)
        if !principal.isEmpty {
            HStack(spacing: BarMetrics.itemSpacing) {
                ForEach(principal) { ToolbarItemView(item: $0) }
            }
        } else if let title = preferences.title {
            title
                .font(BarMetrics.titleFont)
                .foregroundStyle(.primary)
                .lineLimit(1)
                .opacity(titleOpacity)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHidden(titleOpacity < 1)
        }
    }

    private var trailing: some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            ForEach(preferences.elements(in: .trailing)) { ToolbarItemView(item: $0) }
            let overflow = preferences.elements(in: .overflow)
            if !overflow.isEmpty {
                Menu {
                    ForEach(overflow) { $0.element }
                } label: {
                    Image(systemName: "ellipsis.circle").font(BarMetrics.itemFont)
                }
                .accessibilityLabel(Text(verbatim: NavigationWords.more))
            }
        }
    }
}

/// An item at its place in a bar.
struct ToolbarItemView: View {
    let item: ToolbarElement

    var body: some View { item.element.fixedSize(horizontal: item.placement.slot != .principal, vertical: false) }
}

/// What bars say themselves. English; the place for other languages.
enum NavigationWords {
    static let back = "Back"
    static let more = "More"
    static let search = "Search"
    static let cancel = "Cancel"
    static let clearText = "Clear text"
}

/// A chevron and the title of the screen below, or "Back", or neither where there is no room.
private struct BackButton: View {
    let title: Text?
    let depth: Int
    let height: CGFloat
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            ViewThatFits(in: .horizontal) {
                if let title { label(title) }
                if title != nil { label(Text(verbatim: NavigationWords.back)) }
                chevron
            }
            .frame(height: height)
            .contentShape(Rectangle())
        }
        .accessibilityLabel(title ?? Text(verbatim: NavigationWords.back))
    }

    private var chevron: some View {
        Image(systemName: BarMetrics.backSymbol).font(BarMetrics.titleFont)
    }

    private func label(_ title: Text) -> some View {
        HStack(spacing: BarMetrics.backGap) {
            chevron
            title.font(BarMetrics.itemFont).lineLimit(1)
        }
        .fixedSize()
    }
}

enum BarRowPart: Hashable {
    case leading, middle, trailing
}

/// Items at the ends; the title in the bar's middle, or as near to it as the items let it.
struct BarRowLayout: Layout {
    var height: CGFloat

    private struct Frames {
        var leading: CGRect
        var middle: CGRect
        var trailing: CGRect
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions(by: .zero).width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 || subviews.count == 2 else { return }
        let hasTitle = subviews.count == 3
        let (leading, trailing) = (subviews[0], subviews[subviews.count - 1])
        let gap = BarMetrics.itemSpacing / 2
        let available = bounds.width - 2 * BarMetrics.edgePadding
        let trailingSize = trailing.sizeThatFits(ProposedViewSize(width: available, height: height))
        let titleIdeal = hasTitle ? subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height)).width : 0
        // The leading items, which hold the back button, give way to the title.
        let half = (bounds.width - titleIdeal) / 2 - BarMetrics.edgePadding - gap
        let leadingRoom = hasTitle ? max(half, 0) : available - trailingSize.width - gap
        let leadingSize = leading.sizeThatFits(ProposedViewSize(width: leadingRoom, height: height))
        leading.place(
            at: CGPoint(x: bounds.minX + BarMetrics.edgePadding, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: leadingRoom, height: height))
        trailing.place(
            at: CGPoint(x: bounds.maxX - BarMetrics.edgePadding, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: available, height: height))
        guard hasTitle else { return }
        let start = bounds.minX + BarMetrics.edgePadding + (leadingSize.width > 0 ? leadingSize.width + gap : 0)
        let end = bounds.maxX - BarMetrics.edgePadding - (trailingSize.width > 0 ? trailingSize.width + gap : 0)
        let title = ProposedViewSize(width: max(0, min(titleIdeal, end - start)), height: height)
        let width = subviews[1].sizeThatFits(title).width
        let x = min(max(bounds.midX - width / 2, start), max(start, end - width))
        subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: title)
    }
}

/// The large title under the bar. Its lower edge stays with the content while the page scrolls.
struct LargeTitle: View {
    let title: Text

    var body: some View {
        title
            .font(.largeTitle.bold())
            .foregroundStyle(.primary)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
            .padding(.top, LargeTitleMetrics.top)
            .padding(.bottom, LargeTitleMetrics.bottom)
            .padding(.horizontal, BarMetrics.edgePadding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .fixedSize(horizontal: false, vertical: true)
            .frame(minHeight: 0, alignment: .bottom)
            .clipped()
            .accessibilityAddTraits(.isHeader)
    }
}

/// What fills a bar, with a hairline towards the content.
struct BarBackgroundView: View {
    let background: BarBackground?
    let isVisible: Bool
    let hairlineEdge: VerticalEdge

    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        if isVisible {
            Rectangle()
                .fill(background?.style ?? BarMetrics.background)
                .overlay(alignment: hairlineEdge == .top ? .top : .bottom) {
                    BarMetrics.hairlineColor.frame(height: pixelLength)
                        .offset(y: hairlineEdge == .top ? -pixelLength : pixelLength)
                }
                .accessibilityHidden(true)
        } else {
            Color.clear
        }
    }
}

/// The bar at the bottom of a page.
struct BottomToolbar: View {
    let items: [ToolbarElement]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                if item.placement.kind == .status { Spacer() }
                ToolbarItemView(item: item)
                if item.placement.kind == .status { Spacer() }
            }
        }
        .padding(.horizontal, BarMetrics.edgePadding)
        .frame(maxWidth: .infinity)
        .frame(height: BarMetrics.toolbarHeight)
    }
}
