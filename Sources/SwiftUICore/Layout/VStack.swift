import Foundation

/// The layout of `VStack`.
public struct VStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The guide that the children have in common.
    public var alignment: HorizontalAlignment
    /// The distance between children in points; nil takes what the children like, mostly 8.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache {
        package var engine: StackEngine.Cache
    }

    private var engine: StackEngine {
        StackEngine(axis: .vertical, spacing: spacing, guide: alignment.key)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
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

extension VStackLayout: Sendable {}

/// Views one below the other.
public struct VStack<Content: View>: LayoutContainerView {
    public typealias Body = Never

    private let layout: VStackLayout
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: the guide that the children have in common; their centres unless given.
    ///   - spacing: the distance between children in points; nil takes what the children like, mostly 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package var containerLayout: VStackLayout { layout }
    package var containerContent: Content { content }
}
