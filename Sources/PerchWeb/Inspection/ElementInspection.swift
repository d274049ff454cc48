import DisplayList
import Foundation
import PerchCommands
import SwiftUI

/// What is known of the element at a place: where it is, what is around it, how it is drawn, and which view of the program it
/// belongs to.
@MainActor
struct ElementInspection {
    private let node: RenderNode
    private let owners: [Any.Type]
    /// The element's line in the tree as `ElementTree` writes it.
    private let line: Int?

    /// Nil where the place is outside of all elements.
    init?(at point: CGPoint, in host: ViewHost) {
        guard let node = Self.find(point, in: host.rootElement) else { return nil }
        self.node = node
        line = Self.line(of: node, in: host.rootElement)
        let known = ViewOwner.byElement(in: host)
        owners = sequence(first: node, next: \.parent).flatMap { (known[ObjectIdentifier($0)] ?? []).reversed() }
    }

    /// The foremost element at a place that draws something, or else the innermost.
    private static func find(_ point: CGPoint, in node: RenderNode) -> RenderNode? {
        guard node.globalFrame.contains(point) else {
            // What is drawn outside of its parent's frame can be seen nevertheless.
            for child in node.children.reversed() {
                if let found = find(point, in: child), Self.drawsItself(found) { return found }
            }
            return nil
        }
        var innermost: RenderNode?
        for child in node.children.reversed() where !node.hides(child) {
            guard let found = find(point, in: child) else { continue }
            if Self.drawsItself(found) { return found }
            innermost = innermost ?? found
        }
        return innermost ?? node
    }

    private static func line(of node: RenderNode, in root: RenderNode) -> Int? {
        var count = 0
        func visit(_ current: RenderNode) -> Bool {
            if current === node { return true }
            count += 1
            return current.children.contains(where: visit)
        }
        return visit(root) ? count : nil
    }

    /// The elements around this one that wrap it alone, from the inside out: what modifiers make.
    private var wrappers: [RenderNode] {
        var wrappers: [RenderNode] = []
        var current = node.parent
        while let wrapper = current, wrapper.children.count == 1, wrapper.parent != nil {
            wrappers.append(wrapper)
            current = wrapper.parent
        }
        return wrappers
    }

    /// For the page.
    var values: [String: Any] {
        var values: [String: Any] = ["name": Self.shortName(node), "frame": Self.box(node.globalFrame)]
        values["line"] = line
        let wrappers = wrappers
        values["modifiers"] = wrappers.map { wrapper in
            ["name": Self.shortName(wrapper), "frame": Self.box(wrapper.globalFrame)] as [String: Any]
        }
        if let padding = zip([node] + wrappers, wrappers).lazy.compactMap(Self.padding).first {
            values["padding"] = padding
        }
        if let container = (wrappers.last ?? node).parent {
            values["container"] = Self.shortName(container)
            let branch = wrappers.last ?? node
            values["neighbors"] = container.children.filter { $0 !== branch }.prefix(60).map {
                Self.box($0.globalFrame)
            }
        }
        values.merge(drawing) { $1 }
        values["views"] = owners.prefix(6).map { type in
            var view: [String: Any] = ["name": ViewOwner.name(of: type), "module": ViewOwner.module(of: type)]
            let plain = String(String(describing: type).prefix { $0 != "<" })
            if let place = ProgramSources.shared.declaration(of: plain, in: ViewOwner.module(of: type)) {
                view["path"] = place.path
                view["line"] = place.line
            }
            return view
        }
        return values
    }

    /// `Text` for a `TextRenderNode`, without what it is generic over.
    private static func shortName(_ node: RenderNode) -> String {
        let name = String(node.debugName.prefix { $0 != "<" })
        return name.hasSuffix("RenderNode") && name.count > 10 ? String(name.dropLast(10)) : name
    }

    /// Whether anything is drawn by an element itself and not by those inside it.
    private static func drawsItself(_ node: RenderNode) -> Bool {
        node.displayNode().items.contains { if case .draw = $0 { true } else { false } }
    }

    /// How much room a wrapper leaves around what it wraps; nil if it is no padding.
    private static func padding(_ inner: RenderNode, _ outer: RenderNode) -> [String: Double]? {
        guard Self.shortName(outer) == "Padding" else { return nil }
        let (inside, outside) = (inner.globalFrame, outer.globalFrame)
        return [
            "top": round(inside.minY - outside.minY), "left": round(inside.minX - outside.minX),
            "bottom": round(outside.maxY - inside.maxY), "right": round(outside.maxX - inside.maxX),
        ]
    }

    /// The fonts and colors that the element itself is drawn with.
    private var drawing: [String: Any] {
        var fonts: [String] = []
        var colors: [String] = []
        func note(_ paint: Paint) {
            guard case .color(let color) = paint, color.alpha > 0 else { return }
            let text = Self.hexadecimal(color)
            if !colors.contains(text) { colors.append(text) }
        }
        func visit(_ display: DisplayNode, _ depth: Int) {
            for item in display.items {
                switch item {
                case .draw(.glyphs(let run, let paint)):
                    let face = URL(fileURLWithPath: run.face.path).deletingPathExtension().lastPathComponent
                    let font = "\(face) \(Self.text(run.size))"
                    if !fonts.contains(font) { fonts.append(font) }
                    note(paint)
                case .draw(.fill(_, let paint, _, _)), .draw(.stroke(_, _, let paint, _)): note(paint)
                case .draw: break
                case .node(let child): if depth < 4, fonts.count + colors.count < 12 { visit(child, depth + 1) }
                }
            }
        }
        visit(node.displayNode(), 0)
        return ["fonts": fonts, "colors": colors]
    }

    private static func hexadecimal(_ color: RGBA) -> String {
        func part(_ value: Double) -> String { String(format: "%02X", Int((min(max(value, 0), 1) * 255).rounded())) }
        let solid = "#" + part(Double(color.red)) + part(Double(color.green)) + part(Double(color.blue))
        return color.alpha < 1 ? "\(solid) \(Int((Double(color.alpha) * 100).rounded())) %" : solid
    }

    private static func box(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map(round) }

    private static func round(_ value: CGFloat) -> Double { value.isFinite ? (value * 100).rounded() / 100 : 0 }

    private static func text(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
