import Foundation

/// The layout of `HStack`.
public struct HStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The guide that the children have in common.
    public var alignment: VerticalAlignment
    /// The distance between children in points; nil takes what the children like, mostly 8.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache {
        package var engine: StackEngine.Cache
    }

    private var engine: StackEngine {
        StackEngine(axis: .horizontal, spacing: spacing, guide: alignment.key)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(engine: engine.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        engine.spacing(subviews)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        engine.result(proposal, subviews, &cache.engine).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        engine.place(in: bounds, proposal, subviews, &cache.engine)
    }
}

extension HStackLayout: Sendable {}

/// Views side by side.
public struct HStack<Content: View>: LayoutContainerView {
    public typealias Body = Never

    private let layout: HStackLayout
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide that the children have in common; their centres unless given.
    ///   - spacing: the distance between children in points; nil takes what the children like, mostly 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package var containerLayout: HStackLayout { layout }
    package var containerContent: Content { content }
}
