import Foundation

/// The size and alignment guides of a view, in its own coordinates.
public struct ViewDimensions {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat

    private let node: RenderNode?
    private let proposal: ProposedViewSize

    package init(_ node: RenderNode, _ proposal: ProposedViewSize, _ size: CGSize) {
        self.node = node
        self.proposal = proposal
        width = size.width
        height = size.height
    }

    /// Dimensions of a bare rectangle, without its own guides.
    package init(size: CGSize) {
        node = nil
        proposal = ProposedViewSize(size)
        width = size.width
        height = size.height
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    /// Accesses the position of a guide, from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Accesses the position of a guide, from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Accesses the position of a guide that the view or its content set explicitly. Nil if it is not set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// Accesses the position of a guide that the view or its content set explicitly. Nil if it is not set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.id.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        node?.explicitAlignment(key, proposal, size)
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height && a.node === b.node && a.proposal == b.proposal
    }
}
