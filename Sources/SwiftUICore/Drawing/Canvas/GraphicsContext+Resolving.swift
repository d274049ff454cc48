import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// An image with its size known.
    public struct ResolvedImage {
        let picture: ResolvedPicture
        /// In points.
        public var size: CGSize { picture.size }
        /// The distance of the baseline from the top.
        public var baseline: CGFloat { picture.baseline ?? picture.size.height }
    }

    /// A text that can be measured.
    public struct ResolvedText {
        let render: TextRenderNode

        /// The size that the text takes of `size`.
        public func measure(in size: CGSize) -> CGSize { render.sizeThatFits(ProposedViewSize(size)) }

        /// The distance of the first line's baseline from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            render.dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
        }

        /// The distance of the last line's baseline from the top.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            render.dimensions(in: ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
        }
    }

    /// Makes an image ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        // Drawing runs on the main actor, as `assumeMainActor` explains.
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) var picture = ResolvedPicture()
        assumeMainActor { picture = image.resolved(in: environment) }
        return ResolvedImage(picture: picture)
    }

    /// Makes a text ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        nonisolated(unsafe) let tree = recorder.tree
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) let render = TextRenderNode(tree: tree)
        assumeMainActor { text.updateRender(render, environment) }
        return ResolvedText(render: render)
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var canvas = DisplayCanvas()
        image.picture.draw(in: rect, id: recorder.makeID(), on: &canvas)
        for item in canvas.items { add(item, isLayer: false) }
    }

    /// Draws an image in its own size with a point of it at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: image.size)
        draw(image, in: CGRect(origin: CGPoint(x: point.x - offset.x, y: point.y - offset.y), size: image.size))
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size with a point of it at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a text, wrapped, from the top left of a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        text.render.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        add(.node(text.render.displayNode()), isLayer: false)
    }

    /// Draws a text in its ideal size with a point of it at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.render.sizeThatFits(.unspecified)
        let offset = anchor.point(in: size)
        text.render.place(at: CGPoint(x: point.x - offset.x, y: point.y - offset.y), proposal: .unspecified)
        add(.node(text.render.displayNode()), isLayer: false)
    }

    /// Draws a text, wrapped, from the top left of a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in its ideal size with a point of it at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
