import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// An image with a known size.
    public struct ResolvedImage {
        let picture: ResolvedPicture
        /// The size of the image, in points.
        public var size: CGSize { picture.size }
        /// The distance of the baseline from the top, in points.
        public let baseline: CGFloat
        /// The shading of a symbol or template image. Nil for the foreground.
        public var shading: Shading?

        init(picture: ResolvedPicture) {
            self.picture = picture
            baseline = picture.baseline ?? picture.size.height
        }
    }

    /// A text that can be measured.
    public struct ResolvedText {
        let render: TextRenderNode
        /// The shading of text without colors.
        public var shading = Shading.foreground

        /// Returns the size of the text for a proposed size.
        public func measure(in size: CGSize) -> CGSize { render.sizeThatFits(ProposedViewSize(size)) }

        /// Returns the distance of the first baseline from the top, for a proposed size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            render.dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
        }

        /// Returns the distance of the last baseline from the top, for a proposed size.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            render.dimensions(in: ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
        }
    }

    /// Returns a shading that is resolved for several drawings. The context's environment determines the result in both
    /// cases.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Returns an image that is resolved for drawing.
    public func resolve(_ image: Image) -> ResolvedImage {
        // Drawing runs on the main actor, as `assumeMainActor` explains.
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) var picture = ResolvedPicture()
        assumeMainActor { picture = image.resolved(in: environment) }
        return ResolvedImage(picture: picture)
    }

    /// Returns a text that is resolved for measuring and drawing.
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
        var picture = image.picture
        if let shading = image.shading, picture.style != nil { picture.style = shading.recipe(environment) }
        picture.draw(in: rect, id: recorder.makeID(), on: &canvas)
        add(canvas)
    }

    /// Draws an image in its own size, with its anchor at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: image.size)
        draw(image, in: CGRect(origin: CGPoint(x: point.x - offset.x, y: point.y - offset.y), size: image.size))
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with its anchor at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a wrapped text, from the upper-left corner of a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, at: rect.origin, ProposedViewSize(rect.size))
    }

    /// Draws a text in its ideal size, with its anchor at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.render.sizeThatFits(.unspecified)
        let offset = anchor.point(in: size)
        draw(text, at: CGPoint(x: point.x - offset.x, y: point.y - offset.y), .unspecified)
    }

    private func draw(_ text: ResolvedText, at origin: CGPoint, _ proposal: ProposedViewSize) {
        text.render.setStandardPaint(text.shading.recipe(environment))
        text.render.place(at: origin, proposal: proposal)
        let drawn = text.render.displayNode()
        // The text's element is created again with each drawing, the step of the drawing is not.
        add(
            .node(
                DisplayNode(id: recorder.makeID(), origin: drawn.origin, effects: drawn.effects, items: drawn.items)),
            isLayer: false)
    }

    /// Draws a wrapped text, from the upper-left corner of a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in its ideal size, with its anchor at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

extension GraphicsContext {
    /// A view that can be drawn several times.
    public struct ResolvedSymbol {
        let render: RenderNode
        /// The view's ideal size, in points.
        public var size: CGSize { render.sizeThatFits(.unspecified) }
    }

    /// Returns the view in the symbols of the canvas with the tag or identifier `id`. Nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let id = AnyHashable(id)
        return recorder.symbols.first { $0.node.trait(TagTraitKey.self) == id || $0.id == id }
            .map { ResolvedSymbol(render: $0.node) }
    }

    /// Draws a view in its ideal size, scaled to fill a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        draw(symbol, CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height), rect.origin)
    }

    /// Draws a view in its ideal size, with its anchor at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: symbol.size)
        draw(symbol, .identity, CGPoint(x: point.x - offset.x, y: point.y - offset.y))
    }

    private func draw(_ symbol: ResolvedSymbol, _ scale: CGAffineTransform, _ origin: CGPoint) {
        symbol.render.place(at: .zero, proposal: .unspecified)
        // The same view may be drawn many times, but a node stands at one place.
        let picture = symbol.render.displayNode()
        add(
            .node(
                DisplayNode(
                    id: recorder.makeID(), origin: origin, effects: scale.isIdentity ? [] : [.transform(scale)],
                    items: [.node(picture)])), isLayer: false)
    }
}
