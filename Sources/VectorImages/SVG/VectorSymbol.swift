import CoreGraphics
import DisplayList
import Foundation

/// A symbol that stands beside text, out of a template of Apple's SF Symbols app: an SVG file with a drawing for each weight
/// and size, and guides that say where text's baseline and the margins are.
package struct VectorSymbol: Hashable, Sendable {
    /// As large as it is beside text of 100 points.
    package let drawing: VectorDrawing
    /// Where the baseline lies, from the top.
    package let baseline: CGFloat

    /// What a symbol of medium size is multiplied by to be small or large. Source: SF Symbols' own proportions.
    private static let sizes: [Substring: CGFloat] = ["S": 0.79, "M": 1, "L": 1.28]

    /// - Parameters:
    ///   - weight: The weight's name in the template, such as "Semibold". One that is not drawn is stood in for by "Regular".
    ///   - size: "S", "M" or "L".
    package init(template data: Data, weight: String, size: String) throws {
        let document = try SVGDocument(data)
        let names = ["\(weight)-\(size)", "Regular-\(size)", "\(weight)-M", "Regular-M", "\(weight)-S", "Regular-S"]
        guard let (name, element) = names.lazy.compactMap({ name in document.element(name).map { (name, $0) } }).first
        else { throw VectorImageError("it has no symbol called “Regular-M”") }
        let own = name.suffix(1)
        func place(_ guides: [String], _ attribute: String) -> CGFloat? {
            guard let guide = guides.lazy.compactMap({ document.element($0) }).first else { return nil }
            // A guide is a line, or in older templates a path that begins on it.
            if let text = guide.attributes[attribute] {
                var scanner = SVGScanner(text)
                return scanner.number()
            }
            let box = PathData.elements(SVGPath(guide.attributes["d"] ?? "").elements).boundingBox
            return box.isNull ? nil : attribute == "x1" ? box.midX : box.midY
        }
        var builder = SVGBuilder(document)
        let node = try builder.drawing(of: element)
        let ink = node.bounds
        guard !ink.isNull, ink.width <= VectorLimits.side, ink.height <= VectorLimits.side else {
            throw VectorImageError("its symbol “\(name)” is empty")
        }
        let left = place(["left-margin-\(name)", "left-margin"], "x1") ?? ink.minX
        let right = place(["right-margin-\(name)", "right-margin"], "x1") ?? ink.maxX
        let width = right > left ? right - left : ink.width
        let factor = (VectorSymbol.sizes[Substring(size)] ?? 1) / (VectorSymbol.sizes[own] ?? 1)
        let transform = CGAffineTransform(translationX: right > left ? -left : -ink.minX, y: -ink.minY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        drawing = VectorDrawing(
            size: CGSize(width: width * factor, height: ink.height * factor),
            node: DisplayNode(effects: [.transform(transform)], items: [.node(node)]), omissions: builder.omissions)
        baseline = ((place(["Baseline-\(own)"], "y1") ?? ink.maxY) - ink.minY) * factor
    }
}
