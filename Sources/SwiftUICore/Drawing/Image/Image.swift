import CoreGraphics
import DisplayList
import Foundation

/// A view that shows an image: a symbol, an image of an asset catalog, or a bitmap.
///
/// It has its own size unless it is made resizable.
public struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        case named(String, bundle: String)
        case bitmap(ImageData)
        case drawing(ImageDrawing)
    }

    /// Modes for filling a size that differs from the image's size.
    public enum ResizingMode: Hashable, Sendable {
        /// The middle is repeated.
        case tile
        /// The middle is stretched.
        case stretch
    }

    /// Constants that indicate whether an image is drawn in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// A mode that uses only the opacity of the image, and paints it with the foreground style.
        case template
        /// A mode that draws the image in its own colors.
        case original
    }

    /// Constants that describe the size of a symbol relative to its text.
    public enum Scale: Hashable, Sendable {
        /// The sizes of a symbol: smaller than, as large as, or larger than the text.
        case small, medium, large
    }

    /// Constants that describe how pixels are mixed when an image is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// The qualities of interpolation. `none` uses the nearest pixel, and the others use increasingly more pixels.
        case none, low, medium, high
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode

        static func == (a: Self, b: Self) -> Bool { a.capInsets == b.capInsets && a.mode == b.mode }
        func hash(into hasher: inout Hasher) { hasher.combine(mode) }
    }

    var source: Source
    /// What is read aloud; nil for an image without a name.
    var label: String?
    /// What is read aloud in the name's place, where the program says it.
    var labelText: Text?
    /// Whether assistive technology passes over the image.
    var isDecorative = false
    var resizing: Resizing?
    var template: TemplateRenderingMode?
    var interpolationMode = Interpolation.medium
    var isAntialiased = true
    var symbolMode: SymbolRenderingMode?
    var symbolColorMode: SymbolColorRenderingMode?
    var symbolValueMode: SymbolVariableValueMode?
    /// How many layers of a symbol are lit, from 0 to 1; nil lights all.
    var variableValue: Double?
    var orientation = Orientation.up

    /// Constants that describe the orientation of the pixels.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The orientations of an image in its file, which describe the edge at the top and whether the image is
        /// mirrored.
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    init(source: Source) { self.source = source }

    // MARK: Creating

    /// Creates an image of an asset catalog, or of a file beside the code, in `bundle`. The name is its accessibility
    /// label.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle: (bundle ?? .main).bundlePath))
        label = name
    }

    /// Creates an image of an asset catalog that is not read aloud.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle: (bundle ?? .main).bundlePath))
        isDecorative = true
    }

    /// Creates an image from a resource. The name is its accessibility label. If it does not exist, Perch logs a
    /// message, and the image is empty.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Creates an image of an asset catalog, or of a file beside the code, in `bundle`, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        labelText = label
    }

    /// Creates a symbol of an asset catalog with a variable value. The value has no effect, because Perch's asset
    /// catalogs contain images without such layers. The name is its accessibility label.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates a symbol of an asset catalog with a variable value, as ``init(_:variableValue:bundle:)`` does, and an
    /// accessibility label.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// Creates a symbol of an asset catalog with a variable value, as ``init(_:variableValue:bundle:)`` does, which
    /// assistive technology ignores.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates a symbol. If the name is unknown, Perch draws a placeholder and logs a message.
    public init(systemName: String) {
        self.init(source: .symbol(systemName))
        label = systemName.replacingOccurrences(of: ".", with: " ")
    }

    /// Creates a symbol with a variable value, which highlights layers, such as the waves of `wifi`.
    ///
    /// - Parameter variableValue: from 0, where none is lit, to 1; values beyond count as the nearer end, nil lights all. It bears on
    ///   symbols only that have such layers.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    /// Creates an image from a bitmap that is not read aloud.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage, scale: scale, orientation: orientation)
        isDecorative = true
    }

    /// Creates an image from a bitmap, with an accessibility label.
    ///
    /// - Parameter scale: pixels for each point; what is not above 0 counts as 1.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(cgImage, scale: scale, orientation: orientation)
        labelText = label
    }

    private init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let data = ImageData(
            width: cgImage.width, height: cgImage.height, scale: Double(scale), pixels: cgImage.pixels)
        self.init(source: data.map { .bitmap($0) } ?? .symbol(""))
        self.orientation = orientation
    }

    /// An image from pixels, for the engine.
    package init(_ data: ImageData) { self.init(source: .bitmap(data)) }

    // MARK: Changing

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// The image as a decoration, whatever its name is.
    package var asDecoration: Image { with { $0.isDecorative = true } }

    /// Makes the image fill the proposed size. `capInsets` are not scaled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets whether the image is drawn in its own colors or with the foreground style. Nil for the default of the
    /// image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.template = renderingMode } }

    /// Sets how pixels are mixed when the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolationMode = interpolation } }

    /// Sets whether edges are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    /// Sets how the layers of a symbol are painted.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}

extension Image {
    /// Sets whether a symbol is painted with a flat color or a gradient. Nil for the setting of the view.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        with { $0.symbolColorMode = mode }
    }

    /// Sets the effect of the variable value of a symbol. Nil for the setting of the view.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        with { $0.symbolValueMode = mode }
    }
}

/// A mode for filling a symbol with its color.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let number: Int
    /// A mode that paints with a flat color.
    public static let flat = SymbolColorRenderingMode(number: 0)
    /// A mode that fills the symbol with a gradient from a lighter tone at the top to the color.
    public static let gradient = SymbolColorRenderingMode(number: 1)
}

/// A mode for drawing the variable value of a symbol.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let number: Int
    /// A mode in which the variable value determines how many layers are highlighted.
    public static let color = SymbolVariableValueMode(number: 0)
    /// A mode in which the variable value determines how much of the symbol is drawn, from the leading edge.
    public static let draw = SymbolVariableValueMode(number: 1)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

/// A mode for painting the layers of a symbol. Perch's drawings have levels for the enclosing shape, a badge, a slash,
/// and an inner symbol. Other parts have one level, which uses the first style.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int
    /// A mode that uses one color.
    public static let monochrome = SymbolRenderingMode(number: 0)
    /// A mode that uses the symbol's own colors. In Perch, these are the colors of warning triangles, leaves, bins with
    /// a slash, filled hearts, stars, flashes, and suns. Other symbols use the foreground style.
    public static let multicolor = SymbolRenderingMode(number: 1)
    /// A mode that uses one color with several opacities.
    public static let hierarchical = SymbolRenderingMode(number: 2)
    /// A mode that uses the colors of the foreground style, one for each layer.
    public static let palette = SymbolRenderingMode(number: 3)
}

/// A form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// A variant without changes to the symbol.
    public static let none = SymbolVariants()
    /// A variant with the symbol in a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// A variant with the symbol in a square.
    public static let square = SymbolVariants(shape: "square")
    /// A variant with the symbol in a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// A variant in which the symbol is filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// A variant in which the symbol has a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same, in a circle.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    /// The same, in a square.
    public var square: SymbolVariants { with { $0.shape = "square" } }
    /// The same, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    /// The same, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The same, struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns a Boolean value that indicates whether this form holds all that another does.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.shape = other.shape ?? $0.shape
            $0.isFilled = $0.isFilled || other.isFilled
            $0.isSlashed = $0.isSlashed || other.isSlashed
        }
    }

    /// The name of a symbol in this form, or as much of it as there is.
    func applied(to name: String) -> String {
        func has(_ suffix: String) -> Bool { (name + ".").contains(suffix + ".") }
        let suffixes = [
            isSlashed && !has(".slash") ? ".slash" : "", shape.flatMap { has("." + $0) ? nil : "." + $0 } ?? "",
            isFilled && !has(".fill") ? ".fill" : "",
        ]
        let full = name + suffixes.joined()
        return SymbolLibrary.recipe(full) != nil ? full : name
    }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}
private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}
private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

/// The text that symbols stand beside.
package struct SymbolFont: Hashable, Sendable {
    /// In points.
    package var size = 17.0
    /// 400 is regular.
    package var weight = 400.0
    /// The height of capitals, as a part of the size; symbols are centered on it. Inter's.
    package var capHeight = 0.727

    package init(size: Double = 17, weight: Double = 400) {
        self.size = size
        self.weight = weight
    }
}

extension EnvironmentValues {
    /// The variants of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The size of symbols relative to their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The mode for painting the layers of symbols.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The mode for filling symbols with their color.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// The mode for drawing the variable values of symbols.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }

    /// The height of capitals in the font in use, in points.
    package var resolvedCapHeight: CGFloat {
        let font = symbolFont
        return font.size * font.capHeight
    }

    /// The text that symbols stand beside.
    var symbolFont: SymbolFont {
        let font = resolvedFont
        return SymbolFont(size: font.size, weight: font.weight)
    }
}

extension View {
    /// Sets the variants of symbols in this view. Symbols without such a variant do not change.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets the size of symbols relative to their text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets how the layers of symbols are painted.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets whether symbols are painted evenly or with a gradient of their color.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Sets the effect of variable values of symbols in this view.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
