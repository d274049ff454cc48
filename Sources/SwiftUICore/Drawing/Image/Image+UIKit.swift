import CoreGraphics
import DisplayList
import Foundation
import Rasterizer

extension Image {
    /// Creates an image from a UIKit image. A bitmap has no name that assistive technology could read, so say one with
    /// `accessibilityLabel(_:)`; a symbol has that of `Image(systemName:)`.
    public init(uiImage: UIImage) {
        switch uiImage.values.source {
        case .bitmap where uiImage.values.asset != nil && uiImage.values.tint == nil:
            self.init(uiImage.values.asset!)
            label = nil
        case .bitmap(let original):
            let bitmap = uiImage.values.tint.map { original.stencil(in: $0.cgColor) } ?? original
            self.init(decorative: bitmap, scale: uiImage.scale, orientation: Orientation(uiImage.imageOrientation))
            isDecorative = false
        case .symbol(let name, _): self.init(systemName: name)
        case .empty:
            // A clear pixel of no size to speak of, as an empty UIImage draws nothing.
            self.init(ImageData(width: 1, height: 1, scale: 1, pixels: [0, 0, 0, 0])!)
            isDecorative = true
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: template = .original
        case .alwaysTemplate: template = .template
        }
    }
}

extension AssetImage {
    /// The image as pixels; a drawing gets `scale` of them for each point.
    fileprivate func bitmap(scale: Int) -> ImageData? {
        switch content {
        case .bitmap(let image): image
        case .vector(let drawing, let isKept): VectorPicture(drawing: drawing, isKept: isKept, scale: scale).bitmap
        }
    }
}

extension SymbolSet {
    /// A symbol of an asset catalog for text in the style body; nil if the bundle has none of that name.
    fileprivate static func image(_ name: String, in bundle: Bundle, scale: Int) -> UIImage? {
        let font = SymbolFont()
        guard AssetCatalogs.folder(name, .symbol, in: bundle.bundlePath) != nil,
            let drawing = find(name, in: bundle.bundlePath, font: font, scale: .medium)?.drawing
        else { return nil }
        // Symbols are drawn for text of 100 points.
        let painter = RasterPainter(scale: Double(scale) * font.size / 100)
        painter.paint(DisplayList(size: drawing.size, root: drawing.node))
        guard let data = painter.picture?.imageData(scale: Double(scale)),
            let bitmap = CGImage(width: data.width, height: data.height, pixels: data.pixels)
        else { return nil }
        var values = UIImage(cgImage: bitmap, scale: CGFloat(scale), orientation: .up).values
        values.asset = ImageResource(name: name, bundle: bundle)
        values.renderingMode = .alwaysTemplate
        return UIImage(values: values)
    }
}

extension EnvironmentValues {
    /// An environment as UIKit's traits describe it, as far as the choice of assets depends on it.
    fileprivate init(choosingAssetsFor traits: UITraitCollection) {
        self.init()
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        _colorSchemeContrast = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        displayScale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        let isPad = traits.userInterfaceIdiom == .pad
        horizontalSizeClass = isPad ? .regular : .compact
        verticalSizeClass = .regular
    }
}

extension CGImage {
    /// The shape of the image in one color.
    fileprivate func stencil(in color: CGColor) -> CGImage {
        let components = [color.blue, color.green, color.red, 1].map { $0 * color.alpha }
        var pixels = pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Double(pixels[start + 3])
            for channel in 0..<4 { pixels[start + channel] = UInt8((components[channel] * alpha).rounded()) }
        }
        return CGImage(width: width, height: height, pixels: pixels) ?? self
    }
}

extension Image.Orientation {
    fileprivate init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        }
    }
}

/// UIKit asks for this by name, since it cannot know the engine.
@_cdecl("perch_install_drawing_services")
func installDrawingServices() { DrawingServices.install }

/// Gives UIKit's values what they need of the engine to read pictures, colors and symbols.
package enum DrawingServices {
    /// Put in once, when UIKit first asks for them.
    package static let install: Void = {
        AppFonts.register
        UIKitServices.install(give)
    }()

    @Sendable private static func give(_ services: inout UIKitServices) {
        services.drawing = ContextDrawing()
        services.decodeImage = { data in
            ImageData.decode(data).flatMap { CGImage(width: $0.width, height: $0.height, pixels: $0.pixels) }
        }
        services.encodePNG = { image in
            ImageData(width: image.width, height: image.height, pixels: image.pixels).flatMap { PNG.encode($0) }
        }
        services.encodeJPEG = { image, quality in
            ImageData(width: image.width, height: image.height, pixels: image.pixels).flatMap {
                JPEG.encode($0, quality: quality)
            }
        }
        services.namedImage = { name, bundle, traits in
            let environment = EnvironmentValues(choosingAssetsFor: traits ?? .current)
            let chosen = AssetTraits(environment)
            if let symbol = SymbolSet.image(name, in: bundle, scale: chosen.scale) { return symbol }
            guard let found = ImageSet.find(name, in: bundle.bundlePath)?.image(chosen),
                let data = found.bitmap(scale: chosen.scale),
                let bitmap = CGImage(width: data.width, height: data.height, pixels: data.pixels)
            else { return nil }
            var values = UIImage(cgImage: bitmap, scale: CGFloat(data.scale), orientation: .up).values
            // Where no traits were asked for, the picture continues to follow those of its place.
            if traits == nil { values.asset = ImageResource(name: name, bundle: bundle) }
            if let slices = found.slices {
                let cut = slices.cut(.zero, pixelsPerPoint: CGFloat(data.scale)).insets
                values.capInsets = UIEdgeInsets(
                    top: cut.top, left: cut.leading, bottom: cut.bottom, right: cut.trailing)
                values.resizingMode = slices.mode == .tile ? .tile : .stretch
            }
            switch found.template {
            case .template: values.renderingMode = .alwaysTemplate
            case .original: values.renderingMode = .alwaysOriginal
            case nil: break
            }
            return UIImage(values: values)
        }
        services.namedColor = { name, bundle in
            ColorSet.find(name, in: bundle.bundlePath) == nil ? nil : UIColor(Color(name, bundle: bundle))
        }
        services.symbolSize = { name, _ in
            guard SymbolCache.drawing(name) != nil else { return nil }
            return Image(systemName: name).resolved(in: EnvironmentValues()).size
        }
    }
}
