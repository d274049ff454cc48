import CoreGraphics
import DisplayList
import Foundation

/// Draws into a `Canvas`. A copy has its own state and draws to the same place.
public struct GraphicsContext {
    let recorder: GraphicsRecorder
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// The opacity of all that is drawn, 0 to 1.
    public var opacity = 1.0
    /// How what is drawn mixes with what lies below.
    public var blendMode = BlendMode.normal
    /// From the context's coordinates to the canvas's.
    public var transform = CGAffineTransform.identity
    private var clips: [LayerEffect] = []
    private var filters: [LayerEffect] = []

    init(_ recorder: GraphicsRecorder, _ environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    /// How modes of mixing are named.
    public typealias BlendMode = SwiftUICore.BlendMode

    // MARK: State

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Transforms what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The box that the clips leave, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        let all = clips.reduce(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)) { $1.reach(of: $0) }
        return all.applying(transform.inverted())
    }

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is outside of the path is kept.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Cuts what is drawn from now on to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var data = path.data.applying(transform)
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            let everything = PathData.rect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
            data = .elements(everything.elements + data.elements)
            isEvenOdd = true
        }
        clips.append(.clip(data, evenOdd: isEvenOdd, antialiased: style.isAntialiased))
    }

    /// Cuts what is drawn from now on to what `content` draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let mask = try layer(content)
        clips.append(
            .mask(DisplayNode(id: recorder.makeID(), origin: .zero, effects: [.opacity(opacity)], items: [.node(mask)]))
        )
    }

    /// A change to all that is drawn.
    public struct Filter: Sendable {
        let make: @Sendable (EnvironmentValues) -> LayerEffect

        private init(_ make: @escaping @Sendable (EnvironmentValues) -> LayerEffect) { self.make = make }
        private init(_ filter: ColorFilter) { make = { _ in .colorFilter(filter) } }

        /// Draws a shadow of `color` beneath, blurred by `radius` points and moved by `x` and `y`.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { .shadow(color.resolve(in: $0).rgba, radius: Double(radius), x: Double(x), y: Double(y)) }
        }
        /// Blurs by `radius` points; less than 0 counts as 0.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in .blur(radius: Double(radius), opaque: options.contains(.opaque)) }
        }
        /// Multiplies each channel by the colour's.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorFilter(.multiply(color.resolve(in: $0).rgba)) }
        }
        /// Turns the hue by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(radians: angle.radians)) }
        /// Multiplies the saturation: 0 is grey, 1 unchanged.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        /// Adds to each channel: 0 is unchanged, 1 white.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        /// Spreads the channels round the middle: 0 is grey, 1 unchanged, less than 0 inverted.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        /// Inverts the colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.invert) }
        /// Takes the colour out: 0 is unchanged, 1 grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
        /// Turns dark parts transparent and bright ones opaque.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
    }

    /// How a shadow is drawn. Only the standard way is.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// How a blur treats edges.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Edges stay opaque.
        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    }

    /// How a filter is applied.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Applies a filter to each thing drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter.make(environment))
    }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.paint(in: path.boundingRect.sane, environment)
        add(.fill(path.data, paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased))
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let paint = shading.paint(in: path.boundingRect.sane, environment)
        add(.stroke(path.data, style.pen, paint, antialiased: true))
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws several things and applies the context's state to them as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        add(.node(try layer(content)), isLayer: true)
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayNode {
        let inner = GraphicsRecorder(tree: recorder.tree)
        var context = GraphicsContext(inner, environment)
        context.transform = transform
        try content(&context)
        return DisplayNode(id: recorder.makeID(), origin: .zero, items: inner.items)
    }

    private func add(_ operation: DrawOperation) { add(.draw(operation), isLayer: false) }

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
    let tree: RenderTree
    var items: [DisplayNode.Item] = []

    init(tree: RenderTree) { self.tree = tree }

    func makeID() -> UInt64 { tree.makeNodeID() }
}
