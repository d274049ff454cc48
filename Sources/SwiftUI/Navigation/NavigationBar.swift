import Foundation

/// The fixed row of a navigation bar: back button, items, title.
struct NavigationBarRow: View {
    let model: NavigationModel
    let depth: Int
    let preferences: NavigationBarPreferences
    /// What the title waits for, where there is a large one.
    let scrolling: PageScrolling?
    let height: CGFloat
    let look: NavigationBarLook
    let titleEditing: TitleEditing
    /// The search field, where it is one of the bar's items.
    let search: SearchRow?

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.appearance) private var appearance

    var body: some View {
        BarRowLayout(
            height: height, topPadding: appearance.navigationBar.topPadding, startsWithTitle: startsWithTitle
        ) {
            leading
            middle
            trailing
        }
        .barTint(look.itemColor)
    }

    /// Browsers and editors have the title next to the back button, where the screen is wide; a large one that stands among the
    /// items is there on all screens.
    private var startsWithTitle: Bool {
        if preferences.titleMode == .inlineLarge, preferences.elements(in: .principal).isEmpty { return true }
        guard horizontalSizeClass == .regular, preferences.elements(in: .principal).isEmpty else { return false }
        return preferences.role == .browser || preferences.role == .editor
    }

    private var leading: some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            if let sidebarToggle, !preferences.removed.contains(.sidebarToggle) {
                Button {
                    sidebarToggle.toggleSidebar()
                } label: {
                    Image(systemName: SplitViewMetrics.sidebarSymbol).font(BarMetrics.itemFont)
                }
                .accessibilityLabel(Text(verbatim: NavigationWords.sidebar))
                .pagePart(.items)
            }
            if depth > 0, preferences.hidesBackButton != true {
                back
            }
            if platter == nil {
                ForEach(preferences.shownElements(in: .leading)) { ToolbarItemView(item: $0).pagePart(.items) }
            } else {
                BarItems(items: preferences.elements(in: .leading), platter: platter).pagePart(.items)
            }
        }
        .imageScale(BarMetrics.imageScale)
    }

    private var platter: NavigationBarAppearance.Platter? { appearance.navigationBar.itemPlatter }

    @ViewBuilder private var back: some View {
        let title = model.titles[depth - 1] ?? Text(verbatim: NavigationWords.back)
        let (model, depth) = (model, depth)
        if let platter {
            BackPlatter(title: title, platter: platter) { model.goBack(to: depth - 1) }
        } else {
            BackButton(title: preferences.role == .editor ? nil : title, color: look.backColor, height: height) {
                model.goBack(to: depth - 1)
            }
            .padding(.leading, BarMetrics.backLeading - BarMetrics.edgePadding)
        }
    }

    @ViewBuilder private var middle: some View {
        let principal = preferences.elements(in: .principal)
        if !principal.isEmpty {
            HStack(spacing: BarMetrics.itemSpacing) {
                ForEach(principal) { ToolbarItemView(item: $0) }
            }
            .pagePart(.title)
        } else if let title = preferences.shownTitle {
            InlineTitle(title: title, preferences: preferences, look: look, editing: titleEditing)
                .modifier(BarTitleVisibility(scrolling: scrolling))
                .pagePart(.title)
        }
    }

    private var trailing: some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            if platter == nil {
                ForEach(preferences.shownElements(in: .trailing)) { ToolbarItemView(item: $0) }
            } else {
                BarItems(items: preferences.elements(in: .trailing), platter: platter)
            }
            let overflow = preferences.elements(in: .overflow)
            if !overflow.isEmpty {
                Menu {
                    ForEach(overflow) { item in
                        if let items = item.menuItems { items.view }
                    }
                } label: {
                    OverflowSign(platter: platter)
                }
                .accessibilityLabel(Text(verbatim: NavigationWords.more))
            }
            if let search { search.imageScale(.medium) }
        }
        .imageScale(BarMetrics.imageScale)
        .pagePart(.items)
    }
}

/// Shows the title in the bar while no large one is seen.
private struct BarTitleVisibility: ViewModifier {
    let scrolling: PageScrolling?

    func body(content: Content) -> some View {
        let isShown = scrolling?.isTitleGone ?? true
        return content.opacity(isShown ? 1 : 0).accessibilityHidden(!isShown)
    }
}

/// An item at its place in a bar.
struct ToolbarItemView: View {
    let item: ToolbarElement

    var body: some View {
        item.element
            .fixedSize(horizontal: item.placement.slot != .principal && !item.element.isSpacer, vertical: false)
            // The item comes by what it is made of; the bar adds nothing.
            .transition(.identity)
    }
}

/// What bars say themselves. English; the place for other languages.
enum NavigationWords {
    static let back = "Back"
    static let more = "More"
    static let search = "Search"
    static let cancel = "Cancel"
    static let clearText = "Clear text"
    static let searchScope = "Scope"
    static let sidebar = "Show or hide sidebar"
}

/// A chevron and the title of the screen below, or "Back", or neither if there is no room.
private struct BackButton: View {
    let title: Text?
    /// Of the title, where it is not the tint.
    let color: Color?
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
        Image(systemName: BarMetrics.backSymbol).font(BarMetrics.titleFont).pagePart(.backSign)
    }

    private func label(_ title: Text) -> some View {
        HStack(spacing: BarMetrics.backGap) {
            chevron
            title
                .font(BarMetrics.itemFont)
                .foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
                .lineLimit(1)
                .pagePart(.backTitle)
        }
        .fixedSize()
    }
}

extension View {
    /// The tint of a bar's buttons; nil leaves that of the page.
    fileprivate func barTint(_ color: Color?) -> some View {
        transformEnvironment { environment in
            if let color { environment.tintStyle = AnyShapeStyle(color) }
        }
    }
}

/// A chevron on a platter, which leads back.
private struct BackPlatter: View {
    let title: Text
    let platter: NavigationBarAppearance.Platter
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: BarMetrics.backSymbol)
                .font(BarMetrics.titleFont)
                .foregroundStyle(SystemBackgrounds.label)
                .pagePart(.backSign)
                .frame(width: platter.height, height: platter.height)
                .background(GlassStyle(.regular), in: Circle())
                .contentShape(Circle())
        }
        .accessibilityLabel(title)
    }
}

/// What opens the menu with the items that are used less.
private struct OverflowSign: View {
    let platter: NavigationBarAppearance.Platter?

    var body: some View {
        if let platter {
            Image(systemName: "ellipsis")
                .font(BarMetrics.itemFont)
                .foregroundStyle(SystemBackgrounds.label)
                .frame(width: platter.height, height: platter.height)
                .background(GlassStyle(.regular), in: Circle())
        } else {
            Image(systemName: "ellipsis.circle").font(BarMetrics.itemFont)
        }
    }
}

/// Items at the ends; the title in the bar's middle, or as near to it as the items let it.
struct BarRowLayout: Layout {
    var height: CGFloat
    /// How much lower than in the middle the items stand, twice.
    var topPadding: CGFloat = 0
    /// Whether the title follows the leading items.
    var startsWithTitle = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions(by: .zero).width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 || subviews.count == 2 else { return }
        let middleY = bounds.midY + topPadding / 2
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
            at: CGPoint(x: bounds.minX + BarMetrics.edgePadding, y: middleY), anchor: .leading,
            proposal: ProposedViewSize(width: leadingRoom, height: height))
        trailing.place(
            at: CGPoint(x: bounds.maxX - BarMetrics.edgePadding, y: middleY), anchor: .trailing,
            proposal: ProposedViewSize(width: available, height: height))
        guard hasTitle else { return }
        let start = bounds.minX + BarMetrics.edgePadding + (leadingSize.width > 0 ? leadingSize.width + gap : 0)
        let end = bounds.maxX - BarMetrics.edgePadding - (trailingSize.width > 0 ? trailingSize.width + gap : 0)
        let title = ProposedViewSize(width: max(0, min(titleIdeal, end - start)), height: height)
        let width = subviews[1].sizeThatFits(title).width
        let middle = startsWithTitle ? start : bounds.midX - width / 2
        let x = min(max(middle, start), max(start, end - width))
        subviews[1].place(at: CGPoint(x: x, y: middleY), anchor: .leading, proposal: title)
    }
}
