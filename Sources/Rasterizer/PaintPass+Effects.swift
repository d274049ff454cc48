import CRaster
import CoreGraphics
import DisplayList
import Foundation

extension PaintPass {
    /// Applies the first `count` effects of a node, the last of them outermost. `bounds` holds what
    /// the contents may paint before each effect.
    func apply(_ node: DisplayNode, _ count: Int, _ bounds: [CGRect], _ scope: Scope) {
        guard count > 0 else { return paintItems(node, scope) }
        func inner(_ scope: Scope) { apply(node, count - 1, bounds, scope) }
        let box = bounds[count - 1]
        switch node.effects[count - 1] {
        case .transform(let transform):
            var scope = scope
            scope.matrix = transform.concatenating(scope.matrix)
            guard scope.matrix.isSane else { return }
            inner(scope)

        case .projection(let projection):
            withoutOcclusion { project(projection, box, scope) { inner($0) } }

        case .opacity(let opacity):
            let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
            if opacity == 0 { return }
            var scope = scope
            scope.opacity *= opacity
            if opacity == 1 || (count == 1 && node.holdsOneOperation) {
                inner(scope)
            } else {
                isolated(box, scope) { inner($0) }
            }

        case .clip(let path, let evenOdd, let antialiased):
            guard let shape = coverage.fill(path, scope.matrix, evenOdd: evenOdd, antialiased: antialiased) else {
                return
            }
            var scope = scope
            scope.clip = scope.clip.intersection(shape.bounds)
            if shape.isWhole { return inner(scope) }
            if !node.blends, inPlace(shape, scope, inner) { return }
            isolated(
                box, scope,
                then: { buffer in
                    buffer.withSurface { surface in shape.withC { perch_keep_covered(surface, $0) } }
                }
            ) { inner($0) }

        case .group:
            isolated(box, scope) { inner($0) }

        case .blendMode(let mode):
            if mode == .normal { return inner(scope) }
            isolated(box, scope, mode: mode) { inner($0) }

        case .colorFilter(let filter):
            isolated(
                box, scope,
                then: { buffer in
                    buffer.withSurface { surface in
                        if case .alphaThreshold(let low, let high, let color) = filter {
                            perch_threshold(surface, Float(low), Float(high), color.word())
                        } else {
                            perch_color_matrix(surface, filter.matrix)
                        }
                    }
                }
            ) { inner($0) }

        case .mask(let mask):
            isolated(
                box, scope,
                then: { [self] buffer in
                    var maskScope = scope
                    maskScope.clip = buffer.rect
                    maskScope.opacity = 1
                    let shape = withoutOcclusion { layer(buffer.rect) { paint(mask, maskScope) } }
                    guard let shape else { return }
                    buffer.withSurface { surface in shape.withSurface { perch_keep_masked(surface, $0) } }
                }
            ) { inner($0) }

        case .blur(let radius, let opaque):
            let sigma = deviceSigma(radius, scope.matrix)
            if sigma == 0 { return inner(scope) }
            var wide = scope
            wide.clip = scope.clip.outset(Int(perch_blur_extent(sigma)))
            let reach = deviceBounds(box, scope.matrix).outset(opaque ? 0 : Int(perch_blur_extent(sigma)))
            guard let buffer = withoutOcclusion({ isolatedLayer(reach, wide) { inner($0) } }) else { return }
            buffer.withSurface { perch_blur($0, sigma, opaque) }
            composite(buffer, scope)

        case .shadow(let color, let radius, let x, let y):
            withoutOcclusion {
                shadow(color, deviceSigma(radius / 2, scope.matrix), CGSize(width: x, height: y), box, scope) {
                    inner($0)
                }
            }

        case .backdrop(let path, let radius, let saturation, let tint):
            backdrop(path, radius, saturation, tint, scope)
            inner(scope)

        case .glass(let plate):
            glass(plate, scope)
            inner(scope)
        }
    }

    /// Paints where the contents are to be and puts back what they must not cover: most of a clip's pixels are wholly
    /// covered, and a layer for all of them would cost more than all that is painted.
    private func inPlace(_ shape: Coverage, _ scope: Scope, _ body: (Scope) -> Void) -> Bool {
        let saved = target.withSurface { surface in shape.withC { perch_save_partial(surface, scope.clip.c, $0) } }
        guard let saved else { return false }
        body(scope)
        target.withSurface { surface in shape.withC { perch_mix_partial(surface, scope.clip.c, $0, saved) } }
        return true
    }

    /// Paints into a layer, changes it and mixes it in.
    private func isolated(
        _ box: CGRect, _ scope: Scope, mode: CGBlendMode = .normal, then change: (PixelBuffer) -> Void = { _ in },
        _ body: (Scope) -> Void
    ) {
        guard let buffer = isolatedLayer(deviceBounds(box, scope.matrix), scope, body) else { return }
        change(buffer)
        composite(buffer, scope, mode: mode)
    }

    private func isolatedLayer(_ rect: DeviceRect, _ scope: Scope, _ body: (Scope) -> Void) -> PixelBuffer? {
        var inside = scope
        inside.clip = scope.clip.intersection(rect).intersection(coverage.limit)
        inside.opacity = 1
        return layer(inside.clip) { body(inside) }
    }

    func deviceSigma(_ radius: Double, _ matrix: CGAffineTransform) -> Double {
        let sigma = radius * matrix.meanScale
        return sigma.isFinite && sigma > 0 ? min(sigma, 300) : 0
    }

    private func shadow(
        _ color: RGBA, _ sigma: Double, _ offset: CGSize, _ box: CGRect, _ scope: Scope, _ inner: (Scope) -> Void
    ) {
        let move = offset.applying(scope.matrix)
        guard move.width.isFinite, move.height.isFinite, abs(move.width) < 1e5, abs(move.height) < 1e5 else {
            return inner(scope)
        }
        let dx = Int(move.width.rounded())
        let dy = Int(move.height.rounded())
        let extent = sigma > 0 ? Int(perch_blur_extent(sigma)) : 0
        // All that lies in the clip or throws its shadow there.
        var wide = scope
        let thrown = DeviceRect(
            x0: scope.clip.x0 - dx, y0: scope.clip.y0 - dy, x1: scope.clip.x1 - dx, y1: scope.clip.y1 - dy)
        wide.clip = scope.clip.union(thrown.outset(extent))
        let reach = deviceBounds(box, scope.matrix)
        guard let contents = isolatedLayer(reach, wide, inner) else { return }
        if let blurred = PixelBuffer(contents.rect.outset(extent).moved(dx, dy)) {
            blurred.withSurface { surface in
                surface.pointee.x -= Int32(dx)
                surface.pointee.y -= Int32(dy)
                contents.withSurface { perch_shadow(surface, $0, sigma, color.word()) }
            }
            composite(blurred, scope)
        }
        composite(contents, scope)
    }

    /// Paints the contents as if they lay flat and draws them as seen through the projection.
    private func project(_ projection: Projection, _ box: CGRect, _ scope: Scope, _ inner: (Scope) -> Void) {
        guard projection.isSane, scope.matrix.isSane, let back = projection.inverted else { return }
        let place = Projection(scope.matrix)
        // All of it, since a pixel here may show any part of it.
        var flat = scope
        flat.clip = coverage.limit
        guard let contents = isolatedLayer(deviceBounds(box, scope.matrix), flat, inner),
            let buffer = PixelBuffer(scope.clip.intersection(deviceBounds(projection.bounds(of: box), scope.matrix)))
        else { return }
        let inverse = Projection(scope.matrix.inverted()).concatenating(back).concatenating(place)
        let rows = [
            inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23, inverse.m31, inverse.m32,
            inverse.m33,
        ]
        buffer.withSurface { surface in contents.withSurface { perch_project(surface, rows, $0) } }
        composite(buffer, scope)
    }

    private func backdrop(_ path: PathData, _ radius: Double, _ saturation: Double, _ tint: RGBA, _ scope: Scope) {
        guard let shape = coverage.fill(path, scope.matrix, evenOdd: false, antialiased: true) else { return }
        countOperation()
        let canvas = layers[0].rect
        let area = Backdrop.area(path, radius: radius, scope.matrix).intersection(canvas)
        guard let behind = PixelBuffer(area) else { return }
        for layer in layers {
            layer.withSurface { source in
                behind.withSurface { perch_draw($0, area.c, nil, source, 255, CGBlendMode.normal.rawValue) }
            }
        }
        let sigma = deviceSigma(radius, scope.matrix)
        behind.withSurface { surface in
            if sigma > 0 { perch_blur(surface, sigma, true) }
            perch_color_matrix(surface, ColorFilter.saturation(saturation).matrix)
            Coverage(area).withC { perch_fill(surface, area.c, $0, tint.word()) }
        }
        composite(behind, scope, through: shape)
    }
}

extension DisplayNode {
    /// Only one operation is painted, so opacity needs no layer.
    var holdsOneOperation: Bool {
        guard items.count == 1 else { return false }
        switch items[0] {
        case .draw: return true
        case .node(let child): return child.effects.isEmpty && child.holdsOneOperation
        }
    }
}

/// The area that a backdrop shows and blurs.
enum Backdrop {
    static func area(_ path: PathData, radius: Double, _ matrix: CGAffineTransform) -> DeviceRect {
        let sigma = radius * matrix.meanScale
        let extent = sigma.isFinite && sigma > 0 ? Int(perch_blur_extent(min(sigma, 300))) : 0
        return DeviceRect(touching: path.boundingBox.applying(matrix), margin: extent + 1)
    }
}

extension DeviceRect {
    func moved(_ dx: Int, _ dy: Int) -> DeviceRect {
        DeviceRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
    }
}
