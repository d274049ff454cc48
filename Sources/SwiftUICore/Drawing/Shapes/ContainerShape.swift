import CoreGraphics
import Foundation

/// The outline of a container, for `ContainerRelativeShape` and `ConcentricRectangle`.
package struct ContainerShapeProvider: Equatable, Sendable {
    /// The outline in a rectangle, with its edges moved inwards.
    let path: @Sendable (CGRect, CGFloat) -> Path
    /// The radii of its corners in an area; nil if it has no corners.
    let corners: @Sendable (CGSize) -> RectangleCornerRadii?
    /// Where the container is.
    let place: ContainerPlace
    private let shape: any Shape
    private let equals: @Sendable (any Shape) -> Bool

    init<S: InsettableShape>(_ shape: S, place: ContainerPlace) {
        self.shape = shape
        self.place = place
        path = { shape.inset(by: $1).path(in: $0) }
        let rectangle = shape as? any RoundedRectangularShape
        corners = { size in rectangle?.corners(in: size)?.radii(in: size) }
        equals = { other in (other as? S).map { ValueComparison.areEqual(shape, $0) } ?? false }
    }

    package static func == (a: Self, b: Self) -> Bool { a.place === b.place && a.equals(b.shape) }
}

/// The element of a container with a shape.
final class ContainerPlace: @unchecked Sendable {
    // Unchecked because only elements use it, which are confined to the main actor.
    fileprivate(set) weak var node: RenderNode?

    init() {}
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeProvider? { nil }
}

extension EnvironmentValues {
    package var containerShapeProvider: ContainerShapeProvider? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of `ContainerRelativeShape` in this view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }

    /// Sets the rectangle to whose corners the corners of a `ConcentricRectangle` in this view are concentric.
    nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

private struct ContainerShapeModifier<S: InsettableShape> {
    let shape: S
    @State private var place = ContainerPlace()

    nonisolated init(shape: S) { self.shape = shape }
}

extension ContainerShapeModifier: ViewModifier {
    func body(content: Content) -> some View {
        let provider = ContainerShapeProvider(shape, place: place)
        return
            content
            .environment(\.containerShapeProvider, provider)
            .modifier(ContainerPlaceModifier(provider: provider))
    }
}

private struct ContainerPlaceModifier {
    let provider: ContainerShapeProvider
}

extension ContainerPlaceModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ContainerPlaceRenderNode {
        ContainerPlaceRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: ContainerPlaceRenderNode, _ environment: EnvironmentValues) {
        wrapper.provider = provider
        provider.place.node = wrapper
    }
}

extension GeometryProxy {
    /// The radii of the corners of the view that are concentric to those of the container.
    ///
    /// They are what ``ConcentricRectangle`` draws. Nil where no container has a shape with corners.
    public var concentricCornerRadii: RectangleCornerRadii? {
        source.read { RectangleCornerRadii.concentric(in: CGRect(origin: .zero, size: $0.size), of: $0) } ?? nil
    }

    /// Returns the radii of the corners of a frame that are concentric to those of the container.
    ///
    /// - Parameter frame: In the view's own coordinates.
    public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
        source.read { RectangleCornerRadii.concentric(in: frame, of: $0) } ?? nil
    }
}

private final class ContainerPlaceRenderNode: WrapperRenderNode {
    var provider: ContainerShapeProvider?

    override var debugName: String { "ContainerShape" }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        requirePlacementOfPositionDependents()
        super.layoutChildren(in: size, proposal: proposal)
    }

    override func draw(in canvas: inout DisplayCanvas) { canvas.draw(child) }
}

extension ContainerShapeProvider {
    /// The box of the container in a node's coordinates, for a shape that is drawn by it; nil if nothing is there.
    ///
    /// Marks the node as one that must be laid out again when it moves.
    func bounds(in node: RenderNode) -> CGRect? {
        guard let outer = place.node else { return nil }
        node.markDependsOnPosition()
        let origin = node.convert(CGPoint.zero, to: outer)
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: outer.size)
    }
}

extension RectangleCornerRadii {
    /// The radii of corners that are concentric to those of the nearest container; nil where no container has corners.
    fileprivate static func concentric(in frame: CGRect, of node: RenderNode) -> RectangleCornerRadii? {
        var ancestor = node.parent
        while let node = ancestor, !(node is ContainerPlaceRenderNode) { ancestor = node.parent }
        guard let provider = (ancestor as? ContainerPlaceRenderNode)?.provider,
            let bounds = provider.bounds(in: node), provider.corners(bounds.size) != nil
        else { return nil }
        return ConcentricRectangle().radii(in: frame, container: provider, bounds: bounds)
    }
}
