import CoreGraphics
import DisplayList
import Foundation

/// A context that draws in a `Canvas`. A copy has its own state and draws in the same canvas.
public struct GraphicsContext {
    let recorder: GraphicsRecorder
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// The opacity of subsequent drawings, from 0 to 1.
    public var opacity = 1.0
    /// The mode for mixing the drawing with the content below.
    public var blendMode = BlendMode.normal
    /// The transform from the context's coordinates to the canvas's coordinates.
    public var transform = CGAffineTransform.identity
    private var clips: [LayerEffect] = []
    var filters: [LayerEffect] = []

    init(_ recorder: GraphicsRecorder, _ environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    // MARK: State

    /// Scales subsequent drawings.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves subsequent drawings.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates subsequent drawings.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Transforms subsequent drawings.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The box that the clips leave, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        let all = clips.reduce(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)) { $1.reach(of: $0) }
        return all.applying(transform.inverted())
    }

    /// Options for a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// An option that keeps the area outside the path.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Clips subsequent drawings to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var data = path.data.applying(transform)
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            data = .elements(Self.everything.elements + data.elements)
            isEvenOdd = true
        }
        clips.append(.clip(data, evenOdd: isEvenOdd, antialiased: style.isAntialiased))
    }

    /// Clips subsequent drawings to the drawing of `content`.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = DisplayNode(
            id: recorder.makeID(), origin: .zero, effects: [.opacity(opacity)], items: [.node(try layer(content))])
        guard options.contains(.inverse) else { return clips.append(.mask(layer)) }
        let hole = DisplayNode(
            id: recorder.makeID(), origin: .zero, effects: [.blendMode(.destinationOut)], items: [.node(layer)])
        let all = DrawOperation.fill(Self.everything, .color(.black), evenOdd: false, antialiased: false)
        clips.append(.mask(DisplayNode(id: recorder.makeID(), origin: .zero, items: [.draw(all), .node(hole)])))
    }

    /// More than any canvas shows.
    private static let everything = PathData.rect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        var canvas = DisplayCanvas()
        shading.recipe(environment).fill(
            path.data, in: path.boundingRect.sane, style: style, id: recorder.makeID(), on: &canvas)
        add(canvas)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        var canvas = DisplayCanvas()
        shading.recipe(environment).stroke(
            path.data, in: path.boundingRect.sane, pen: style.pen, id: recorder.makeID(), on: &canvas)
        add(canvas)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws several drawings in a layer, and applies the context's state to the layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        add(.node(try layer(content)), isLayer: true)
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayNode {
        let inner = GraphicsRecorder(ids: recorder.ids, symbols: recorder.symbols)
        var context = GraphicsContext(inner, environment)
        context.transform = transform
        try content(&context)
        return DisplayNode(id: recorder.makeID(), origin: .zero, items: inner.items)
    }

    /// Draws with Core Graphics. The Core Graphics context has its own path, pen, colors, and clips.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        let items = context.takeItems()
        guard !items.isEmpty else { return }
        add(.node(DisplayNode(id: recorder.makeID(), origin: .zero, items: items)), isLayer: false)
    }

    /// Adds what was drawn on a canvas.
    func add(_ canvas: DisplayCanvas) {
        for item in canvas.items { add(item, isLayer: false) }
    }

    /// Adds an item with the state's effects. A layer's items are already in the canvas's coordinates.
    func add(_ item: DisplayNode.Item, isLayer: Bool) {
        var effects: [LayerEffect] = isLayer || transform.isIdentity ? [] : [.transform(transform)]
        effects += filters
        if opacity < 1 { effects.append(.opacity(max(0, opacity))) }
        effects += clips
        if blendMode != .normal { effects.append(.blendMode(blendMode.cgBlendMode)) }
        if effects.isEmpty { return recorder.items.append(item) }
        recorder.items.append(
            .node(DisplayNode(id: recorder.makeID(), origin: .zero, effects: effects, items: [item])))
    }
}

/// What was drawn so far.
final class GraphicsRecorder {
    let ids: DrawingIDs
    var tree: RenderTree { ids.tree }
    /// The views that may be drawn.
    let symbols: [(id: AnyHashable?, node: RenderNode)]
    var items: [DisplayNode.Item] = []

    init(ids: DrawingIDs, symbols: [(id: AnyHashable?, node: RenderNode)]) {
        self.ids = ids
        self.symbols = symbols
    }

    func makeID() -> UInt64 { ids.make() }
}

/// The numbers of the display nodes in a drawing. The same step of the drawing has the same number each time it is drawn, so
/// that painters find what changed.
final class DrawingIDs {
    let tree: RenderTree
    private var known: [UInt64] = []
    private var used = 0

    init(tree: RenderTree) { self.tree = tree }

    /// The drawing begins again.
    func restart() { used = 0 }

    func contain(_ id: UInt64) -> Bool { known.contains(id) }

    func make() -> UInt64 {
        if used == known.count { known.append(tree.makeNodeID()) }
        used += 1
        return known[used - 1]
    }
}
