import CRaster
import CoreGraphics
import DisplayList
import Foundation

/// Where and how a node's contents are to be painted.
struct Scope {
    /// The device pixels that may be touched.
    var clip: DeviceRect
    /// From the contents' coordinates to the device.
    var matrix: CGAffineTransform
    var opacity = 1.0
}

/// One walk over a display list that paints what lies inside a clip.
final class PaintPass {
    let coverage: CoverageMaker
    let images: ScaledImages
    /// The canvas and the layers open on it, the innermost last.
    private(set) var layers: [PixelBuffer]
    private(set) var operationsPainted = 0
    /// What covers some of the canvas later, so that nothing has to be painted there before.
    private var occluder: Occluder?
    /// How many operations of the list lie behind.
    private var position = 0

    var target: PixelBuffer { layers[layers.count - 1] }

    init(coverage: CoverageMaker, images: ScaledImages, canvas: PixelBuffer, occluder: Occluder? = nil) {
        self.coverage = coverage
        self.images = images
        self.occluder = occluder
        layers = [canvas]
    }

    /// The pixels of `clip` that will be seen of the operations up to `end`.
    private func seen(_ clip: DeviceRect, until end: Int) -> DeviceRect {
        guard let occluder, end <= occluder.position else { return clip }
        return clip.without(occluder.rect)
    }

    /// For what is not mixed in where it was painted: all of it may be seen elsewhere.
    func withoutOcclusion<R>(_ body: () -> R) -> R {
        let (occluder, position) = (occluder, position)
        self.occluder = nil
        defer { (self.occluder, self.position) = (occluder, position) }
        return body()
    }

    func paint(_ node: DisplayNode, _ scope: Scope) {
        let end = position + node.operationCount
        defer { position = end }
        var scope = scope
        // Nothing paints outside of its bounds, since that is all that damage uses.
        scope.clip = seen(scope.clip.intersection(deviceBounds(node.bounds, scope.matrix)), until: end)
        guard !scope.clip.isEmpty else { return }
        scope.matrix = scope.matrix.translatedBy(x: node.origin.x, y: node.origin.y)
        if node.effects.isEmpty {
            paintItems(node, scope)
        } else {
            var bounds = [node.contentBounds]
            for effect in node.effects { bounds.append(effect.bounds(of: bounds[bounds.count - 1])) }
            apply(node, node.effects.count, bounds, scope)
        }
    }

    func paintItems(_ node: DisplayNode, _ scope: Scope) {
        for item in node.items {
            switch item {
            case .node(let child): paint(child, scope)
            case .draw(let operation):
                position += 1
                var inner = scope
                inner.clip = seen(
                    scope.clip.intersection(deviceBounds(operation.bounds, scope.matrix)), until: position)
                guard !inner.clip.isEmpty else { continue }
                operationsPainted += 1
                draw(operation, inner)
            }
        }
    }

    /// The pixels that a box may touch. Edges are snapped, so a pixel more to each side.
    func deviceBounds(_ box: CGRect, _ matrix: CGAffineTransform) -> DeviceRect {
        box.isNull ? .empty : DeviceRect(touching: box.applying(matrix), margin: 1)
    }

    /// Paints into its own layer at `rect` and returns it.
    func layer(_ rect: DeviceRect, _ body: () -> Void) -> PixelBuffer? {
        guard let buffer = PixelBuffer(rect) else { return nil }
        layers.append(buffer)
        body()
        layers.removeLast()
        return buffer
    }

    /// Mixes a buffer into the innermost layer.
    func composite(
        _ buffer: PixelBuffer, _ scope: Scope, through shape: Coverage? = nil, mode: CGBlendMode = .normal
    ) {
        let opacity = Int32((min(max(scope.opacity, 0), 1) * 255).rounded())
        buffer.withSurface { source in
            target.withSurface { destination in
                if let shape {
                    shape.withC { perch_draw(destination, scope.clip.c, $0, source, opacity, mode.rawValue) }
                } else {
                    perch_draw(destination, scope.clip.c, nil, source, opacity, mode.rawValue)
                }
            }
        }
    }

    func countOperation() { operationsPainted += 1 }
}
