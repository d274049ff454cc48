/// A role that describes when the anchor of scroll content applies.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// A role for the initial offset of the content.
    public static var initialOffset: ScrollAnchorRole { .init(kind: .initialOffset) }
    /// A role for changes in the size of the content or the scroll view, until the user scrolls.
    public static var sizeChanges: ScrollAnchorRole { .init(kind: .sizeChanges) }
    /// A role for content that is smaller than the window.
    public static var alignment: ScrollAnchorRole { .init(kind: .alignment) }

    var anchor: WritableKeyPath<ScrollAnchors, UnitPoint?> {
        switch kind {
        case .initialOffset: \.initialOffset
        case .sizeChanges: \.sizeChanges
        case .alignment: \.alignment
        }
    }
}

/// The anchors of a scroll view's content; nil is the start.
package struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}
