import CoreGraphics
import DisplayList

/// A view that draws a shape. You can add further fills and strokes in front: `.fill(.yellow).stroke(.black)`.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape in front of the existing drawing.
    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> FillShapeView<Content, S, Self>
    {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the outline of the shape in front of the existing drawing.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeShapeView<Content, S, Self>
    {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the outline of the shape in front of the existing drawing.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeShapeView<Content, S, Self>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the shape, along its outline, in front of the existing drawing.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line inside the shape, along its outline, in front of the existing drawing.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A filled shape before a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style of the shape.
    public var style: Style
    /// The rule and the smoothing of the fill.
    public var fillStyle: FillStyle
    /// The view behind the shape.
    public var background: Background

    /// Creates the view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    fileprivate var line: _ShapeView<Content, Style> {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
}

extension FillShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        // With nothing behind it, the shape represents itself.
        if Background.self == EmptyView.self { return ForwardingNode(view, inputs, content: \.line) }
        return ForwardingNode(view, inputs, content: \.beforeBackground)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }

    private var beforeBackground: some View { line.background { background } }
}

/// A line along a shape's outline before a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style of the shape.
    public var style: Style
    /// The pen.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that indicates whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates the view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    fileprivate var line: _ShapeView<_StrokedShape<Content>, Style> {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased))
    }
}

extension StrokeShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        // With nothing behind it, the shape represents itself.
        if Background.self == EmptyView.self { return ForwardingNode(view, inputs, content: \.line) }
        return ForwardingNode(view, inputs, content: \.beforeBackground)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }

    private var beforeBackground: some View { line.background { background } }
}

/// A line inside a shape's outline before a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style of the shape.
    public var style: Style
    /// The pen.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that indicates whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates the view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    fileprivate var line: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased))
    }
}

extension StrokeBorderShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        // With nothing behind it, the shape represents itself.
        if Background.self == EmptyView.self { return ForwardingNode(view, inputs, content: \.line) }
        return ForwardingNode(view, inputs, content: \.beforeBackground)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }

    private var beforeBackground: some View { line.background { background } }
}

extension _ShapeView: ShapeView {}
