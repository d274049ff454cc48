import Foundation

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A kind for touches and the accessibility frame.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// A kind for the preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// A kind for the preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// A kind for hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// A kind for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Takes touches inside a shape, whatever the content draws there.
struct ContentShapeModifier<S: Shape> {
    let kinds: ContentShapeKinds
    let shape: S
    let eoFill: Bool
}

extension ContentShapeModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ContentShapeRenderNode {
        ContentShapeRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: ContentShapeRenderNode, _ environment: EnvironmentValues) {
        guard kinds.contains(.interaction) else { return }
        wrapper.contains = { [shape, eoFill] point, size in
            shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
        }
        wrapper.bounds = { [shape] size in shape.path(in: CGRect(origin: .zero, size: size)).boundingRect }
        wrapper.touchBoxDidChange()
    }
}

final class ContentShapeRenderNode: WrapperRenderNode {
    var contains: ((CGPoint, CGSize) -> Bool)?
    /// The box around the shape in a size.
    var bounds: ((CGSize) -> CGRect)?

    override var debugName: String { "ContentShape" }

    override func hitTest(_ point: CGPoint) -> RenderNode? {
        guard let contains else { return super.hitTest(point) }
        guard contains(point, size) else { return nil }
        return super.hitTest(point) ?? self
    }

    override func makeTouchBox() -> TouchBox { bounds.map { .box($0(size)) } ?? super.makeTouchBox() }
}

extension View {
    /// Sets the shape in which this view receives touches, including areas in which it draws nothing.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the shape of this view for some purposes. In Perch, only the shape for touches has an effect.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
    }
}
