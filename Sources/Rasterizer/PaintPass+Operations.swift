import CRaster
import CoreGraphics
import DisplayList
import Foundation

extension PaintPass {
    func draw(_ operation: DrawOperation, _ scope: Scope) {
        switch operation {
        case .fill(let path, let paint, let evenOdd, let antialiased):
            if let shape = coverage.fill(path, scope.matrix, evenOdd: evenOdd, antialiased: antialiased) {
                draw(shape, paint, scope)
            }
        case .stroke(let path, let pen, let paint, let antialiased):
            if let shape = coverage.stroke(path, scope.matrix, pen: pen, antialiased: antialiased) {
                draw(shape, paint, scope)
            }
        case .glyphs(let run, let paint): draw(run, paint, scope)
        case .image(let image, let destination, let source, let tint, let opacity, let interpolation):
            var scope = scope
            scope.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
            draw(image, destination, source, tint, interpolation, scope)
        }
    }

    /// Paints what a shape covers.
    func draw(_ shape: Coverage, _ paint: Paint, _ scope: Scope) {
        if case .color(let color) = paint {
            target.withSurface { surface in
                shape.withC { perch_fill(surface, scope.clip.c, $0, color.word(opacity: scope.opacity)) }
            }
        } else if let buffer = painted(paint, shape.bounds.intersection(scope.clip), scope.matrix) {
            composite(buffer, scope, through: shape)
        }
    }

    /// A buffer full of a paint.
    func painted(_ paint: Paint, _ rect: DeviceRect, _ matrix: CGAffineTransform) -> PixelBuffer? {
        guard matrix.isSane, let buffer = PixelBuffer(rect) else { return nil }
        switch paint {
        case .color(let color):
            buffer.withSurface { perch_clear($0, rect.c, color.word()) }
        case .image(let image, let origin, let scale):
            let pixel = scale / image.scale
            let place = CGAffineTransform(a: pixel, b: 0, c: 0, d: pixel, tx: origin.x, ty: origin.y)
                .concatenating(matrix)
            guard place.isSane else { return nil }
            sample(
                image, CGRect(x: 0, y: 0, width: image.width, height: image.height), place, buffer, .medium,
                repeats: true)
        case .mesh(let mesh, let transform):
            mesh.paint(buffer, transform.concatenating(matrix))
        default:
            guard let gradient = GradientKernel(paint) else { return nil }
            gradient.paint(buffer, matrix)
        }
        return buffer
    }

    // MARK: Images

    private func draw(
        _ image: ImageData, _ destination: CGRect, _ source: CGRect?, _ tint: Paint?,
        _ interpolation: ImageInterpolation, _ scope: Scope
    ) {
        let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let source = (source ?? all).sane.intersection(all)
        let destination = destination.sane
        guard source.isSane, source.width > 0, source.height > 0, destination.isSane, destination.width > 0,
            destination.height > 0, scope.matrix.isSane
        else { return }
        if scope.matrix.isUpright {
            let device = DeviceRect(snapping: destination.applying(scope.matrix))
            let clip = scope.clip.intersection(device)
            guard !clip.isEmpty,
                let (buffer, isWhole) = images.scaled(image, source: source, to: device, interpolation, clip: clip)
            else { return }
            let tinted = tint == nil ? buffer : buffer.copy()
            if let tint, let tinted { self.tint(tinted, tint, at: isWhole ? device : tinted.rect, scope.matrix) }
            if let tinted { composite(tinted, at: isWhole ? device : tinted.rect, scope) }
            return
        }
        // Askew: sampled pixel by pixel, from a smaller copy where it would be shrunk by much.
        let toPixels = CGAffineTransform(
            a: source.width / destination.width, b: 0, c: 0, d: source.height / destination.height,
            tx: source.minX - destination.minX * source.width / destination.width,
            ty: source.minY - destination.minY * source.height / destination.height)
        let place = toPixels.inverted().concatenating(scope.matrix)
        guard place.isSane, let buffer = PixelBuffer(scope.clip) else { return }
        let shrink = place.meanScale
        if shrink < 0.6,
            let (small, _) = images.scaled(
                image, source: source,
                to: DeviceRect(
                    x0: 0, y0: 0, x1: max(1, Int(source.width * shrink)), y1: max(1, Int(source.height * shrink))),
                interpolation, clip: DeviceRect(x0: 0, y0: 0, x1: Int.max / 4, y1: Int.max / 4)),
            let reduced = small.imageData()
        {
            let grow = CGAffineTransform(
                a: source.width / CGFloat(small.width), b: 0, c: 0, d: source.height / CGFloat(small.height),
                tx: source.minX, ty: source.minY)
            let whole = CGRect(x: 0, y: 0, width: small.width, height: small.height)
            sample(reduced, whole, grow.concatenating(place), buffer, interpolation, repeats: false)
        } else {
            sample(image, source, place, buffer, interpolation, repeats: false)
        }
        if let tint { self.tint(buffer, tint, at: buffer.rect, scope.matrix) }
        composite(buffer, scope)
    }

    /// Fills `buffer` with an image; `place` leads from the image's pixels to the device.
    private func sample(
        _ image: ImageData, _ source: CGRect, _ place: CGAffineTransform, _ buffer: PixelBuffer,
        _ interpolation: ImageInterpolation, repeats: Bool
    ) {
        image.withWords { words in
            buffer.withSurface {
                perch_sample(
                    $0, place.inverted().entries, words, Int32(image.width), Int32(image.height), source.entries,
                    interpolation.filter, repeats)
            }
        }
    }

    private func tint(_ buffer: PixelBuffer, _ paint: Paint, at rect: DeviceRect, _ matrix: CGAffineTransform) {
        if case .color(let color) = paint {
            buffer.withSurface { perch_colorize($0, color.word()) }
        } else if let colors = painted(paint, rect, matrix) {
            buffer.withSurface { surface in
                surface.pointee.x = Int32(rect.x0)
                surface.pointee.y = Int32(rect.y0)
                colors.withSurface { perch_draw(surface, rect.c, nil, $0, 255, CGBlendMode.sourceIn.rawValue) }
            }
        }
    }

    private func composite(_ buffer: PixelBuffer, at rect: DeviceRect, _ scope: Scope) {
        let opacity = Int32((scope.opacity * 255).rounded())
        buffer.withSurface { source in
            source.pointee.x = Int32(rect.x0)
            source.pointee.y = Int32(rect.y0)
            target.withSurface { perch_draw($0, scope.clip.c, nil, source, opacity, CGBlendMode.normal.rawValue) }
        }
    }

    // MARK: Text

    /// Larger glyphs are drawn as paths, so that they do not fill the glyph cache.
    private static let largestCachedGlyph = 200.0

    private func draw(_ run: GlyphRun, _ paint: Paint, _ scope: Scope) {
        guard !run.glyphs.isEmpty, run.size > 0, run.size < 10_000, scope.matrix.isSane else { return }
        let face = FaceTable.number(of: run.face)
        guard face >= 0 else { return }
        if run.face.isColor { return drawColor(run, face, scope) }
        let matrix = scope.matrix
        let scale = Double(matrix.a)
        guard matrix.isUpright, matrix.a == matrix.d, run.size * scale <= Self.largestCachedGlyph else {
            let outlines = run.outlinePath(face: face)
            if let shape = coverage.fill(outlines, matrix, evenOdd: false, antialiased: true) {
                draw(shape, paint, scope)
            }
            return
        }
        var type = PerchTypeface(
            face: face, size: run.size * scale, slant: run.face.slant, embolden: run.face.embolden * scale,
            stretch: run.face.stretch)
        // The baseline stands on a whole pixel, so that all lines are equally sharp.
        let baseline = Double(run.glyphs[0].y) * scale + Double(matrix.ty)
        let dx = Double(matrix.tx)
        let dy = Double(matrix.ty) + baseline.rounded() - baseline
        run.withC { glyphs, count in
            let box = perch_glyphs_bounds(&type, glyphs, count, scale, dx, dy)
            let rect = DeviceRect(x0: Int(box.x0), y0: Int(box.y0), x1: Int(box.x1), y1: Int(box.y1))
                .intersection(scope.clip)
            guard !rect.isEmpty, let mask = Coverage.Mask(width: rect.width, height: rect.height) else { return }
            perch_glyphs_mask(&type, glyphs, count, scale, dx, dy, rect.c, mask.bytes, mask.stride)
            draw(Coverage(rect, mask: mask), paint, scope)
        }
    }

    private func drawColor(_ run: GlyphRun, _ face: Int32, _ scope: Scope) {
        for glyph in run.glyphs {
            guard let (image, box) = FaceTable.colorGlyph(face, glyph, size: run.size) else { continue }
            draw(image, box, nil, nil, .medium, scope)
        }
    }
}

extension PixelBuffer {
    func copy() -> PixelBuffer? {
        let copy = PixelBuffer(rect)
        copy?.pixels.update(from: pixels, count: rect.area)
        return copy
    }
}
