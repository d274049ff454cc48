import CoreGraphics
import DisplayList
import Foundation

/// What an element passes down to those inside: SVG's inherited properties.
struct SVGStyle {
    enum Fill: Equatable {
        case none
        case color(RGBA)
        /// The id of a gradient or pattern, and what is used if there is none.
        case server(String, fallback: RGBA?)
    }

    var fill = Fill.color(.black)
    var fillOpacity: Double = 1
    var isEvenOdd = false
    var stroke = Fill.none
    var strokeOpacity: Double = 1
    var pen = StrokePen(width: 1, miterLimit: 4)
    var color = RGBA.black
    var isClipEvenOdd = false
    var isVisible = true

    /// - Parameter viewport: what per cents of lengths are taken of.
    mutating func apply(_ properties: [String: String], viewport: CGSize) {
        let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        func value(_ key: String) -> String? { properties[key].flatMap { $0 == "inherit" ? nil : $0 } }
        func length(_ key: String) -> CGFloat? {
            value(key).flatMap {
                var scanner = SVGScanner($0)
                return scanner.length(of: diagonal)
            }
        }
        if let text = value("color"), let color = RGBA(svg: text) { self.color = color }
        if let text = value("fill") { fill = parsed(text) ?? fill }
        if let text = value("stroke") { stroke = parsed(text) ?? stroke }
        fillOpacity = SVGStyle.opacity(value("fill-opacity")) ?? fillOpacity
        strokeOpacity = SVGStyle.opacity(value("stroke-opacity")) ?? strokeOpacity
        if let rule = value("fill-rule") { isEvenOdd = rule == "evenodd" }
        if let rule = value("clip-rule") { isClipEvenOdd = rule == "evenodd" }
        if let text = value("visibility") { isVisible = text == "visible" }
        if let width = length("stroke-width") { pen.width = Double(max(width, 0)) }
        if let limit = length("stroke-miterlimit") { pen.miterLimit = Double(max(limit, 1)) }
        switch value("stroke-linecap") {
        case "round": pen.cap = .round
        case "square": pen.cap = .square
        case "butt": pen.cap = .butt
        default: break
        }
        switch value("stroke-linejoin") {
        case "round": pen.join = .round
        case "bevel": pen.join = .bevel
        case "miter", "miter-clip", "arcs": pen.join = .miter
        default: break
        }
        if let text = value("stroke-dasharray") {
            var scanner = SVGScanner(text)
            var dash: [Double] = []
            while let part = scanner.length(of: diagonal), dash.count < 64 { dash.append(Double(max(part, 0))) }
            // A list of uneven length is used twice over, and one without any length is none.
            if dash.count % 2 == 1 { dash += dash }
            pen.dash = dash.contains { $0 > 0 } ? dash : []
        }
        if let offset = length("stroke-dashoffset") { pen.dashPhase = Double(offset) }
    }

    private func parsed(_ text: String) -> Fill? {
        if text == "none" { return Fill.none }
        if text.lowercased() == "currentcolor" { return .color(color) }
        if let id = SVGStyle.reference(text) {
            let rest = text[(text.firstIndex(of: ")") ?? text.startIndex)...].dropFirst()
            return .server(id, fallback: RGBA(svg: String(rest)))
        }
        return RGBA(svg: text).map { .color($0) }
    }

    /// The id in `url(#id)`. Addresses of other files are none.
    static func reference(_ text: String?) -> String? {
        guard let text, text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let inside = text[text.index(text.startIndex, offsetBy: 4)..<end].filter { !"\"' ".contains($0) }
        return inside.hasPrefix("#") ? String(inside.dropFirst()) : nil
    }

    /// A part of one, also in per cent.
    static func opacity(_ text: String?) -> Double? {
        guard let text else { return nil }
        var scanner = SVGScanner(text)
        return scanner.length(of: 1).map { min(max(Double($0), 0), 1) }
    }
}
