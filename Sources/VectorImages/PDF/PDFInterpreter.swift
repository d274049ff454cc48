import CoreGraphics
import DisplayList
import Foundation

/// Carries out the operators of a page, or of a form on it, and gathers what they draw.
struct PDFInterpreter {
    /// What is shared by a page and all that is on it.
    final class Session {
        let file: PDFFile
        var omissions: Set<String> = []
        var steps = 0
        var layers = 0

        init(_ file: PDFFile) { self.file = file }
    }

    private let session: Session
    private let resources: [String: PDFObject]
    private let depth: Int
    /// Where patterns begin: the space of the page or form itself.
    private let base: CGAffineTransform

    private var state: PDFGraphicsState
    private var saved: [PDFGraphicsState] = []
    private var path: [PathElement] = []
    private var current = CGPoint.zero
    /// The rule of a clip that takes effect when the path is painted.
    private var clipRule: Bool?
    private var operands: [PDFObject] = []

    private var items: [DisplayNode.Item] = []
    /// Shapes of one layer, gathered until another begins.
    private var open: (layer: Int, effects: [LayerEffect], items: [DisplayNode.Item])?

    private var file: PDFFile { session.file }

    init(_ session: Session, resources: [String: PDFObject], state: PDFGraphicsState, depth: Int) {
        self.session = session
        self.resources = resources
        self.state = state
        self.depth = depth
        base = state.transform
    }

    mutating func run(_ content: ArraySlice<UInt8>) throws -> [DisplayNode.Item] {
        var lexer = PDFLexer(content)
        while true {
            guard let object = lexer.next() else {
                // A bracket that nothing opened is passed over.
                lexer.skipSpace()
                guard lexer.place < content.endIndex else { break }
                lexer.place += 1
                continue
            }
            guard case .word(let word) = object else {
                if operands.count < 512 { operands.append(object) }
                continue
            }
            session.steps += 1
            guard session.steps <= VectorLimits.steps else { throw VectorImageError("it draws too much") }
            if word == "BI" {
                session.omissions.insert("pictures inside of the page's text")
                skipInlineImage(&lexer)
            } else {
                try perform(word)
            }
            operands.removeAll(keepingCapacity: true)
        }
        close()
        return items
    }

    private func skipInlineImage(_ lexer: inout PDFLexer) {
        let bytes = lexer.bytes
        while lexer.place + 3 < bytes.endIndex {
            if bytes[lexer.place] <= 32, bytes[lexer.place + 1] == UInt8(ascii: "E"),
                bytes[lexer.place + 2] == UInt8(ascii: "I"), bytes[lexer.place + 3] <= 32
            {
                lexer.place += 3
                return
            }
            lexer.place += 1
        }
        lexer.place = bytes.endIndex
    }

    private func n(_ index: Int) -> CGFloat {
        if index < operands.count, case .number(let value) = operands[index] { CGFloat(value) } else { 0 }
    }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: n(index), y: n(index + 1)) }

    private var numbers: [Double] {
        operands.compactMap { if case .number(let value) = $0 { value } else { nil } }
    }

    private var lastName: String? { if case .name(let name)? = operands.last { name } else { nil } }

    // MARK: Operators

    private mutating func perform(_ word: String) throws {
        switch word {
        // State
        case "q": if saved.count < 4 * VectorLimits.depth { saved.append(state) }
        case "Q": if let last = saved.popLast() { state = last }
        case "cm":
            let step = CGAffineTransform(a: n(0), b: n(1), c: n(2), d: n(3), tx: n(4), ty: n(5))
            state.transform = step.concatenating(state.transform)
        case "w": state.pen.width = max(0, Double(n(0)))
        case "J": state.pen.cap = [.butt, .round, .square][min(max(Int(n(0)), 0), 2)]
        case "j": state.pen.join = [.miter, .round, .bevel][min(max(Int(n(0)), 0), 2)]
        case "M": state.pen.miterLimit = max(1, Double(n(0)))
        case "d": setDash(operands.first, phase: Double(n(1)))
        case "gs": try apply(file.dictionary(named(lastName, in: "ExtGState")))

        // Paths
        case "m": move(point(0))
        case "l": line(point(0))
        case "c": curve(point(0), point(2), point(4))
        case "v": curve(current, point(0), point(2))
        case "y": curve(point(0), point(2), point(2))
        case "h": path.append(.close)
        case "re":
            let (x, y, width, height) = (n(0), n(1), n(2), n(3))
            move(CGPoint(x: x, y: y))
            line(CGPoint(x: x + width, y: y))
            line(CGPoint(x: x + width, y: y + height))
            line(CGPoint(x: x, y: y + height))
            path.append(.close)
        case "W": clipRule = false
        case "W*": clipRule = true
        case "n": paint()
        case "f", "F": paint(fill: true)
        case "f*": paint(fill: true, evenOdd: true)
        case "S": paint(stroke: true)
        case "s": paint(stroke: true, close: true)
        case "B": paint(fill: true, stroke: true)
        case "B*": paint(fill: true, evenOdd: true, stroke: true)
        case "b": paint(fill: true, stroke: true, close: true)
        case "b*": paint(fill: true, evenOdd: true, stroke: true, close: true)

        // Colors
        case "g": setFill(.gray)
        case "rg": setFill(.rgb)
        case "k": setFill(.cmyk)
        case "G": setStroke(.gray)
        case "RG": setStroke(.rgb)
        case "K": setStroke(.cmyk)
        case "cs":
            state.fillSpace = space(operands.last)
            state.fill = .color(state.fillSpace.color(state.fillSpace.initial))
        case "CS":
            state.strokeSpace = space(operands.last)
            state.stroke = .color(state.strokeSpace.color(state.strokeSpace.initial))
        case "sc", "scn": state.fill = ink(state.fillSpace)
        case "SC", "SCN": state.stroke = ink(state.strokeSpace)

        // Objects
        case "sh":
            guard let shading = PDFShading(named(lastName, in: "Shading"), resources, in: file) else {
                session.omissions.insert("gradients by function or mesh")
                return
            }
            // All that the clip lets through.
            let everywhere = PathData.rect(CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000))
            add(
                .draw(
                    .fill(
                        everywhere, shading.paint(state.transform, opacity: state.fillOpacity), evenOdd: false,
                        antialiased: true)))
        case "Do": try draw(file.stream(named(lastName, in: "XObject")))
        case "Tj", "TJ", "'", "\"": session.omissions.insert("text")
        default: break
        }
    }

    private func named(_ name: String?, in kind: String) -> PDFObject? {
        name.flatMap { file.dictionary(resources[kind])?[$0] }
    }

    private mutating func setDash(_ list: PDFObject?, phase: Double) {
        var dash = (file.numbers(list) ?? []).prefix(64).map { max(0, $0) }
        if dash.count % 2 == 1 { dash += dash }
        state.pen.dash = dash.contains { $0 > 0 } ? dash : []
        state.pen.dashPhase = phase
    }

    // MARK: Paths

    private mutating func move(_ p: CGPoint) {
        path.append(.move(p))
        current = p
    }

    private mutating func line(_ p: CGPoint) {
        path.append(path.isEmpty ? .move(p) : .line(p))
        current = p
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) {
        if path.isEmpty { path.append(.move(a)) }
        path.append(.curve(p, control1: a, control2: b))
        current = p
    }

    private mutating func paint(
        fill: Bool = false, evenOdd: Bool = false, stroke: Bool = false, close isClosed: Bool = false
    ) {
        if isClosed { path.append(.close) }
        defer {
            path = []
            clipRule = nil
        }
        guard !path.isEmpty else { return }
        let own = PathData.elements(path)
        let onPage = own.applying(state.transform)
        if fill, let paint = state.paint(state.fill, opacity: state.fillOpacity) {
            add(.draw(.fill(onPage, paint, evenOdd: evenOdd, antialiased: true)))
        }
        if stroke, let paint = state.paint(state.stroke, opacity: state.strokeOpacity) {
            addStroke(own, onPage, paint)
        }
        if let clipRule {
            state.clips.append(.clip(onPage, evenOdd: clipRule, antialiased: true))
            beginLayer()
        }
    }

    private mutating func addStroke(_ own: PathData, _ onPage: PathData, _ paint: Paint) {
        let t = state.transform
        let scale = Double(abs(t.a * t.d - t.b * t.c)).squareRoot()
        guard scale > 0 else { return }
        var pen = state.pen
        let isEven = abs(t.a * t.a + t.b * t.b - t.c * t.c - t.d * t.d) < 1e-4 * scale * scale
        // A line without width is as thin as can be.
        if isEven || pen.width == 0 {
            pen.width = max(pen.width * scale, 0.25)
            pen.dash = pen.dash.map { $0 * scale }
            pen.dashPhase *= scale
            add(.draw(.stroke(onPage, pen, paint, antialiased: true)))
        } else {
            // A pen that is broader one way than the other: the line is drawn first and then stretched.
            let colored: Paint = if case .color = paint { paint } else { .color(.black) }
            add(
                .node(
                    DisplayNode(effects: [.transform(t)], items: [.draw(.stroke(own, pen, colored, antialiased: true))])
                ))
        }
    }

    // MARK: Layers

    private mutating func beginLayer() {
        session.layers += 1
        state.layer = session.layers
    }

    /// Draws under the clips and the mask in force.
    private mutating func add(_ item: DisplayNode.Item) {
        var effects = state.clips
        if let mask = state.mask { effects.append(.mask(mask)) }
        if let mode = state.blendMode {
            // Each shape is mixed with the content below it, so none may share a layer.
            close()
            items.append(.node(DisplayNode(effects: effects + [.blendMode(mode)], items: [item])))
            return
        }
        if open?.layer != state.layer {
            close()
            open = (state.layer, effects, [])
        }
        open?.items.append(item)
    }

    private mutating func close() {
        guard let layer = open, !layer.items.isEmpty else { return }
        open = nil
        if layer.effects.isEmpty {
            items += layer.items
        } else {
            items.append(.node(DisplayNode(effects: layer.effects, items: layer.items)))
        }
    }

    // MARK: Colors

    private func space(_ object: PDFObject?) -> PDFColorSpace { PDFColorSpace(object, resources, in: file) ?? .gray }

    private mutating func setFill(_ space: PDFColorSpace) {
        state.fillSpace = space
        state.fill = .color(space.color(numbers))
    }

    private mutating func setStroke(_ space: PDFColorSpace) {
        state.strokeSpace = space
        state.stroke = .color(space.color(numbers))
    }

    private func ink(_ space: PDFColorSpace) -> PDFGraphicsState.Ink {
        guard case .pattern = space else { return .color(space.color(numbers)) }
        let pattern = file.dictionary(named(lastName, in: "Pattern")) ?? [:]
        guard file.integer(pattern["PatternType"]) == 2 else {
            session.omissions.insert("patterns that repeat")
            return .nothing
        }
        guard let shading = PDFShading(pattern["Shading"], resources, in: file) else {
            session.omissions.insert("gradients by function or mesh")
            return .nothing
        }
        return .shading(shading, file.transform(pattern["Matrix"]).concatenating(base))
    }

    private mutating func apply(_ settings: [String: PDFObject]?) throws {
        guard let settings else { return }
        if let alpha = file.number(settings["ca"]) { state.fillOpacity = min(max(alpha, 0), 1) }
        if let alpha = file.number(settings["CA"]) { state.strokeOpacity = min(max(alpha, 0), 1) }
        if let width = file.number(settings["LW"]) { state.pen.width = max(0, width) }
        if let limit = file.number(settings["ML"]) { state.pen.miterLimit = max(1, limit) }
        if let cap = file.integer(settings["LC"]) { state.pen.cap = [.butt, .round, .square][min(max(cap, 0), 2)] }
        if let join = file.integer(settings["LJ"]) { state.pen.join = [.miter, .round, .bevel][min(max(join, 0), 2)] }
        if let dash = file.array(settings["D"]), dash.count == 2 {
            setDash(dash[0], phase: file.number(dash[1]) ?? 0)
        }
        if let mode = file.name(settings["BM"]) ?? file.array(settings["BM"])?.compactMap({ file.name($0) }).first {
            state.blendMode = PDFGraphicsState.blendModes[mode]
        }
        guard let mask = settings["SMask"] else { return }
        state.mask = nil
        if let dictionary = file.dictionary(mask), let form = file.stream(dictionary["G"]), depth < 16 {
            var inner = PDFGraphicsState(state.transform)
            inner.layer = state.layer
            let content = DisplayNode(items: try self.content(of: form, inner))
            if file.name(dictionary["S"]) == "Luminosity" {
                // What is bright shows; what is not painted is as black.
                let ground = PathData.rect(content.contentBounds)
                state.mask = DisplayNode(
                    effects: [.colorFilter(.luminanceToAlpha)],
                    items: [
                        .draw(.fill(ground, .color(.black), evenOdd: false, antialiased: false)), .node(content),
                    ])
            } else {
                state.mask = content
            }
        }
        beginLayer()
    }

    // MARK: Objects

    private func content(of form: PDFStream, _ outer: PDFGraphicsState) throws -> [DisplayNode.Item] {
        guard depth < VectorLimits.depth / 2, let (bytes, _) = file.unpacked(form) else {
            session.omissions.insert("forms that lie too deep in each other, or are packed in an unknown way")
            return []
        }
        session.steps += 1_000
        var inner = outer
        inner.transform = file.transform(form.dictionary["Matrix"]).concatenating(outer.transform)
        if let box = file.rect(form.dictionary["BBox"]) {
            inner.clips.append(.clip(PathData.rect(box).applying(inner.transform), evenOdd: false, antialiased: true))
            session.layers += 1
            inner.layer = session.layers
        }
        var interpreter = PDFInterpreter(
            session, resources: file.dictionary(form.dictionary["Resources"]) ?? resources, state: inner,
            depth: depth + 1)
        return try interpreter.run(bytes)
    }

    private mutating func draw(_ object: PDFStream?) throws {
        guard let object else { return }
        switch file.name(object.dictionary["Subtype"]) {
        case "Form":
            let isGroup = file.dictionary(object.dictionary["Group"]) != nil
            guard isGroup, state.fillOpacity < 1 || state.blendMode != nil || state.mask != nil else {
                close()
                items += try content(of: object, state)
                return
            }
            // The group is drawn separately and mixed with the page as a whole.
            var inner = state
            inner.fillOpacity = 1
            inner.strokeOpacity = 1
            inner.blendMode = nil
            inner.mask = nil
            inner.clips = []
            beginLayer()
            inner.layer = state.layer
            let items = try content(of: object, inner)
            let effects: [LayerEffect] = state.fillOpacity < 1 ? [.opacity(state.fillOpacity)] : [.group]
            add(.node(DisplayNode(effects: effects, items: items)))
            beginLayer()
        case "Image":
            let ink = if case .color(let color) = state.fill { color } else { RGBA.black }
            guard let image = PDFPicture(file, resources).image(object, ink: ink) else {
                session.omissions.insert("pictures in an unknown format")
                return
            }
            // Pictures stand on a square whose y axis points up.
            let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.transform)
            func operation(_ rect: CGRect) -> DisplayNode.Item {
                .draw(
                    .image(
                        image, destination: rect, source: nil, tint: nil, opacity: state.fillOpacity,
                        interpolation: .medium))
            }
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            if place.b == 0, place.c == 0, place.a > 0, place.d > 0 {
                add(operation(unit.applying(place)))
            } else {
                let own = CGRect(x: 0, y: 0, width: image.width, height: image.height)
                let shrunk = CGAffineTransform(scaleX: 1 / own.width, y: 1 / own.height).concatenating(place)
                add(.node(DisplayNode(effects: [.transform(shrunk)], items: [operation(own)])))
            }
        default: break
        }
    }
}
