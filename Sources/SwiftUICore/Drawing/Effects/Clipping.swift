import CoreGraphics
import DisplayList
import Foundation

/// A modifier that clips the content to a shape.
public struct _ClipEffect<ClipShape: Shape> {
    public var shape: ClipShape
    public var style: FillStyle

    nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }
}

extension _ClipEffect: EngineAnimatable {
    package var animatedData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ClipEffect: ElementModifier {
    public typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ClipRenderNode<ClipShape> {
        ClipRenderNode(tree: tree, child: child, shape: shape)
    }

    package func updateWrapper(_ wrapper: ClipRenderNode<ClipShape>, _ environment: EnvironmentValues) {
        wrapper.update(
            shape: shape, style: style,
            isMirrored: shape.layoutDirectionBehavior.isMirrored(environment.layoutDirection),
            container: shape is any ContainerShapeReader ? environment.containerShapeProvider : nil)
    }
}

package final class ClipRenderNode<S: Shape>: WrapperRenderNode {
    private var shape: S
    private var style = FillStyle()
    private var isMirrored = false
    private var container: ContainerShapeProvider?
    private var containerBounds: CGRect?

    init(tree: RenderTree, child: RenderNode, shape: S) {
        self.shape = shape
        super.init(tree: tree, child: child)
    }

    package override var debugName: String { "Clip" }

    @MainActor func update(shape: S, style: FillStyle, isMirrored: Bool, container: ContainerShapeProvider?) {
        guard
            !ValueComparison.areEqualByProperties(self.shape, shape) || style != self.style
                || isMirrored != self.isMirrored || container != self.container
        else { return }
        self.shape = shape
        self.style = style
        self.isMirrored = isMirrored
        if container != self.container {
            self.container = container
            setNeedsLayout()
        }
        setNeedsDisplay()
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.layoutChildren(in: size, proposal: proposal)
        guard container != nil else { return }
        let bounds = container?.bounds(in: self)
        guard bounds != containerBounds else { return }
        containerBounds = bounds
        setNeedsDisplay()
    }

    package override var carriesMotion: Bool { true }
    package override var drawsSizeInMotion: Bool { true }

    private var outline: PathData {
        let rect = CGRect(origin: .zero, size: presentedSize)
        if let reader = shape as? any ContainerShapeReader {
            return reader.path(in: rect, container: container, bounds: containerBounds).data
        }
        let path = shape.path(in: rect).data
        return isMirrored ? path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0)) : path
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        canvas.draw(child)
        canvas.effects = [.clip(outline, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)]
    }
}

/// Shows the content only where a second view is opaque.
package struct MaskModifier<Secondary: View> {
    package var secondary: Secondary
    package var alignment: Alignment
}

extension MaskModifier: SecondaryLayerModifier {
    package typealias Body = Never
    package var isBehind: Bool { false }
    package var isMask: Bool { true }
}

extension View {
    /// Clips the view to a shape in its frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Cuts the view to its frame with rounded corners.
    @available(iOS, deprecated: 100000.0, message: "Use clipShape(_:style:) with a rounded rectangle.")
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Masks the view with the opacity of another view.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(secondary: mask(), alignment: alignment))
    }

    /// Shows the view only where the mask is opaque.
    @available(iOS, deprecated: 100000.0, renamed: "mask(alignment:_:)")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(secondary: mask, alignment: .center))
    }
}
