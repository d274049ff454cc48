import CCairo
import CollectionSupplement
import CRaster
import CoreGraphics
import DisplayList
import Foundation

/// How much of each device pixel a shape covers.
final class Coverage {
    let bounds: DeviceRect
    private let mask: Mask?
    /// The column and row of the mask that are repeated until the bounds are filled.
    private let stretch: (x: Int, y: Int)?

    /// The bytes of a mask, shared by all coverages that stretch it.
    final class Mask {
        let bytes: UnsafeMutablePointer<UInt8>
        let width: Int
        let height: Int
        let stride: Int

        init?(width: Int, height: Int) {
            guard width > 0, height > 0, width < 32000, height < 32000 else { return nil }
            stride = (width + 3) & ~3
            guard stride * height <= PixelBuffer.areaLimit, let memory = calloc(stride * height, 1) else {
                return nil
            }
            self.width = width
            self.height = height
            bytes = memory.bindMemory(to: UInt8.self, capacity: stride * height)
        }

        deinit { free(bytes) }
    }

    /// Whole pixels.
    init(_ rect: DeviceRect) {
        bounds = rect
        mask = nil
        stretch = nil
    }

    init(_ rect: DeviceRect, mask: Mask, stretch: (x: Int, y: Int)? = nil) {
        bounds = rect
        self.mask = mask
        self.stretch = stretch
    }

    var isWhole: Bool { mask == nil }

    func withC<R>(_ body: (UnsafePointer<PerchCoverage>) -> R) -> R {
        var value = PerchCoverage(
            bounds: bounds.c, mask: mask.map { UnsafePointer($0.bytes) }, mask_stride: mask?.stride ?? 0,
            mask_width: Int32(mask?.width ?? 0), mask_height: Int32(mask?.height ?? 0),
            stretch_x: Int32(stretch?.x ?? -1), stretch_y: Int32(stretch?.y ?? -1))
        return body(&value)
    }
}

/// Turns paths into coverage. Cairo computes it; a shape's coverage never depends on what part of
/// it is wanted, which keeps partial repaints equal to full ones.
final class CoverageMaker {
    /// Beyond this nothing can be seen, blurred edges included.
    let limit: DeviceRect
    /// Masks that stretch.
    private var masks = BoundedCache<MaskKey, Coverage.Mask>(limit: 256)
    /// Bars and buttons of glass, which stay where they are while content moves under them.
    private var glass = BoundedCache<GlassKey, GlassAround>(limit: 16)
    /// What is larger, in pixels, is not kept.
    private static let largestGlass = 1 << 18

    init(limit: DeviceRect) { self.limit = limit }

    /// What glass paints beside what shows in it, made where it is not known yet.
    func glass(_ key: GlassKey, _ make: () -> GlassAround) -> GlassAround {
        if let known = glass[key] { return known }
        let made = make()
        if made.area <= Self.largestGlass { glass[key] = made }
        return made
    }

    /// What a fill covers; nil for nothing.
    func fill(_ path: PathData, _ matrix: CGAffineTransform, evenOdd: Bool, antialiased: Bool) -> Coverage? {
        let box = path.boundingBox.applying(matrix)
        if case .rect(let rect) = path, matrix.b == 0, matrix.c == 0 {
            let device = DeviceRect(snapping: rect.standardized.applying(matrix).standardized)
            return device.isEmpty ? nil : Coverage(device)
        }
        guard box.isSane, matrix.isSane else { return nil }
        if antialiased {
            if let stretched = stretched(path, matrix, pen: nil) { return stretched }
            if let banded = banded(path, matrix, box, evenOdd: evenOdd) { return banded }
        }
        return drawn(in: DeviceRect(touching: box, margin: 1), antialiased: antialiased) { context, origin in
            CoverageMaker.trace(path, matrix, origin, in: context)
            CoverageMaker.fill(context, evenOdd: evenOdd)
        }
    }

    /// What a stroke covers; nil for nothing.
    func stroke(_ path: PathData, _ matrix: CGAffineTransform, pen: StrokePen, antialiased: Bool) -> Coverage? {
        guard pen.width > 0, pen.width < 1e6, matrix.isSane else { return nil }
        let operation = DrawOperation.stroke(path, pen, .color(.black), antialiased: antialiased)
        let box = operation.bounds.applying(matrix)
        guard box.isSane, path.boundingBox.isSane else { return nil }
        if antialiased, pen.dash.isEmpty, let stretched = stretched(path, matrix, pen: pen) { return stretched }
        return drawn(in: DeviceRect(touching: box, margin: 2), antialiased: antialiased) { context, origin in
            CoverageMaker.trace(path, matrix, origin, in: context)
            pen.apply(to: context, length: Double(box.width + box.height))
            cairo_stroke(context)
        }
    }

    private func drawn(
        in box: DeviceRect, antialiased: Bool, _ draw: (OpaquePointer, DeviceRect) -> Void
    ) -> Coverage? {
        let bounds = box.intersection(limit)
        guard !bounds.isEmpty, let mask = Coverage.Mask(width: bounds.width, height: bounds.height) else {
            return nil
        }
        return mask.draw(antialiased: antialiased) { draw($0, bounds) } ? Coverage(bounds, mask: mask) : nil
    }

    private static func fill(_ context: OpaquePointer, evenOdd: Bool) {
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    static func trace(_ path: PathData, _ matrix: CGAffineTransform, _ origin: DeviceRect, in context: OpaquePointer) {
        var m = cairo_matrix_t(
            xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
            x0: Double(matrix.tx) - Double(origin.x0), y0: Double(matrix.ty) - Double(origin.y0))
        cairo_set_matrix(context, &m)
        path.trace(in: context)
    }
}

// MARK: - Shapes that stretch

/// What a mask that stretches shows, from its corner, without what is repeated.
private enum MaskKey: Hashable {
    case corners(CornerKey)
    case fill([PathElement], evenOdd: Bool)
}

/// Rectangles with corners differ only in their corners, so those are drawn once and the rest is repeated.
private struct CornerKey: Hashable {
    var corner: CGSize
    var continuous: Bool
    var left: CGFloat
    var top: CGFloat
    var right: CGFloat
    var bottom: CGFloat
    var penWidth: Double
    var join: CGLineJoin
}

extension CoverageMaker {
    private func stretched(_ path: PathData, _ matrix: CGAffineTransform, pen: StrokePen?) -> Coverage? {
        guard matrix.isUpright, pen == nil || matrix.a == matrix.d else { return nil }
        let rect: CGRect
        var corner = CGSize.zero
        var continuous = false
        switch path {
        case .rect(let r) where pen != nil: rect = r.standardized.applying(matrix)
        case .roundedRect(let r, let size, let smooth):
            rect = r.standardized.applying(matrix)
            let fitting = PathData.fittingCorner(size, in: r.standardized)
            corner = CGSize(width: fitting.width * matrix.a, height: fitting.height * matrix.d)
            continuous = smooth
        default: return nil
        }
        guard rect.isSane else { return nil }
        let half = (pen?.width ?? 0) * Double(matrix.a) / 2
        let reach = continuous ? PathData.continuousReach : 1
        let columns = Int((corner.width * reach + half).rounded(.up)) + 2
        let rows = Int((corner.height * reach + half).rounded(.up)) + 2
        let bounds = DeviceRect(touching: rect, margin: Int(half.rounded(.up)) + 1)
        let margin = Int(half.rounded(.up)) + 1
        // Both corners, what lies outside of them, and the column that is repeated.
        let width = 2 * (columns + margin) + 1
        let height = 2 * (rows + margin) + 1
        guard bounds.width > width, bounds.height > height, width * height < 1 << 18 else { return nil }

        let key = CornerKey(
            corner: corner, continuous: continuous,
            left: rect.minX - CGFloat(bounds.x0), top: rect.minY - CGFloat(bounds.y0),
            right: CGFloat(bounds.x1) - rect.maxX, bottom: CGFloat(bounds.y1) - rect.maxY,
            penWidth: half * 2, join: pen?.join ?? .miter)
        let stretch = (x: columns + margin, y: rows + margin)
        let small = CGRect(
            x: key.left, y: key.top, width: CGFloat(width) - key.left - key.right,
            height: CGFloat(height) - key.top - key.bottom)
        let mask = mask(.corners(key), width: width, height: height) { context in
            let shape: PathData =
                corner == .zero ? .rect(small) : .roundedRect(small, cornerSize: corner, continuous: continuous)
            shape.trace(in: context)
            if let pen {
                pen.apply(to: context, length: 0)
                cairo_set_line_width(context, half * 2)
                cairo_stroke(context)
            } else {
                cairo_fill(context)
            }
        }
        return mask.map { Coverage(bounds, mask: $0, stretch: stretch) }
    }

    /// A mask, drawn where it is not known yet; nil if it cannot be.
    private func mask(
        _ key: MaskKey, width: Int, height: Int, _ draw: (OpaquePointer) -> Void
    ) -> Coverage.Mask? {
        if let mask = masks[key] { return mask }
        guard let mask = Coverage.Mask(width: width, height: height), mask.draw(antialiased: true, draw) else {
            return nil
        }
        masks[key] = mask
        return mask
    }

    /// A path whose sides are straight somewhere, as a sheet whose upper corners are round. It is drawn without most of its
    /// sides, which are repeated.
    private func banded(_ path: PathData, _ matrix: CGAffineTransform, _ box: CGRect, evenOdd: Bool) -> Coverage? {
        let bounds = DeviceRect(touching: box, margin: 1)
        guard case .elements(let elements) = path, elements.count <= PathBands.mostElements, matrix.isUpright,
            bounds.area > 1 << 10
        else { return nil }
        let placed = path.applying(matrix)
        guard let bands = PathBands(placed.elements) else { return nil }
        let (columns, rows) = (LeftOut(bands.columns), LeftOut(bands.rows))
        let (width, height) = (bounds.width - columns.count, bounds.height - rows.count)
        guard width * height < bounds.area / 2, width * height < 1 << 18 else { return nil }

        let small = placed.mapPoints {
            CGPoint(x: columns.moved($0.x) - CGFloat(bounds.x0), y: rows.moved($0.y) - CGFloat(bounds.y0))
        }
        let stretch = (
            x: columns.count > 0 ? columns.first - 1 - bounds.x0 : -1,
            y: rows.count > 0 ? rows.first - 1 - bounds.y0 : -1
        )
        let mask = mask(.fill(small.elements, evenOdd: evenOdd), width: width, height: height) { context in
            small.trace(in: context)
            CoverageMaker.fill(context, evenOdd: evenOdd)
        }
        return mask.map { Coverage(bounds, mask: $0, stretch: stretch) }
    }
}

// MARK: - Cairo

extension Coverage.Mask {
    /// Draws in white; returns whether Cairo was content.
    fileprivate func draw(antialiased: Bool, _ body: (OpaquePointer) -> Void) -> Bool {
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        let context = cairo_create(surface)!
        cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
        cairo_set_tolerance(context, 0.05)
        body(context)
        let fine = cairo_status(context) == CAIRO_STATUS_SUCCESS
        cairo_destroy(context)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
        return fine
    }
}

extension PathData {
    /// Adds the path to a Cairo context. Points that are no numbers are left out.
    func trace(in context: OpaquePointer) {
        var current = CGPoint.zero
        func sane(_ points: CGPoint...) -> Bool {
            points.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
        }
        for element in elements {
            switch element {
            case .move(let p) where sane(p):
                cairo_move_to(context, p.x, p.y)
                current = p
            case .line(let p) where sane(p):
                cairo_line_to(context, p.x, p.y)
                current = p
            case .quadCurve(let p, let c) where sane(p, c):
                let a = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let b = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
                current = p
            case .curve(let p, let c1, let c2) where sane(p, c1, c2):
                cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
                current = p
            case .close:
                cairo_close_path(context)
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(context, &x, &y)
                current = CGPoint(x: x, y: y)
            default: break
            }
        }
    }
}

extension StrokePen {
    /// `length` is about how long the strokes are; dashes too fine to tell apart are not drawn one by one.
    func apply(to context: OpaquePointer, length: Double) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(
            context,
            cap == .round ? CAIRO_LINE_CAP_ROUND : cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(
            context,
            join == .round ? CAIRO_LINE_JOIN_ROUND : join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
        cairo_set_miter_limit(context, miterLimit.isFinite ? max(1, miterLimit) : 10)
        let period = dash.reduce(0, +)
        guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 }), period.isFinite, period > 0, length / period < 50_000,
            dashPhase.isFinite
        else { return }
        cairo_set_dash(context, dash, Int32(dash.count), dashPhase.truncatingRemainder(dividingBy: period * 2))
    }
}
