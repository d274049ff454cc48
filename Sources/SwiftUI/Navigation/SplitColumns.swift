import Foundation

/// A column of a wide split view: a stack with a button for the sidebar where it is the first visible one.
struct SplitColumn<Content: View>: View {
    let model: SplitViewModel
    let column: NavigationSplitViewColumn
    let content: Content

    var body: some View {
        let column = column
        KeptView(
            NavigationStack { content }
                .background(SystemBackgrounds.plain, ignoresSafeAreaEdges: .all)
                .environment(\.splitViewModel, column == .detail ? nil : model)
                .environment(\.sidebarToggle, model.toggleColumn == column ? model : nil)
                .environment(\.isSidebar, column == .sidebar)
                .transformPreference(ColumnWidthsKey.self) { widths in
                    if let own = widths.own { widths.columns[column] = own }
                    widths.own = nil
                })
    }
}

/// The widths that columns ask for.
struct ColumnWidths: Equatable {
    /// That of the column which is being asked.
    var own: ColumnWidth?
    var columns: [NavigationSplitViewColumn: ColumnWidth] = [:]
}

enum ColumnWidthsKey: PreferenceKey {
    static var defaultValue: ColumnWidths { ColumnWidths() }

    static func reduce(value: inout ColumnWidths, nextValue: () -> ColumnWidths) {
        let next = nextValue()
        value.own = value.own ?? next.own
        value.columns.merge(next.columns) { mine, _ in mine }
    }
}

/// The columns of a wide split view, with what lies between them.
struct SplitColumns: View {
    let model: SplitViewModel
    let columns: [ContentElement]
    let widths: ColumnWidths
    let hasContent: Bool

    @Environment(\.splitViewIsBalanced) private var isBalanced
    /// What is shown; it follows what is asked for by an animation.
    @State private var shownPlan: SplitPlan?

    private var detail: AnyHashable { AnyHashable(NavigationSplitViewColumn.detail) }

    var body: some View {
        GeometryReader { proxy in
            let newPlan = SplitPlan(
                visibility: model.visibility.kind, hasContent: hasContent,
                isUpright: proxy.size.height > proxy.size.width, isBalanced: isBalanced)
            let plan = shownPlan ?? newPlan
            RegionContainer(SplitLayout(plan: plan, widths: widths)) {
                // Columns that lie over the detail are above it.
                ForEach(columns) { $0.zIndex($0.trait(RegionTraitKey.self) == detail ? 0 : 2) }
                if plan.overlaps {
                    SplitViewMetrics.dimming
                        .absorbsTaps { model.toggleSidebar() }
                        .zIndex(1)
                        .region(SplitPart.dimming)
                }
                ForEach(plan.leading.indices, id: \.self) { index in
                    SystemBackgrounds.separator.accessibilityHidden(true).zIndex(3).region(SplitPart.line(index))
                }
            }
            .onChange(of: newPlan, initial: true) { old, plan in
                withAnimation(old == plan ? nil : SplitViewMotion.animation) { shownPlan = plan }
                model.toggledVisibility = plan.toggled
                if model.toggleColumn != plan.visible.first { model.toggleColumn = plan.visible.first }
            }
        }
    }
}

/// Which columns show, and how.
struct SplitPlan: Equatable {
    /// From the leading edge; the last one is the detail.
    let visible: [NavigationSplitViewColumn]
    /// Whether the columns before the detail lie over it.
    let overlaps: Bool
    /// The visibility that the sidebar's button goes to.
    let toggled: NavigationSplitViewVisibility

    var leading: ArraySlice<NavigationSplitViewColumn> { visible.dropLast() }

    init(visibility: NavigationSplitViewVisibility.Kind, hasContent: Bool, isUpright: Bool, isBalanced: Bool) {
        let all: [NavigationSplitViewColumn] = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
        switch visibility {
        case .detailOnly: visible = [.detail]
        case .doubleColumn: visible = Array(all.suffix(2))
        case .all: visible = all
        // Upright there is room for the detail; sideways for one more column.
        case .automatic: visible = isUpright && !isBalanced ? [.detail] : Array(all.suffix(2))
        }
        overlaps = isUpright && !isBalanced && visible.count > 1
        if visible.contains(.sidebar) {
            toggled = hasContent && !overlaps ? .doubleColumn : .detailOnly
        } else {
            toggled = hasContent && visible == [.detail] ? .doubleColumn : .all
        }
    }
}

private enum SplitPart: Hashable {
    case dimming
    case line(Int)
}

/// The columns of a wide split view side by side, in the whole area up to the screen's edges.
private struct SplitLayout: RegionLayout, Equatable {
    let plan: SplitPlan
    let widths: ColumnWidths

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        func width(of column: NavigationSplitViewColumn) -> CGFloat {
            widths.columns[column]?.points(in: context.size.width, leaving: SplitViewMetrics.detailMinimum)
                ?? SplitViewMetrics.width(of: column)
        }
        var frames: [NavigationSplitViewColumn: CGRect] = [:]
        var x: CGFloat = 0
        for column in plan.leading {
            let own = width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: own, height: context.size.height)
            x += own
        }
        let start = plan.overlaps ? 0 : x
        frames[.detail] = CGRect(
            x: start, y: 0, width: max(0, context.size.width - start), height: context.size.height)
        let insets = context.safeAreaInsets
        let edge = plan.leading.compactMap { frames[$0]?.maxX }
        return RegionArrangement(
            placements: children.map { child in
                if child.isRegion(SplitPart.dimming) {
                    return .init(
                        CGRect(
                            x: -insets.leading, y: -insets.top, width: context.size.width + insets.horizontal,
                            height: context.size.height + insets.vertical))
                }
                for (index, x) in edge.enumerated() where child.isRegion(SplitPart.line(index)) {
                    return .init(
                        CGRect(
                            x: x, y: -insets.top, width: 1 / context.scale,
                            height: context.size.height + insets.vertical))
                }
                for (column, frame) in frames where child.isRegion(column) { return .init(frame) }
                return nil
            },
            outside: children.map { child in
                // Columns come in over the leading edge.
                for column in [NavigationSplitViewColumn.sidebar, .content] where child.isRegion(column) {
                    let own = width(of: column)
                    return .init(CGRect(x: -own, y: 0, width: own, height: context.size.height))
                }
                return nil
            })
    }
}
