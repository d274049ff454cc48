import Foundation

/// A kind of alignment guide: how to find it in a view that does not set it.
public protocol AlignmentID {
    /// The guide's place in a view of the given size, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Folds the guides of a container's children into one; `n` children were folded before.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The mean of the children's guides.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }
}

/// What the engine knows an alignment guide by.
public struct AlignmentKey: Hashable, Comparable, Sendable {
    // A metatype is a constant; the compiler cannot say so of one behind a protocol.
    package nonisolated(unsafe) let id: any AlignmentID.Type
    package let isVertical: Bool

    package init(_ id: any AlignmentID.Type, isVertical: Bool) {
        self.id = id
        self.isVertical = isVertical
    }

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.isVertical == b.isVertical
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isVertical)
    }

    public static func < (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.isVertical == b.isVertical
            ? ObjectIdentifier(a.id) < ObjectIdentifier(b.id) : !a.isVertical
    }
}

/// A guide that runs from top to bottom, at some distance from the leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// A guide of the program's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

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

    /// A guide of the program's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
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
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? .infinity, childValue)
        }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? -.infinity, childValue)
        }
    }
}

/// A pair of guides, one for each dimension.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
