import CCairo
import CoreGraphics
import DisplayList
import Foundation

/// Draws one page of a display list with Cairo as shapes and text.
///
/// What a file cannot say in shapes, such as a blur, is painted by the raster painter and put in as a picture.
final class VectorPainter {
    let context: OpaquePointer
    let page: DisplayList
    let fonts: VectorFonts

    /// Pixels for each point of what has to be a picture.
    static let pictureScale = 3.0

    init(_ context: OpaquePointer, page: DisplayList, fonts: VectorFonts) {
        self.context = context
        self.page = page
        self.fonts = fonts
    }

    func paint() {
        if let background = page.background {
            set(background, 1)
            cairo_paint(context)
        }
        paint(page.root, opacity: 1)
    }

    func paint(_ node: DisplayNode, opacity: Double) {
        guard !node.bounds.isNull, node.origin.x.isFinite, node.origin.y.isFinite else { return }
        saved {
            cairo_translate(context, node.origin.x, node.origin.y)
            apply(node, node.effects.count, opacity)
        }
    }

    func paintItems(_ node: DisplayNode, _ opacity: Double) {
        for item in node.items {
            switch item {
            case .node(let child): paint(child, opacity: opacity)
            case .draw(let operation): draw(operation, opacity)
            }
        }
    }

    func saved(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }

    /// What `body` draws, as one pattern. The caller destroys it.
    func group(_ body: () -> Void) -> OpaquePointer? {
        cairo_push_group(context)
        body()
        return cairo_pop_group(context)
    }

    func set(_ color: RGBA, _ opacity: Double) {
        func sane(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
        cairo_set_source_rgba(
            context, sane(color.red), sane(color.green), sane(color.blue), sane(color.alpha) * opacity)
    }

    // MARK: Pictures

    /// Paints a node, given in the current coordinates, as pixels.
    func paintAsPicture(_ node: DisplayNode, opacity: Double) {
        let canvas = CGRect(x: 0, y: 0, width: page.size.width, height: page.size.height)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let place = CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        guard place.isSane else { return }
        // No more than the page shows, seen from here.
        let visible = canvas.applying(place.inverted()).sane
        let box = node.bounds.sane.intersection(visible)
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        let scale = Self.pictureScale * min(max(place.meanScale, 0.1), 4)
        let painter = RasterPainter(scale: scale)
        painter.paint(
            DisplayList(
                size: box.size,
                root: DisplayNode(id: 0, origin: CGPoint(x: -box.minX, y: -box.minY), items: [.node(node)])))
        guard let image = painter.picture?.imageData() else { return }
        draw(
            image,
            in: CGRect(
                x: box.minX, y: box.minY, width: Double(image.width) / scale,
                height: Double(image.height) / scale),
            from: nil, tint: nil, .high, opacity)
    }
}
