import Foundation

/// Where a row's card, or what represents it, lies in the room that the row takes: between the list's margins, without
/// the space above and below.
struct ListCard: Equatable {
    let style: ListStyleKind
    /// The sides at which the list keeps the system's margin. At the others the program's content margins take its place.
    let ownMargins: Edge.Set
    /// The device's margin.
    let systemMargin: CGFloat
    /// What the program said about the section.
    var sectionMargins: ListSectionMargins?
    var gapAbove: CGFloat = 0
    var gapBelow: CGFloat = 0

    var leadingMargin: CGFloat { sectionMargins?.leading ?? margin(.leading) }
    var trailingMargin: CGFloat { sectionMargins?.trailing ?? margin(.trailing) }

    private func margin(_ edge: Edge.Set) -> CGFloat {
        style.hasMargin && ownMargins.contains(edge) ? systemMargin : 0
    }

    func frame(in size: CGSize) -> CGRect {
        CGRect(
            x: leadingMargin, y: gapAbove, width: max(0, size.width - leadingMargin - trailingMargin),
            height: max(0, size.height - gapAbove - gapBelow))
    }
}

/// The outline of a row's card.
struct ListCardShape: Shape {
    var card: ListCard
    var radii: RectangleCornerRadii

    /// A row that becomes the first or last of its section gets its corners on the way.
    nonisolated var animatableData:
        AnimatablePair<RectangleCornerRadii.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(radii.animatableData, AnimatablePair(card.gapAbove, card.gapBelow)) }
        set {
            radii.animatableData = newValue.first
            card.gapAbove = newValue.second.first
            card.gapBelow = newValue.second.second
        }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let frame = card.frame(in: rect.size).offsetBy(dx: rect.minX, dy: rect.minY)
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: frame)
    }
}

extension EnvironmentValues {
    /// The edges at which a list keeps the system's margins round its content, since the program asked for none there.
    @Entry var listOwnMargins: Edge.Set = .all
}
