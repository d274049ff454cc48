import CCairo
import CoreGraphics
import DisplayList
import Foundation

extension VectorPainter {
    func draw(_ operation: DrawOperation, _ opacity: Double) {
        switch operation {
        case .fill(let path, let paint, let evenOdd, _):
            draw(operation, paint, opacity) {
                path.trace(in: context)
                cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(context)
            }
        case .stroke(let path, let pen, let paint, _):
            guard pen.width > 0, pen.width.isFinite else { return }
            draw(operation, paint, opacity) {
                path.trace(in: context)
                let box = path.boundingBox
                pen.apply(to: context, length: box.isNull ? 0 : 2 * (box.width + box.height))
                cairo_stroke(context)
            }
        case .glyphs(let run, let paint):
            if run.face.isColor { return drawColor(run, opacity) }
            draw(operation, paint, opacity) { show(run) }
        case .image(let image, let destination, let source, let tint, let own, let interpolation):
            let own = own.isFinite ? min(max(own, 0), 1) : 1
            draw(image, in: destination, from: source, tint: tint, interpolation, opacity * own)
        }
    }

    /// Sets the paint and draws; a paint that no file knows makes a picture of the operation.
    private func draw(_ operation: DrawOperation, _ paint: Paint, _ opacity: Double, _ body: () -> Void) {
        saved {
            cairo_new_path(context)
            guard set(paint, opacity) else {
                return paintAsPicture(
                    DisplayNode(id: 0, origin: .zero, items: [.draw(operation)]), opacity: opacity)
            }
            body()
        }
    }

    /// Returns whether the paint can be said in the file.
    private func set(_ paint: Paint, _ opacity: Double) -> Bool {
        switch paint {
        case .color(let color):
            set(color, opacity)
            return true
        case .linearGradient(let stops, let from, let to, let spread):
            return set(
                cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, opacity, nil, spread)
        case .radialGradient(let stops, let center, let start, let end, let transform, let spread):
            guard transform.isSane, start.isFinite, end.isFinite else { return false }
            let pattern = cairo_pattern_create_radial(
                center.x, center.y, max(0, start), center.x, center.y, max(0, end))
            return set(pattern, stops, opacity, transform.inverted(), spread)
        case .angularGradient, .image, .mesh: return false
        }
    }

    private func set(
        _ pattern: OpaquePointer?, _ stops: [GradientStop], _ opacity: Double, _ matrix: CGAffineTransform?,
        _ spread: GradientSpread
    ) -> Bool {
        defer { cairo_pattern_destroy(pattern) }
        guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return false }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha) * opacity)
        }
        if let matrix {
            var inverse = cairo_matrix_t(
                xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
            cairo_pattern_set_matrix(pattern, &inverse)
        }
        cairo_pattern_set_extend(
            pattern,
            spread == .pad ? CAIRO_EXTEND_PAD : spread == .repeat ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_REFLECT)
        cairo_set_source(context, pattern)
        return true
    }

    // MARK: Images

    func draw(
        _ image: ImageData, in destination: CGRect, from source: CGRect?, tint: Paint?,
        _ interpolation: ImageInterpolation, _ opacity: Double
    ) {
        let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        // Foundation's intersection traps on numbers that are none.
        let destination = destination.sane
        let source = (source ?? all).sane.intersection(all)
        guard destination.isSane, source.isSane, source.width > 0, source.height > 0, destination.width > 0,
            destination.height > 0, let surface = image.makeSurface()
        else { return }
        defer { cairo_surface_destroy(surface) }
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        // From the page to the image's pixels.
        let x = source.width / destination.width
        let y = source.height / destination.height
        var matrix = cairo_matrix_t(
            xx: x, yx: 0, xy: 0, yy: y, x0: source.minX - destination.minX * x,
            y0: source.minY - destination.minY * y)
        cairo_pattern_set_matrix(pattern, &matrix)
        saved {
            cairo_rectangle(
                context, destination.minX, destination.minY, destination.width, destination.height)
            cairo_clip(context)
            if let tint, set(tint, opacity) {
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                cairo_paint_with_alpha(context, opacity)
            }
        }
    }
}

extension ImageData {
    /// A copy for Cairo, which may look at it until the file is finished.
    fileprivate func makeSurface() -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { source in
            for row in 0..<height {
                memcpy(bytes + row * stride, source.baseAddress! + row * width * 4, width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
