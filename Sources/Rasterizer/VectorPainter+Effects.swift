import CCairo
import CoreGraphics
import DisplayList
import Foundation

extension VectorPainter {
    /// Applies the first `count` effects of a node, the last of them outermost.
    func apply(_ node: DisplayNode, _ count: Int, _ opacity: Double) {
        guard count > 0 else { return paintItems(node, opacity) }
        func inner(_ opacity: Double) { apply(node, count - 1, opacity) }
        switch node.effects[count - 1] {
        case .transform(let transform):
            guard transform.isSane else { return }
            saved {
                var matrix = cairo_matrix_t(
                    xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
                    y0: transform.ty)
                cairo_transform(context, &matrix)
                inner(opacity)
            }

        case .opacity(let own):
            let own = own.isNaN ? 1 : min(max(own, 0), 1)
            if own == 0 { return }
            if own == 1 || (count == 1 && node.holdsOneOperation) { return inner(own * opacity) }
            composite(opacity: own * opacity) { inner(1) }

        case .clip(let path, let evenOdd, _):
            saved {
                cairo_new_path(context)
                path.trace(in: context)
                cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_clip(context)
                inner(opacity)
            }

        case .group:
            composite(opacity: opacity) { inner(1) }

        case .blendMode(let mode):
            if mode == .normal { return inner(opacity) }
            saved {
                let contents = group { inner(1) }
                cairo_set_operator(context, mode.cairoOperator)
                cairo_set_source(context, contents)
                cairo_paint_with_alpha(context, opacity)
                cairo_pattern_destroy(contents)
            }

        case .mask(let mask):
            let contents = group { inner(opacity) }
            let shape = group { paint(mask, opacity: 1) }
            cairo_set_source(context, contents)
            cairo_mask(context, shape)
            cairo_pattern_destroy(contents)
            cairo_pattern_destroy(shape)

        // A file cannot say these in shapes.
        case .colorFilter, .blur, .projection:
            paintAsPicture(node.keeping(count), opacity: opacity)

        case .shadow(let color, let radius, let x, let y):
            // The shadow alone: the contents in one color, blurred and moved.
            let shadow: [LayerEffect] = [
                .colorFilter(.multiply(.black)), .colorFilter(.invert), .colorFilter(.multiply(color)),
                .blur(radius: radius / 2, opaque: false),
                .transform(CGAffineTransform(translationX: x, y: y)),
            ]
            paintAsPicture(node.keeping(count - 1, adding: shadow), opacity: opacity)
            inner(opacity)

        case .backdrop(let path, _, _, _):
            backdrop(node, count, path, opacity)
            inner(opacity)

        // Its edge is in the picture.
        case .glass(let plate):
            if let shadow = plate.shadowNode { paint(shadow, opacity: opacity) }
            backdrop(node, count, plate.path, opacity)
            inner(opacity)
        }
    }

    private func composite(opacity: Double, _ body: () -> Void) {
        let contents = group(body)
        cairo_set_source(context, contents)
        cairo_paint_with_alpha(context, opacity)
        cairo_pattern_destroy(contents)
    }

    /// Puts in what a backdrop shows, as a picture of all that lies below it.
    private func backdrop(_ node: DisplayNode, _ count: Int, _ path: PathData, _ opacity: Double) {
        let below = node.keeping(count, items: [])
        guard let root = page.root.truncated(at: node, leaving: below) else { return }
        let painter = RasterPainter(scale: Self.pictureScale)
        painter.paint(DisplayList(size: page.size, background: page.background, root: root))
        guard let image = painter.picture?.imageData() else { return }
        saved {
            cairo_new_path(context)
            path.trace(in: context)
            cairo_clip(context)
            cairo_identity_matrix(context)
            draw(image, in: CGRect(origin: .zero, size: page.size), from: nil, tint: nil, .high, opacity)
        }
    }
}

extension DisplayNode {
    /// The contents with the first `count` effects only, at the origin.
    fileprivate func keeping(_ count: Int, adding more: [LayerEffect] = [], items: [Item]? = nil)
        -> DisplayNode
    {
        DisplayNode(id: id, origin: .zero, effects: effects.prefix(count) + more, items: items ?? self.items)
    }

    /// All that is drawn before `last`, and `replacement` in its place; nil if `last` is not in here.
    fileprivate func truncated(at last: DisplayNode, leaving replacement: DisplayNode) -> DisplayNode? {
        if self === last { return replacement.moved(to: origin) }
        for (index, item) in items.enumerated() {
            guard case .node(let child) = item, let cut = child.truncated(at: last, leaving: replacement)
            else { continue }
            return DisplayNode(
                id: id, origin: origin, effects: effects, items: items[..<index] + [.node(cut)])
        }
        return nil
    }
}

extension CGBlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        // Cairo has no darkening sum; what darkens most like it is the product.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
