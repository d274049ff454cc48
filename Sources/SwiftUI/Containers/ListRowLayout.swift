import Foundation

/// The parts of a row.
enum ListRowRegion: Hashable {
    case background, content, badge, accessory, editControl, moveControl, topLine, bottomLine
    case leadingActions, trailingActions
    /// Lies over a row that is pulled aside, where a tap closes it.
    case cover
}

extension RegionChild {
    fileprivate var rowRegion: ListRowRegion? { trait(RegionTraitKey.self)?.base as? ListRowRegion }
}

/// Places a row's parts: the content from the leading side, badge and chevron at the trailing one, lines at the edges.
struct ListRowLayout: RegionLayout, Equatable {
    let insets: EdgeInsets?
    /// How much further in the content begins.
    let indentation: CGFloat
    let minimumHeight: CGFloat
    let card: ListCard
    let isLast: Bool
    let swipe: RowSwipe
    /// A pixel's side. Rows are as high as whole pixels, so that no light falls between their backgrounds.
    let pixel: CGFloat
    let verticalInset: CGFloat
    /// Of the lines, in points; nil is a pixel.
    var lineThickness: CGFloat?
    /// How far before the row's end lines end.
    var lineTrailingInset: CGFloat = 0

    private var rowInsets: EdgeInsets {
        var result =
            insets
            ?? EdgeInsets(
                top: verticalInset, leading: card.systemMargin, bottom: verticalInset,
                trailing: card.systemMargin)
        result.leading += indentation
        return result
    }

    /// The widths that the parts beside the content take, in order, with the gaps before them.
    private struct Sides {
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    private func sides(_ children: [RegionChild]) -> Sides {
        var sides = Sides()
        for child in children {
            switch child.rowRegion {
            case .editControl:
                sides.leading += child.sizeThatFits(.unspecified).width + ListEditingMetrics.controlGap
            case .badge, .accessory, .moveControl:
                sides.trailing += child.sizeThatFits(.unspecified).width + ListMetrics.accessoryGap
            default: break
            }
        }
        return sides
    }

    private func content(_ children: [RegionChild]) -> RegionChild? {
        children.first { $0.rowRegion == .content }
    }

    private func contentProposal(_ children: [RegionChild], _ width: CGFloat) -> ProposedViewSize {
        let sides = sides(children)
        let room =
            card.frame(in: CGSize(width: width, height: 0)).width - rowInsets.horizontal - sides.leading
            - sides.trailing
        return ProposedViewSize(width: max(0, room), height: nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let content = content(children)?.sizeThatFits(contentProposal(children, width)) ?? .zero
        let height = max(minimumHeight, content.height + rowInsets.vertical)
        return CGSize(width: width, height: (height + card.gapAbove + card.gapBelow).roundedUp(to: pixel))
    }

    /// How far a swipe has moved the row towards the trailing edge.
    private func shift(_ children: [RegionChild]) -> CGFloat {
        switch swipe {
        case .closed: return 0
        case .dragged(let distance): return distance
        case .open(let edge):
            let region = edge == .leading ? ListRowRegion.leadingActions : ListRowRegion.trailingActions
            let strip = children.first { $0.rowRegion == region }
            let width = strip?.sizeThatFits(.unspecified).width ?? 0
            return edge == .leading ? width : -width
        }
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let width = context.size.width
        let frame = card.frame(in: context.size)
        let row = frame.offsetBy(dx: shift(children), dy: 0)
        let insets = rowInsets
        let sides = sides(children)
        let proposal = contentProposal(children, width)
        let contentX = row.minX + insets.leading + sides.leading
        // The content is in the middle of what the insets leave.
        let middle = row.minY + insets.top + (row.height - insets.vertical) / 2
        let hairline = lineThickness ?? 1 / context.scale
        var trailing = row.maxX - insets.trailing
        var placements = [RegionArrangement.Placement?](repeating: nil, count: children.count)

        for (index, child) in children.enumerated().reversed() {
            func place(x: CGFloat, _ proposal: ProposedViewSize) {
                let size = child.sizeThatFits(proposal)
                placements[index] = .init(origin: CGPoint(x: x, y: middle - size.height / 2), proposal: proposal)
            }
            func placeAtTrailingEdge(height: CGFloat? = nil) {
                let proposal = ProposedViewSize(width: nil, height: height)
                let width = child.sizeThatFits(proposal).width
                place(x: trailing - width, proposal)
                trailing -= width + ListMetrics.accessoryGap
            }
            func placeLine(y: CGFloat, isOuter: Bool) {
                let line =
                    isOuter && card.style == .grouped
                    ? (start: row.minX, end: row.maxX) : lineExtent(children, contentX, proposal, row)
                placements[index] = .init(CGRect(x: line.start, y: y, width: line.end - line.start, height: hairline))
            }
            switch child.rowRegion {
            case .background, .cover: placements[index] = .init(row)
            case .moveControl: placeAtTrailingEdge(height: row.height)
            case .accessory, .badge: placeAtTrailingEdge()
            case .editControl: place(x: row.minX + insets.leading, .unspecified)
            case .topLine: placeLine(y: row.minY, isOuter: true)
            case .bottomLine: placeLine(y: row.maxY - hairline, isOuter: isLast)
            case .leadingActions:
                placements[index] = .init(
                    CGRect(x: frame.minX, y: row.minY, width: max(0, row.minX - frame.minX), height: row.height))
            case .trailingActions:
                placements[index] = .init(
                    CGRect(x: row.maxX, y: row.minY, width: max(0, frame.maxX - row.maxX), height: row.height))
            case .content, nil: place(x: contentX, proposal)
            }
        }
        return RegionArrangement(placements: placements)
    }

    /// From where the content's first text begins, or where its guides say, to the row's end.
    private func lineExtent(
        _ children: [RegionChild], _ contentX: CGFloat, _ proposal: ProposedViewSize, _ row: CGRect
    ) -> (start: CGFloat, end: CGFloat) {
        guard let dimensions = content(children)?.dimensions(in: proposal) else { return (row.minX, row.maxX) }
        let start =
            contentX + (dimensions[explicit: .listRowSeparatorLeading] ?? dimensions[explicit: .textLeading] ?? 0)
        let end = dimensions[explicit: .listRowSeparatorTrailing].map { contentX + $0 } ?? row.maxX - lineTrailingInset
        return (min(max(start, row.minX), row.maxX), max(min(end, row.maxX), min(start, row.maxX)))
    }
}

/// Places a header or footer by the list's margins. Its own insets count from the card's edges.
struct ListEdgeRowLayout: RegionLayout, Equatable {
    let insets: EdgeInsets?
    let top: CGFloat
    let bottom: CGFloat
    /// The space that follows the footer.
    let gapBelow: CGFloat
    let card: ListCard
    let minimumHeight: CGFloat
    /// A pixel's side.
    let pixel: CGFloat

    /// The least height of what stands between the insets.
    var leastHeight: CGFloat = 0

    private var edgeInsets: EdgeInsets {
        let side = card.systemMargin
        var result = insets ?? EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
        result.leading += card.leadingMargin
        result.trailing += card.trailingMargin
        return result
    }

    private func content(_ children: [RegionChild], _ width: CGFloat) -> CGSize {
        let proposal = ProposedViewSize(width: max(0, width - edgeInsets.horizontal), height: nil)
        return children.first { $0.rowRegion == .content }?.sizeThatFits(proposal) ?? .zero
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let height = max(leastHeight, content(children, width).height) + edgeInsets.vertical
        return CGSize(width: width, height: (max(minimumHeight, height) + gapBelow).roundedUp(to: pixel))
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let size = context.size
        let insets = edgeInsets
        return RegionArrangement(
            placements: children.map { child in
                if child.rowRegion == .background { return .init(CGRect(origin: .zero, size: size)) }
                let proposal = ProposedViewSize(width: max(0, size.width - insets.horizontal), height: nil)
                let content = child.sizeThatFits(proposal)
                return .init(
                    origin: CGPoint(x: insets.leading, y: size.height - gapBelow - insets.bottom - content.height),
                    proposal: proposal)
            })
    }
}

extension CGFloat {
    /// The least number of whole steps that is not less. Lengths a hair over a step count as that step.
    func roundedUp(to step: CGFloat) -> CGFloat {
        step > 0 ? ((self / step) - 0.001).rounded(.up) * step : self
    }
}
