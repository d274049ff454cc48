import CoreGraphics
import Foundation

/// An image: a bitmap, or a symbol.
public final class UIImage: NSObject, NSCopying, Sendable {
    package enum Source: Hashable, Sendable {
        case bitmap(CGImage)
        case symbol(String, SymbolConfiguration)
        case empty
    }

    package struct Values: Hashable, Sendable {
        package var source: Source
        package var scale: CGFloat = 1
        package var orientation = Orientation.up
        package var renderingMode = RenderingMode.automatic
        package var tint: UIColor?
        package var capInsets: UIEdgeInsets?
        package var resizingMode = ResizingMode.tile
        /// The picture of a catalog that the bitmap was taken from; it may have others for other surroundings.
        package var asset: ImageResource?

        package func hash(into hasher: inout Hasher) {
            hasher.combine(source)
            hasher.combine(scale)
            hasher.combine(orientation)
            hasher.combine(renderingMode)
            hasher.combine(tint)
        }
    }

    package let values: Values

    package init(values: Values) { self.values = values }

    // MARK: Creating

    /// Creates an empty image.
    public override convenience init() { self.init(values: Values(source: .empty)) }

    /// Creates an image from the data of a file. Nil if the data is not an image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: The number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = UIKitServices.current.decodeImage(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Creates an image from a file. Nil if the file is not an image.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Creates an image from the asset catalog. Nil if no image has this name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates an image from the asset catalog, for `#imageLiteral`. If the image does not exist, it is empty.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(values: UIImage(named: name)?.values ?? Values(source: .empty))
    }

    /// Creates an image from the asset catalog in `bundle`. Nil if no image has this name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let image = UIKitServices.current.namedImage(name, bundle ?? .main, traitCollection) else { return nil }
        self.init(values: image.values)
    }

    /// Creates an image or a symbol from the asset catalog in `bundle`, with a configuration. Nil if no image has this
    /// name.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = UIKitServices.current.namedImage(name, bundle ?? .main, nil) else { return nil }
        self.init(values: (configuration.map(image.withConfiguration) ?? image).values)
    }

    /// Creates an image from a resource. If the resource does not exist, the image is empty.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(values: found?.values ?? Values(source: .empty))
    }

    /// Creates a symbol with a name. Nil if no symbol has this name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol with a name and a configuration. Nil if no symbol has this name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration =
            configuration as? SymbolConfiguration ?? SymbolConfiguration(values: SymbolConfiguration.Values())
        let plain = SymbolConfiguration(values: SymbolConfiguration.Values())
        guard UIKitServices.current.symbolSize(name, plain) != nil else { return nil }
        self.init(values: Values(source: .symbol(name, configuration), renderingMode: .alwaysTemplate))
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image with `scale` pixels per point and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            values: Values(
                source: .bitmap(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    // MARK: What it is

    /// The size in points, after the orientation was applied.
    public var size: CGSize {
        switch values.source {
        case .empty: return .zero
        case .symbol(let name, let configuration):
            return UIKitServices.current.symbolSize(name, configuration) ?? .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return values.orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// The number of pixels per point.
    public var scale: CGFloat { values.scale }

    /// The orientation of the image.
    public var imageOrientation: Orientation { values.orientation }
    /// The rendering mode: whether the image is drawn in its colors or in the tint color.
    public var renderingMode: RenderingMode { values.renderingMode }
    /// The resizing mode of the image.
    public var resizingMode: ResizingMode { values.resizingMode }
    /// The edges that are not stretched, in points.
    public var capInsets: UIEdgeInsets { values.capInsets ?? .zero }

    /// The bitmap. Nil for symbols.
    public var cgImage: CGImage? {
        if case .bitmap(let image) = values.source { image } else { nil }
    }

    /// A Boolean value that indicates whether the image is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = values.source { true } else { false }
    }

    /// Returns the data of a PNG file. Nil if there is no bitmap.
    public func pngData() -> Data? { cgImage.flatMap(UIKitServices.current.encodePNG) }

    /// Returns the data of a JPEG file. Nil if there is no bitmap.
    ///
    /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return UIKitServices.current.encodeJPEG(cgImage, quality)
    }

    // MARK: Changing

    private func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values: values)
    }

    /// Returns the same image with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the same image, whose opaque pixels have the given color.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// Returns the image in a color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the same symbol with a configuration. A bitmap is returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        applyingSymbolConfiguration(
            configuration as? SymbolConfiguration ?? SymbolConfiguration(values: SymbolConfiguration.Values())) ?? self
    }

    /// Returns the symbol with the values of a configuration applied. Nil for a bitmap.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name, let old) = values.source else { return nil }
        return changed { $0.source = .symbol(name, old.applying(configuration)) }
    }

    /// The configuration of a symbol. Nil for a bitmap.
    public var symbolConfiguration: SymbolConfiguration? {
        guard case .symbol(_, let configuration) = values.source else { return nil }
        return configuration
    }

    /// The symbol with what its place prefers where its own configuration says nothing; a bitmap stays as it is.
    package func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, case .symbol(let name, let own) = values.source else { return self }
        return changed { $0.source = .symbol(name, preferred.applying(own)) }
    }

    /// Returns the same image with cap insets, which are not stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the same image with cap insets and a resizing mode.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Objects

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UIImage {
    /// Constants that describe the orientation of an image.
    public enum Orientation: Int, Sendable {
        /// The orientations, by the edge that is up, and whether the image is mirrored.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        package var isTurned: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }

    /// Constants that describe the rendering mode of an image.
    public enum RenderingMode: Int, Sendable {
        /// The modes: automatic, original colors, and template.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// Constants that describe how an image with cap insets fills a larger size.
    public enum ResizingMode: Int, Sendable {
        /// The modes: tile the center, and stretch the center.
        case tile, stretch
    }

    /// The configuration of an image.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked because the class is open to inheritance; it and its only subclass are immutable.
        fileprivate override init() {}
    }

    /// The configuration of a symbol, such as its size and weight.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package struct Values: Hashable, Sendable {
            package var pointSize: CGFloat?
            package var textStyle: UIFont.TextStyle?
            package var weight: SymbolWeight?
            package var scale: SymbolScale?
            package var colors: [UIColor]?
            package var prefersMulticolor = false
        }

        package let values: Values

        package init(values: Values) { self.values = values }

        /// Creates a configuration with a size in points.
        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with a size in points, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }

        /// Creates a configuration with the size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration with the size of a font.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

        /// Creates a hierarchical configuration, with one color in several opacities.
        public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(colors: [hierarchicalColor])) }

        /// Creates a configuration with a palette of colors for the layers.
        public convenience init(paletteColors: [UIColor]) { self.init(values: Values(colors: paletteColors)) }

        /// Returns a configuration with the colors of the symbol, if it has several.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(prefersMulticolor: true))
        }

        /// Returns this configuration with the values of `other`.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var merged = values
            merged.pointSize = other.values.pointSize ?? merged.pointSize
            merged.textStyle = other.values.textStyle ?? merged.textStyle
            merged.weight = other.values.weight ?? merged.weight
            merged.scale = other.values.scale ?? merged.scale
            merged.colors = other.values.colors ?? merged.colors
            merged.prefersMulticolor = merged.prefersMulticolor || other.values.prefersMulticolor
            return SymbolConfiguration(values: merged)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }
    }

    /// Constants that describe the weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// The weights: unspecified (the weight of the adjacent text), and the weights of fonts.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Constants that describe the scale of a symbol relative to text.
    public enum SymbolScale: Int, Sendable {
        /// The default scale of the platform.
        case `default` = -1
        /// The scale of the adjacent text.
        case unspecified
        /// Scales that are smaller than, equal to, and larger than the text.
        case small, medium, large
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
