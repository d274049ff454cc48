import Foundation

/// A type that represents an alignment guide, with its default position in a view.
public protocol AlignmentID {
    /// Returns the default position of the guide in a view with the given dimensions, in points from its leading or top
    /// edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Combines the guides of a container's children. `n` children have been combined before.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Returns the mean of the children's guides.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }
}

/// An alignment whose guide some elements set by themselves, as texts do their baselines.
protocol ElementAlignmentID: AlignmentID {}

/// What the engine knows an alignment guide by.
package struct AlignmentKey: Hashable, Comparable, Sendable {
    // A metatype is a constant; the compiler cannot say so of one behind a protocol.
    package nonisolated(unsafe) let id: any AlignmentID.Type
    package let isVertical: Bool
    /// Whether there are elements that set the guide by themselves.
    let isSetByElements: Bool

    package init(_ id: any AlignmentID.Type, isVertical: Bool) {
        self.id = id
        self.isVertical = isVertical
        isSetByElements = id is any ElementAlignmentID.Type
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.isVertical == b.isVertical
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isVertical)
    }

    package static func < (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.isVertical == b.isVertical
            ? ObjectIdentifier(a.id) < ObjectIdentifier(b.id) : !a.isVertical
    }
}

/// A guide that runs from top to bottom, at some distance from the leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The leading end of the separator below a list row.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The trailing end of the separator below a list row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
    /// Where the foremost text begins.
    package static let textLeading = HorizontalAlignment(TextLeading.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? .infinity, childValue)
        }
    }
    private enum TextLeading: ElementAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? .infinity, childValue)
        }
    }
    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? -.infinity, childValue)
        }
    }
}

/// A guide that runs from side to side, at some distance from the top edge.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    // A view without text stands on the baseline with its bottom edge.
    private enum FirstTextBaseline: ElementAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? .infinity, childValue)
        }
    }
    private enum LastTextBaseline: ElementAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? -.infinity, childValue)
        }
    }
}

/// An alignment in both dimensions, which consists of two guides.
public struct Alignment: Equatable, Sendable {
    /// The guide along x.
    public var horizontal: HorizontalAlignment
    /// The guide along y.
    public var vertical: VerticalAlignment

    /// Creates an alignment with a horizontal and a vertical guide.
    @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The first corner at the top.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The last corner at the top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The first corner at the bottom.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The last corner at the bottom.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle, on the topmost baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle, on the last baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge, on the topmost baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge, on the last baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge, on the topmost baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge, on the last baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
