import CoreGraphics
import DisplayList
import Foundation

/// A two-dimensional shape that fits itself to an area.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// The role of the shape, which affects some styles.
    nonisolated static var role: ShapeRole { get }

    /// A value that indicates whether the shape is mirrored in a right-to-left layout.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposal. By default, this is the proposed size, and 10 points for missing
    /// dimensions.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The roles of a shape.
public enum ShapeRole: Sendable, Hashable {
    /// The roles of a filled shape, a stroked shape, and a separator.
    case fill, stroke, separator
}

/// Behaviors of a shape or view in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// A behavior that never mirrors the shape.
    case fixed
    /// A behavior that mirrors the shape if the layout direction is not `in`.
    case mirrors(in: LayoutDirection)
    /// A behavior that mirrors the shape in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be inset by the same distance on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape with its edges moved inward by `amount` points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A filled shape as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> ShapeRenderNode<Content> {
        ShapeRenderNode(tree: tree, shape: shape)
    }

    package func updateRender(_ render: ShapeRenderNode<Content>, _ environment: EnvironmentValues) {
        render.update(
            shape: shape, recipe: style.recipe(in: environment), fillStyle: fillStyle,
            isMirrored: shape.layoutDirectionBehavior.isMirrored(environment.layoutDirection),
            container: shape is any ContainerShapeReader ? environment.containerShapeProvider : nil)
    }
}

extension _ShapeView: Sendable {}

extension _ShapeView: EngineAnimatable {
    nonisolated package var animatedData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension LayoutDirectionBehavior {
    func isMirrored(_ direction: LayoutDirection) -> Bool {
        if case .mirrors(let mirrored) = self { return direction == mirrored && direction == .rightToLeft }
        return false
    }
}

/// A shape that takes its outline from the container around it.
protocol ContainerShapeReader {
    /// - Parameter bounds: the container's box, in the coordinates of `rect`; nil if it is not known.
    func path(in rect: CGRect, container: ContainerShapeProvider?, bounds: CGRect?) -> Path
}

/// A shape that is drawn with a pen rather than by the outline of its line.
protocol PenShape {
    func line(in rect: CGRect) -> Path
    var strokeStyle: StrokeStyle { get }
}

/// A filled shape on screen.
package final class ShapeRenderNode<S: Shape>: RenderNode {
    private var shape: S
    private var recipe = DrawnValue(StyleRecipe(.color(.clear)))
    private var fillStyle = FillStyle()
    private var isMirrored = false
    private var container: ContainerShapeProvider?
    private var containerBounds: CGRect?

    init(tree: RenderTree, shape: S) {
        self.shape = shape
        super.init(tree: tree)
    }

    package override var debugName: String { String(describing: S.self) }

    @MainActor func update(
        shape: S, recipe new: StyleRecipe, fillStyle: FillStyle, isMirrored: Bool, container: ContainerShapeProvider?
    ) {
        let isSame = ValueComparison.areEqualByProperties(self.shape, shape)
        if !isSame {
            self.shape = shape
            setNeedsLayout()
        }
        recipe.set(new, on: self)
        guard
            !isSame || fillStyle != self.fillStyle || isMirrored != self.isMirrored
                || container != self.container
        else { return }
        self.fillStyle = fillStyle
        self.isMirrored = isMirrored
        if container != self.container {
            self.container = container
            setNeedsLayout()
        }
        setNeedsDisplay()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard container != nil else { return }
        let bounds = container?.bounds(in: self)
        guard bounds != containerBounds else { return }
        containerBounds = bounds
        setNeedsDisplay()
    }

    package override var drawsSizeInMotion: Bool { true }

    package override func draw(in canvas: inout DisplayCanvas) {
        let rect = CGRect(origin: .zero, size: presentedSize)
        let recipe = recipe.presented
        if let pen = shape as? any PenShape {
            let path = mirrored(pen.line(in: rect).data, in: rect)
            recipe.stroke(
                path, in: rect, pen: pen.strokeStyle.pen, antialiased: fillStyle.isAntialiased, id: id, on: &canvas)
        } else {
            recipe.fill(outline(in: rect), in: rect, style: fillStyle, id: id, on: &canvas)
        }
    }

    private func outline(in rect: CGRect) -> PathData {
        if let reader = shape as? any ContainerShapeReader {
            return reader.path(in: rect, container: container, bounds: containerBounds).data
        }
        return mirrored(shape.path(in: rect).data, in: rect)
    }

    private func mirrored(_ path: PathData, in rect: CGRect) -> PathData {
        isMirrored ? path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0)) : path
    }

    package override func contains(_ point: CGPoint) -> Bool {
        super.contains(point) && Path(outline(in: CGRect(origin: .zero, size: size))).contains(point)
    }
}
