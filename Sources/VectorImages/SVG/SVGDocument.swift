import CoreGraphics
import DisplayList
import Foundation

/// A drawing as it is in its file, with what refers to what.
final class SVGDocument {
    let root: XMLElement
    private(set) var styles = SVGStyleSheet()
    private var elements: [String: XMLElement] = [:]

    init(_ data: Data) throws {
        root = try XMLElement.read(data)
        guard root.name == "svg" else { throw VectorImageError("its first element is <\(root.name)>, not <svg>") }
        var rest = [root]
        while let element = rest.popLast() {
            if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
            if element.name == "style" { styles.add(element.text) }
            rest += element.children.reversed()
        }
    }

    func element(_ id: String) -> XMLElement? { elements[id] }

    /// What a `url(#id)` or `#id` leads to.
    func target(_ reference: String?) -> XMLElement? {
        guard let reference else { return nil }
        if reference.hasPrefix("#") { return elements[String(reference.dropFirst())] }
        return SVGStyle.reference(reference).flatMap { elements[$0] }
    }
}

/// Where a drawing's own coordinates go: `viewBox` and `preserveAspectRatio`.
struct SVGViewBox {
    var box: CGRect
    private var align: Substring = "xMidYMid"
    private var isSliced = false

    /// Nil for an element without a box that has an area.
    init?(_ element: XMLElement) {
        guard let text = element.attributes["viewBox"] else { return nil }
        var scanner = SVGScanner(text)
        let n = scanner.numbers()
        guard n.count >= 4, n[2] > 0, n[3] > 0 else { return nil }
        box = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        let words = (element.attributes["preserveAspectRatio"] ?? "").split(separator: " ")
        if let first = words.first { align = first }
        isSliced = words.last == "slice"
    }

    /// Leads from the box into a rectangle.
    func transform(into rect: CGRect) -> CGAffineTransform {
        var sx = rect.width / box.width
        var sy = rect.height / box.height
        if align != "none" {
            sx = isSliced ? max(sx, sy) : min(sx, sy)
            sy = sx
        }
        func shift(_ low: Bool, _ high: Bool, _ room: CGFloat) -> CGFloat { low ? 0 : high ? room : room / 2 }
        let x = shift(align.hasPrefix("xMin"), align.hasPrefix("xMax"), rect.width - box.width * sx)
        let y = shift(align.hasSuffix("YMin"), align.hasSuffix("YMax"), rect.height - box.height * sy)
        return CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: rect.minX + x - box.minX * sx, ty: rect.minY + y - box.minY * sy)
    }
}

extension VectorDrawing {
    /// Reads an SVG file: shapes, gradients, patterns, clip paths, masks, groups, opacity, blending, embedded PNG and JPEG
    /// pictures. What it refers to outside of itself is not fetched; text, filters and markers are left out.
    package init(svg data: Data) throws {
        let document = try SVGDocument(data)
        let viewBox = SVGViewBox(document.root)
        let size = try VectorDrawing.size(document.root, viewBox)
        let viewport = viewBox?.box.size ?? size
        var builder = SVGBuilder(document)
        var style = SVGStyle()
        let properties = document.styles.properties(of: document.root)
        style.apply(properties, viewport: viewport)
        let items = try builder.children(of: document.root, style, viewport: viewport, depth: 0)
        let inner = builder.wrapped(
            items, properties, transform: viewBox?.transform(into: CGRect(origin: .zero, size: size)) ?? .identity)
        // Nothing shows outside of the picture.
        let canvas = CGRect(origin: .zero, size: size)
        let isInside = canvas.contains(inner.bounds) || inner.bounds.isNull
        let node = DisplayNode(
            effects: isInside ? [] : [.clip(.rect(canvas), evenOdd: false, antialiased: true)], items: [.node(inner)])
        self.init(size: size, node: node, omissions: builder.omissions)
    }

    private static func size(_ root: XMLElement, _ viewBox: SVGViewBox?) throws -> CGSize {
        func length(_ key: String) -> CGFloat? {
            guard let text = root.attributes[key], !text.contains("%") else { return nil }
            var scanner = SVGScanner(text)
            return scanner.length(of: 0).flatMap { $0 > 0 ? $0 : nil }
        }
        let own: CGSize
        switch (length("width"), length("height"), viewBox?.box) {
        case (let width?, let height?, _): own = CGSize(width: width, height: height)
        case (let width?, nil, let box?): own = CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): own = CGSize(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): own = box.size
        default: throw VectorImageError("it says nothing of its size")
        }
        guard own.width <= VectorLimits.side, own.height <= VectorLimits.side else {
            throw VectorImageError("\(own.width) × \(own.height) points are too large")
        }
        return own
    }
}
