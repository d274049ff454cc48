import Foundation

/// The layout of `VStack`.
public struct VStackLayout {
    /// The guide that the children have in common.
    public var alignment: HorizontalAlignment
    /// The distance between children in points. Nil for the preferred distance of the children, which is usually 8.
    public var spacing: CGFloat?

    /// Creates a column with a spacing in points. Nil for the preferred spacing of the views.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension VStackLayout: LinearLayout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _LinearLayoutCache

    package static var axis: Axis { .vertical }
    package var guide: AlignmentKey { alignment.key }
}

extension VStackLayout: Sendable {}

/// A view that arranges its children in a vertical line.
public struct VStack<Content: View> {
    private let layout: VStackLayout
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide that the children have in common; their centers unless given.
    ///   - spacing: the distance between children in points; nil takes what the children like, mostly 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: LayoutContainerView {
    public typealias Body = Never

    package var containerLayout: VStackLayout { layout }
    package var containerContent: Content { content }
}
