/// When the anchor of a scroll view's content counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// Where the content lies at first.
    public static var initialOffset: ScrollAnchorRole { .init(kind: .initialOffset) }
    /// What stays in place as content or window change their size, as long as nobody has scrolled away from it.
    public static var sizeChanges: ScrollAnchorRole { .init(kind: .sizeChanges) }
    /// Where content lies that is smaller than the window.
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
