import CoreGraphics
import DisplayList
import Foundation
import Rasterizer

/// Turns the elements of a drawing into what is painted.
struct SVGBuilder {
    private let document: SVGDocument
    private(set) var omissions: Set<String> = []
    private var count = 0
    private var steps = 0
    private var pictures: [String: ImageData] = [:]
    private var pixels = 0
    private var maskDepth = 0

    init(_ document: SVGDocument) { self.document = document }

    // MARK: Elements

    mutating func children(
        of element: XMLElement, _ style: SVGStyle, viewport: CGSize, depth: Int
    ) throws -> [DisplayNode.Item] {
        var items: [DisplayNode.Item] = []
        for child in element.children {
            let drawn = try self.items(child, style, viewport: viewport, depth: depth + 1)
            items += drawn
            if element.name == "switch", !drawn.isEmpty { break }
        }
        return items
    }

    /// One element alone, in the space around it.
    mutating func drawing(of element: XMLElement) throws -> DisplayNode {
        DisplayNode(items: try items(element, SVGStyle(), viewport: CGSize(width: 100, height: 100), depth: 0))
    }

    private mutating func items(
        _ element: XMLElement, _ inherited: SVGStyle, viewport: CGSize, depth: Int
    ) throws -> [DisplayNode.Item] {
        count += 1
        guard count <= VectorLimits.elements else { throw VectorImageError("it draws too much") }
        guard depth <= VectorLimits.depth else {
            omissions.insert("elements that lie too deep in each other")
            return []
        }
        let properties = document.styles.properties(of: element)
        guard properties["display"] != "none" else { return [] }
        var style = inherited
        style.apply(properties, viewport: viewport)
        if properties["filter"].map({ $0 != "none" }) ?? false { omissions.insert("filters") }
        let transform = properties["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
        switch element.name {
        case "g", "a", "switch":
            let items = try children(of: element, style, viewport: viewport, depth: depth)
            return items.isEmpty ? [] : [item(items, properties, transform: transform)]
        case "svg":
            let items = try inset(element, style, viewport, size: nil, depth: depth)
            return items.isEmpty ? [] : [item(items, properties, transform: transform)]
        case "use":
            let items = try use(element, style, viewport, depth: depth)
            let (x, y) = (length(element, "x", viewport.width), length(element, "y", viewport.height))
            let place = transform.translatedBy(x: x, y: y)
            return items.isEmpty ? [] : [item(items, properties, transform: place)]
        case "image":
            guard let picture = picture(element, viewport) else { return [] }
            return [item([picture], properties, transform: transform)]
        case "text", "foreignObject":
            omissions.insert(element.name == "text" ? "text" : "foreign objects")
            return []
        default:
            guard let path = path(of: element, viewport) else { return [] }
            steps += path.elements.count
            guard steps <= VectorLimits.steps else { throw VectorImageError("its paths are too long") }
            if properties.keys.contains(where: { $0.hasPrefix("marker") }) { omissions.insert("markers") }
            let items = try shape(path, style, viewport, depth: depth)
            return items.isEmpty ? [] : [item(items, properties, transform: transform, box: path.tightBox)]
        }
    }

    /// The content of an `svg` or `symbol` in its own rectangle.
    private mutating func inset(
        _ element: XMLElement, _ style: SVGStyle, _ outer: CGSize, size: CGSize?, depth: Int
    ) throws -> [DisplayNode.Item] {
        let width = element.attributes["width"] == nil ? outer.width : length(element, "width", outer.width)
        let height = element.attributes["height"] == nil ? outer.height : length(element, "height", outer.height)
        let rect = CGRect(
            x: length(element, "x", outer.width), y: length(element, "y", outer.height),
            width: size?.width ?? width, height: size?.height ?? height)
        guard rect.width > 0, rect.height > 0 else { return [] }
        let viewBox = SVGViewBox(element)
        let items = try children(of: element, style, viewport: viewBox?.box.size ?? rect.size, depth: depth)
        guard !items.isEmpty else { return [] }
        let transform =
            viewBox?.transform(into: rect) ?? CGAffineTransform(translationX: rect.minX, y: rect.minY)
        var effects = [LayerEffect.transform(transform)]
        if element.attributes["overflow"] != "visible" {
            effects.append(.clip(.rect(rect), evenOdd: false, antialiased: true))
        }
        return [.node(DisplayNode(effects: effects, items: items))]
    }

    private mutating func use(
        _ element: XMLElement, _ style: SVGStyle, _ outer: CGSize, depth: Int
    ) throws -> [DisplayNode.Item] {
        guard let target = document.target(element.attributes["href"]) else { return [] }
        guard target.name == "symbol" else { return try items(target, style, viewport: outer, depth: depth + 1) }
        var style = style
        let properties = document.styles.properties(of: target)
        style.apply(properties, viewport: outer)
        let size = CGSize(
            width: element.attributes["width"] == nil ? outer.width : length(element, "width", outer.width),
            height: element.attributes["height"] == nil ? outer.height : length(element, "height", outer.height))
        // Without its own box a symbol is a group.
        if SVGViewBox(target) == nil {
            return try children(of: target, style, viewport: outer, depth: depth + 1)
        }
        return try inset(target, style, outer, size: size, depth: depth + 1)
    }

    private func length(_ element: XMLElement, _ key: String, _ whole: CGFloat) -> CGFloat {
        guard let text = element.attributes[key] else { return 0 }
        var scanner = SVGScanner(text)
        return scanner.length(of: whole) ?? 0
    }

    // MARK: Shapes

    private func path(of element: XMLElement, _ viewport: CGSize) -> PathData? {
        let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        func x(_ key: String) -> CGFloat { length(element, key, viewport.width) }
        func y(_ key: String) -> CGFloat { length(element, key, viewport.height) }
        switch element.name {
        case "path":
            let elements = SVGPath(element.attributes["d"] ?? "").elements
            return elements.isEmpty ? nil : .elements(elements)
        case "rect":
            let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
            guard rect.width > 0, rect.height > 0 else { return nil }
            let rx = element.attributes["rx"] == nil ? y("ry") : x("rx")
            let ry = element.attributes["ry"] == nil ? rx : y("ry")
            guard rx > 0, ry > 0 else { return .rect(rect) }
            return .elements(
                PathData.roundedRect(rect, cornerSize: CGSize(width: rx, height: ry), continuous: false).elements)
        case "circle", "ellipse":
            let r = length(element, "r", diagonal)
            let radii = element.name == "circle" ? CGSize(width: r, height: r) : CGSize(width: x("rx"), height: y("ry"))
            guard radii.width > 0, radii.height > 0 else { return nil }
            return .ellipse(
                CGRect(
                    x: x("cx") - radii.width, y: y("cy") - radii.height, width: 2 * radii.width,
                    height: 2 * radii.height))
        case "line":
            return .elements([.move(CGPoint(x: x("x1"), y: y("y1"))), .line(CGPoint(x: x("x2"), y: y("y2")))])
        case "polyline", "polygon":
            var scanner = SVGScanner(element.attributes["points"] ?? "")
            let n = scanner.numbers()
            var elements: [PathElement] = stride(from: 0, to: n.count - 1, by: 2).map {
                let point = CGPoint(x: n[$0], y: n[$0 + 1])
                return $0 == 0 ? .move(point) : .line(point)
            }
            guard !elements.isEmpty else { return nil }
            if element.name == "polygon" { elements.append(.close) }
            return .elements(elements)
        default: return nil
        }
    }

    private mutating func shape(
        _ path: PathData, _ style: SVGStyle, _ viewport: CGSize, depth: Int
    ) throws -> [DisplayNode.Item] {
        guard style.isVisible else { return [] }
        var items: [DisplayNode.Item] = []
        if let pattern = patternElement(style.fill) {
            items += try tiles(pattern, in: path, style, viewport, depth: depth)
        } else if let paint = paint(style.fill, path.tightBox, viewport, style.fillOpacity) {
            items.append(.draw(.fill(path, paint, evenOdd: style.isEvenOdd, antialiased: true)))
        }
        if style.pen.width > 0 {
            if patternElement(style.stroke) != nil { omissions.insert("lines with a pattern") }
            if let paint = paint(style.stroke, path.tightBox, viewport, style.strokeOpacity) {
                items.append(.draw(.stroke(path, style.pen, paint, antialiased: true)))
            }
        }
        return items
    }

    private func paint(_ fill: SVGStyle.Fill, _ box: CGRect, _ viewport: CGSize, _ opacity: Double) -> Paint? {
        switch fill {
        case .none: return nil
        case .color(let color): return .color(color.opacity(opacity))
        case .server(let id, let fallback):
            guard let element = document.element(id), let gradient = SVGGradient(element, in: document) else {
                return fallback.map { .color($0.opacity(opacity)) }
            }
            return gradient.paint(box: box, viewport: viewport, opacity: opacity)
        }
    }

    // MARK: Patterns and pictures

    private func patternElement(_ fill: SVGStyle.Fill) -> XMLElement? {
        guard case .server(let id, _) = fill, let element = document.element(id), element.name == "pattern" else {
            return nil
        }
        return element
    }

    /// A shape filled with a picture that repeats.
    private mutating func tiles(
        _ pattern: XMLElement, in path: PathData, _ style: SVGStyle, _ viewport: CGSize, depth: Int
    ) throws -> [DisplayNode.Item] {
        let box = path.tightBox
        guard box.width > 0, box.height > 0 else { return [] }
        // A pattern may take its content over from another.
        var source = pattern
        if source.children.isEmpty, let next = document.target(source.attributes["href"]), next.name == "pattern" {
            source = next
        }
        let isBox = pattern.attributes["patternUnits"] != "userSpaceOnUse"
        let whole = isBox ? CGSize(width: 1, height: 1) : viewport
        var tile = CGRect(
            x: length(pattern, "x", whole.width), y: length(pattern, "y", whole.height),
            width: length(pattern, "width", whole.width), height: length(pattern, "height", whole.height))
        if isBox {
            tile = CGRect(
                x: box.minX + tile.minX * box.width, y: box.minY + tile.minY * box.height,
                width: tile.width * box.width, height: tile.height * box.height)
        }
        guard tile.width > 0, tile.height > 0 else { return [] }
        var content = CGAffineTransform.identity
        if let viewBox = SVGViewBox(source) {
            content = viewBox.transform(into: CGRect(origin: .zero, size: tile.size))
        } else if source.attributes["patternContentUnits"] == "objectBoundingBox" {
            content = CGAffineTransform(scaleX: box.width, y: box.height)
        }
        var inner = SVGStyle()
        inner.apply(document.styles.properties(of: source), viewport: viewport)
        let items = try children(of: source, inner, viewport: viewport, depth: depth + 1)
        guard !items.isEmpty else { return [] }
        let cell = DisplayNode(
            effects: [
                .transform(content),
                .clip(.rect(CGRect(origin: .zero, size: tile.size)), evenOdd: false, antialiased: true),
            ], items: items)
        let turn = pattern.attributes["patternTransform"].map { CGAffineTransform(svg: $0) } ?? .identity
        guard abs(turn.a * turn.d - turn.b * turn.c) > 1e-9 else { return [] }
        let area = box.applying(turn.inverted())
        let (first, last) = (
            ((area.minX - tile.minX) / tile.width).rounded(.down), ((area.maxX - tile.minX) / tile.width).rounded(.up)
        )
        let (top, bottom) = (
            ((area.minY - tile.minY) / tile.height).rounded(.down), ((area.maxY - tile.minY) / tile.height).rounded(.up)
        )
        guard max(abs(first), abs(last), abs(top), abs(bottom)) < 1e9 else { return [] }
        guard (last - first) * (bottom - top) <= 4_096 else {
            omissions.insert("patterns with more than 4096 tiles")
            return []
        }
        var cells: [DisplayNode.Item] = []
        for row in Int(top)..<max(Int(bottom), Int(top) + 1) {
            for column in Int(first)..<max(Int(last), Int(first) + 1) {
                let origin = CGPoint(
                    x: tile.minX + CGFloat(column) * tile.width, y: tile.minY + CGFloat(row) * tile.height)
                cells.append(.node(DisplayNode(id: 0, origin: origin, items: [.node(cell)])))
            }
        }
        var effects: [LayerEffect] = turn.isIdentity ? [] : [.transform(turn)]
        effects.append(.clip(path, evenOdd: style.isEvenOdd, antialiased: true))
        if style.fillOpacity < 1 { effects.append(.opacity(style.fillOpacity)) }
        return [.node(DisplayNode(effects: effects, items: cells))]
    }

    /// An embedded picture. One that lies elsewhere is not fetched.
    private mutating func picture(_ element: XMLElement, _ viewport: CGSize) -> DisplayNode.Item? {
        guard let reference = element.attributes["href"] else { return nil }
        guard reference.hasPrefix("data:"), let comma = reference.firstIndex(of: ",") else {
            omissions.insert("pictures outside of the file")
            return nil
        }
        if pictures[reference] == nil, reference[..<comma].hasSuffix(";base64") {
            let text = String(reference[reference.index(after: comma)...])
            let image = Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap { ImageData.decode($0) }
            pixels += image.map { $0.width * $0.height } ?? 0
            // A few kilobytes can represent a great many pixels.
            if pixels <= VectorLimits.pixels { pictures[reference] = image }
        }
        guard let image = pictures[reference] else {
            omissions.insert("pictures that are neither PNG nor JPEG")
            return nil
        }
        let own = CGSize(width: image.width, height: image.height)
        let rect = CGRect(
            x: length(element, "x", viewport.width), y: length(element, "y", viewport.height),
            width: element.attributes["width"] == nil ? own.width : length(element, "width", viewport.width),
            height: element.attributes["height"] == nil ? own.height : length(element, "height", viewport.height))
        guard rect.width > 0, rect.height > 0 else { return nil }
        let isStretched = element.attributes["preserveAspectRatio"]?.hasPrefix("none") ?? false
        let factor = min(rect.width / own.width, rect.height / own.height)
        let size = isStretched ? rect.size : CGSize(width: own.width * factor, height: own.height * factor)
        let place = CGRect(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        return .draw(
            .image(image, destination: place, source: nil, tint: nil, opacity: 1, interpolation: .medium))
    }

    // MARK: Groups

    /// What an element draws, with all that counts for it as a whole: clip path, mask, opacity, blending, its place.
    ///
    /// - Parameter box: the bounds of a shape without its line; nil for a group.
    private mutating func item(
        _ items: [DisplayNode.Item], _ properties: [String: String], transform: CGAffineTransform, box: CGRect? = nil
    ) -> DisplayNode.Item {
        let node = wrapped(items, properties, transform: transform, box: box)
        return node.effects.isEmpty && node.items.count == 1 ? node.items[0] : .node(node)
    }

    mutating func wrapped(
        _ items: [DisplayNode.Item], _ properties: [String: String], transform: CGAffineTransform, box: CGRect? = nil
    ) -> DisplayNode {
        var items = items
        var effects: [LayerEffect] = []
        let box = box ?? DisplayNode(items: items).contentBounds
        // References that lead back to themselves end at the limit for depth.
        if let element = document.target(properties["clip-path"]), element.name == "clipPath" {
            effects += clip(element, box, depth: 0)
        }
        if let element = document.target(properties["mask"]), element.name == "mask", let mask = mask(element, box) {
            effects.append(.mask(mask))
        }
        if let opacity = SVGStyle.opacity(properties["opacity"]), opacity < 1 {
            if effects.isEmpty, items.count == 1, case .draw(let operation) = items[0],
                let faded = operation.faded(opacity)
            {
                items = [.draw(faded)]
            } else {
                effects.append(.opacity(opacity))
            }
        }
        if let name = properties["mix-blend-mode"], let mode = SVGBuilder.blendModes[name] {
            effects.append(.blendMode(mode))
        }
        if !transform.isIdentity { effects.append(.transform(transform)) }
        return DisplayNode(effects: effects, items: items)
    }

    private static let blendModes: [String: CGBlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "color-dodge": .colorDodge, "color-burn": .colorBurn, "soft-light": .softLight, "hard-light": .hardLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity,
    ]

    private mutating func clip(_ element: XMLElement, _ box: CGRect, depth: Int) -> [LayerEffect] {
        guard depth < 8 else { return [] }
        var shapes: [(path: PathData, isEvenOdd: Bool)] = []
        let own = document.styles.properties(of: element)
        var transform = own["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
        if element.attributes["clipPathUnits"] == "objectBoundingBox" {
            transform = transform.concatenating(
                CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
        }
        for child in element.children {
            var place = CGAffineTransform.identity
            var target = child
            if child.name == "use", let used = document.target(child.attributes["href"]) {
                place = CGAffineTransform(translationX: length(child, "x", 0), y: length(child, "y", 0))
                target = used
            }
            let properties = document.styles.properties(of: target)
            guard properties["display"] != "none", steps <= VectorLimits.steps, let path = path(of: target, box.size)
            else { continue }
            steps += path.elements.count
            var style = SVGStyle()
            style.apply(own, viewport: box.size)
            style.apply(properties, viewport: box.size)
            let moved = properties["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
            shapes.append((path.applying(moved.concatenating(place).concatenating(transform)), style.isClipEvenOdd))
        }
        var effects: [LayerEffect]
        if shapes.count == 1 {
            effects = [.clip(shapes[0].path, evenOdd: shapes[0].isEvenOdd, antialiased: true)]
        } else {
            // Together the shapes show what lies in any of them.
            let fills = shapes.map {
                DisplayNode.Item.draw(.fill($0.path, .color(.black), evenOdd: $0.isEvenOdd, antialiased: true))
            }
            effects = [.mask(DisplayNode(items: fills))]
        }
        if let further = document.target(own["clip-path"]), further.name == "clipPath" {
            effects += clip(further, box, depth: depth + 1)
        }
        return effects
    }

    private mutating func mask(_ element: XMLElement, _ box: CGRect) -> DisplayNode? {
        // A mask that is masked itself must end.
        guard maskDepth < 4 else { return nil }
        maskDepth += 1
        defer { maskDepth -= 1 }
        let isBox = element.attributes["maskUnits"] != "userSpaceOnUse"
        var region = box.insetBy(dx: -box.width / 10, dy: -box.height / 10)
        if ["x", "y", "width", "height"].contains(where: { element.attributes[$0] != nil }) {
            func value(_ key: String, _ whole: CGFloat, _ standard: CGFloat) -> CGFloat {
                element.attributes[key] == nil ? standard * whole : length(element, key, whole)
            }
            let whole = isBox ? CGSize(width: 1, height: 1) : box.size
            region = CGRect(
                x: value("x", whole.width, -0.1), y: value("y", whole.height, -0.1),
                width: value("width", whole.width, 1.2), height: value("height", whole.height, 1.2))
            if isBox {
                region = CGRect(
                    x: box.minX + region.minX * box.width, y: box.minY + region.minY * box.height,
                    width: region.width * box.width, height: region.height * box.height)
            }
        }
        let properties = document.styles.properties(of: element)
        var style = SVGStyle()
        style.apply(properties, viewport: box.size)
        guard var items = try? children(of: element, style, viewport: box.size, depth: VectorLimits.depth / 2) else {
            return nil
        }
        if element.attributes["maskContentUnits"] == "objectBoundingBox" {
            let place = CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
            items = [.node(DisplayNode(effects: [.transform(place)], items: items))]
        }
        let content = DisplayNode(
            effects: [.clip(.rect(region), evenOdd: false, antialiased: true)], items: items)
        if properties["mask-type"] == "alpha" { return content }
        // What is bright shows; what is not painted is as black.
        return DisplayNode(
            effects: [.colorFilter(.luminanceToAlpha)],
            items: [.draw(.fill(.rect(region), .color(.black), evenOdd: false, antialiased: true)), .node(content)])
    }
}

extension DrawOperation {
    /// The same operation more transparent, where that is the responsibility of one color.
    fileprivate func faded(_ opacity: Double) -> DrawOperation? {
        switch self {
        case .fill(let path, .color(let color), let evenOdd, let antialiased):
            .fill(path, .color(color.opacity(opacity)), evenOdd: evenOdd, antialiased: antialiased)
        case .stroke(let path, let pen, .color(let color), let antialiased):
            .stroke(path, pen, .color(color.opacity(opacity)), antialiased: antialiased)
        default: nil
        }
    }
}
