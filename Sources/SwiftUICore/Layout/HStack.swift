import Foundation

/// The layout of `HStack`.
public struct HStackLayout {
    /// The guide that the children have in common.
    public var alignment: VerticalAlignment
    /// The distance between children in points. Nil for the preferred distance of the children, which is usually 8.
    public var spacing: CGFloat?

    /// Creates a row with a spacing in points. Nil for the preferred spacing of the views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension HStackLayout: LinearLayout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _LinearLayoutCache

    package static var axis: Axis { .horizontal }
    package var guide: AlignmentKey { alignment.key }
}

extension HStackLayout: Sendable {}

/// A view that arranges its children in a horizontal line.
public struct HStack<Content: View> {
    private let layout: HStackLayout
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide that the children have in common; their centers unless given.
    ///   - spacing: the distance between children in points; nil takes what the children like, mostly 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: LayoutContainerView {
    public typealias Body = Never

    package var containerLayout: HStackLayout { layout }
    package var containerContent: Content { content }
}
