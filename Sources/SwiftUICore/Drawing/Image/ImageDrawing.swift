import CoreGraphics
import DisplayList
import Foundation
import Locking
import Rasterizer

/// What `Image(size:label:opaque:colorMode:renderer:)` draws. Nothing tells whether another closure draws the same, so a
/// drawing equals itself only.
final class ImageDrawing: Hashable, @unchecked Sendable {
    // Unchecked because the closure need not be Sendable; it runs on the main actor only, as a canvas's does.

    private let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    /// The drawing at the environment's display scale; nil if its size cannot be drawn.
    func bitmap(in environment: EnvironmentValues) -> ImageData? {
        let scale = environment.displayScale
        guard [size.width, size.height].allSatisfy({ $0.isFinite && $0 > 0 && $0 * scale <= Self.longestSide }) else {
            Log.once("Image(size:): the size \(size) cannot be drawn.")
            return nil
        }
        let recorder = GraphicsRecorder(ids: DrawingIDs(tree: RenderTree(scale: scale)), symbols: [])
        var context = GraphicsContext(recorder, environment)
        renderer(&context)
        let root = DisplayNode(id: recorder.makeID(), origin: .zero, items: recorder.items)
        let list = DisplayList(size: size, background: isOpaque ? .black : nil, root: root)
        return Self.painted.withLock { painted in
            if let known = painted.first(where: { $0.list == list && $0.scale == scale }) { return known.image }
            let painter = RasterPainter(scale: scale)
            painter.paint(list)
            guard let image = painter.picture?.imageData(scale: scale) else { return nil }
            if painted.count == Self.keptPictures { painted.removeFirst() }
            painted.append(Painted(list: list, scale: scale, image: image))
            return image
        }
    }

    /// Closures that draw the same share the picture, so that a view whose body runs again shows the same image.
    private struct Painted {
        let list: DisplayList
        let scale: CGFloat
        let image: ImageData
    }

    private static let painted = Locked<[Painted]>([])
    private static let keptPictures = 32

    /// In pixels.
    private static let longestSide: CGFloat = 16_384

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// Creates an image of a size, in points, from a drawing.
    ///
    /// It is drawn at the display's scale where it is shown. Colors are mixed in sRGB, whatever `colorMode` says.
    ///
    /// - Parameters:
    ///   - label: what is read aloud; nil makes the image a decoration.
    ///   - opaque: whether the image is without transparency: what the drawing leaves free is black.
    ///   - renderer: draws into a context whose origin is the image's corner.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)))
        labelText = label
        isDecorative = label == nil
    }
}
