import Audit
import CoreGraphics
import DisplayList
import Foundation

/// Reads texts, symbols, and small marks off a display list, with their contrast.
struct DrawingReader {
    let facts: [UInt64: ElementFacts]
    let canvas: DisplayList

    private var units: [DrawnUnit] = []
    private var unitOf: [UnitKey: Int] = [:]
    /// The fields, whose outlines are searched for.
    private var fields: [(index: Int, frame: CGRect)] = []
    private var outlines: [Int: DrawnUnit] = [:]
    private var dots: [DrawnMark] = []
    /// What shows the content behind it: place in the order of drawing, and area.
    private var glass: [(position: Int, area: CGRect)] = []

    /// How many colors a symbol has at most.
    private static let mostColors = 3

    private struct UnitKey: Hashable {
        let id: UInt64
        let paint: Paint
        let isGlyphs: Bool
    }

    init(facts: [UInt64: ElementFacts], canvas: DisplayList) {
        self.facts = facts
        self.canvas = canvas
    }

    mutating func run(_ screen: inout AuditedScreen) {
        fields = screen.elements.indices.filter { screen.elements[$0].isTextInput }.map {
            ($0, screen.elements[$0].frame)
        }
        walk(canvas.root, Context(clip: CGRect(origin: .zero, size: canvas.size), scroll: nil), position: 0)
        for index in units.indices {
            units[index].isUnderGlass = isUnderGlass(units[index])
            for area in glass(above: units[index]) { units[index].cover(area) }
        }
        let seen = units.filter { unit in
            facts[unit.id].map { !$0.isCovered } ?? false && !unit.isUnderGlass && unit.opacity > 0.05
                && unit.unclippedShare * unit.scrolledShare > 0.3
        }
        let outlined = outlines.sorted { $0.key < $1.key }
        let measured = ContrastMeter(canvas: canvas).measure(seen + outlined.map(\.value))
        let contrasts = measured.map { $0?.contrast }
        let grounds = measured.map { $0?.ground }
        let colors = SystemStyles.all
        for (index, unit) in seen.enumerated() {
            add(unit, contrasts[index], colors.name(of: unit.color, on: grounds[index]), to: &screen)
        }
        for ((index, unit), contrast) in zip(outlined, contrasts[seen.count...]) {
            let origin = facts[unit.id]?.origin ?? screen.elements[index].origin
            var mark = DrawnMark(.outline, element: index, frame: unit.frame, ink: unit.color, origin: origin)
            mark.contrast = contrast
            mark.isEnabled = screen.elements[index].isEnabled
            mark.systemStyle = colors.name(of: unit.color, on: nil)
            if facts[unit.id]?.isPartOfControl == false { screen.marks.append(mark) }
        }
        screen.marks += dots
    }

    private func isUnderGlass(_ unit: DrawnUnit) -> Bool {
        let frame = unit.frame
        return glass(above: unit).contains { area in
            let common = area.intersection(frame)
            return !common.isNull && common.width * common.height > frame.width * frame.height * 0.3
        }
    }

    private func glass(above unit: DrawnUnit) -> [CGRect] {
        guard let last = unit.operations.map(\.position).max() else { return [] }
        return glass.filter { $0.position > last }.map(\.area)
    }

    // MARK: The walk

    private struct Context {
        var matrix = CGAffineTransform.identity
        /// What clips other than those of scroll views leave.
        var clip: CGRect
        /// What scroll views leave; nil outside of them.
        var scroll: CGRect?
        var opacity = 1.0
        var isFiltered = false
        var id: UInt64 = 0
    }

    private mutating func walk(_ node: DisplayNode, _ outer: Context, position start: Int) {
        var inner = outer
        if facts[node.id] != nil { inner.id = node.id }
        inner.matrix = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(inner.matrix)
        for effect in node.effects.reversed() {
            apply(effect, isScroll: facts[node.id]?.isScrollView == true, start, &inner)
        }
        guard inner.opacity > 0 else { return }
        var position = start
        for item in node.items {
            switch item {
            case .node(let child):
                walk(child, inner, position: position)
                position += child.operationCount
            case .draw(let operation):
                add(operation, at: position, inner)
                position += 1
            }
        }
    }

    private mutating func apply(_ effect: LayerEffect, isScroll: Bool, _ position: Int, _ inner: inout Context) {
        switch effect {
        case .opacity(let opacity): inner.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        case .transform(let transform): inner.matrix = transform.concatenating(inner.matrix)
        case .clip(let path, _, _):
            let area = path.boundingBox.sane.applying(inner.matrix)
            if isScroll {
                inner.scroll = (inner.scroll ?? area).intersection(area)
            } else {
                inner.clip = inner.clip.intersection(area)
            }
        case .blendMode(let mode): if mode != .normal { inner.isFiltered = true }
        case .blur, .mask, .colorFilter, .projection: inner.isFiltered = true
        case .backdrop, .glass:
            if let path = effect.readsBehind?.path {
                glass.append((position, path.boundingBox.sane.applying(inner.matrix)))
            }
        case .shadow, .group: break
        }
    }

    private mutating func add(_ operation: DrawOperation, at position: Int, _ around: Context) {
        guard let fact = facts[around.id] else { return }
        switch operation {
        case .glyphs(let run, let paint):
            guard !run.face.isColor, run.text.contains(where: { !$0.isWhitespace }) else { return }
            let box = DrawOperation.fill(.rect(run.bounds), paint, evenOdd: false, antialiased: false)
            add(position, box, paint, run.bounds, around, isGlyphs: true) { unit in
                unit.append(run.text)
                unit.pointSize = max(unit.pointSize, run.size * around.matrix.lengthScale)
                unit.isBold = unit.isBold || run.face.isBold
            }
        case .fill(let path, let paint, _, _):
            let bounds = path.boundingBox.sane
            if fact.kind == .image {
                let box = DrawOperation.fill(.rect(bounds), paint, evenOdd: false, antialiased: false)
                add(position, box, paint, bounds, around, isGlyphs: false) { _ in }
            } else {
                noteDot(path, paint, bounds.applying(around.matrix), fact, around)
            }
        case .stroke(let path, _, let paint, _):
            let bounds = operation.bounds
            if fact.kind == .image {
                add(position, operation, paint, bounds, around, isGlyphs: false) { _ in }
            } else {
                noteOutline(position, operation, paint, path.boundingBox.sane.applying(around.matrix), around)
            }
        case .image: break
        }
    }

    private mutating func add(
        _ position: Int, _ box: DrawOperation, _ paint: Paint, _ bounds: CGRect, _ around: Context, isGlyphs: Bool,
        _ change: (inout DrawnUnit) -> Void
    ) {
        let key = UnitKey(id: around.id, paint: isGlyphs ? paint : .color(.clear), isGlyphs: isGlyphs)
        var unit = unitOf[key].map { units[$0] } ?? DrawnUnit(id: around.id, paint: paint)
        let area = bounds.sane.applying(around.matrix)
        let old = unit.boxes.reduce(0) { $0 + $1.width * $1.height }
        let new = area.width * area.height
        unit.unclippedShare = mean(unit.unclippedShare, old, area.share(inside: around.clip), new)
        unit.scrolledShare = mean(unit.scrolledShare, old, around.scroll.map { area.share(inside: $0) } ?? 1, new)
        unit.operations.append((position, box))
        unit.boxes.append(area)
        unit.opacity = around.opacity
        unit.isFiltered = around.isFiltered
        if !isGlyphs { unit.paints.insert(paint) }
        change(&unit)
        if let index = unitOf[key] {
            units[index] = unit
        } else {
            unitOf[key] = units.count
            units.append(unit)
        }
    }

    private func mean(_ a: Double, _ aWeight: CGFloat, _ b: Double, _ bWeight: CGFloat) -> Double {
        aWeight + bWeight > 0 ? (a * Double(aWeight) + b * Double(bWeight)) / Double(aWeight + bWeight) : min(a, b)
    }

    /// A small round or square fill: a light, or a mark of a state.
    private mutating func noteDot(
        _ path: PathData, _ paint: Paint, _ area: CGRect, _ fact: ElementFacts, _ around: Context
    ) {
        guard case .color(let color) = paint, (4...24).contains(area.width), abs(area.width - area.height) < 1,
            around.opacity > 0.3, !fact.isPartOfControl, fact.kind == .other, !fact.isCovered
        else { return }
        dots.append(DrawnMark(.dot, element: fact.element, frame: area, ink: color, origin: fact.origin))
    }

    /// The nearest stroke around a text field.
    private mutating func noteOutline(
        _ position: Int, _ operation: DrawOperation, _ paint: Paint, _ area: CGRect, _ around: Context
    ) {
        for (index, frame) in fields {
            let margins = [
                frame.minX - area.minX, frame.minY - area.minY, area.maxX - frame.maxX, area.maxY - frame.maxY,
            ]
            guard margins.allSatisfy({ (-1...48).contains($0) }) else { continue }
            if let known = outlines[index], known.boxes[0].width <= area.width { continue }
            var unit = DrawnUnit(id: around.id, paint: paint)
            unit.operations = [(position, operation)]
            unit.boxes = [area.insetBy(dx: -1, dy: -1)]
            unit.opacity = around.opacity
            unit.isFiltered = around.isFiltered
            outlines[index] = unit
        }
    }

    // MARK: Values

    private func add(_ unit: DrawnUnit, _ contrast: Contrast?, _ style: String?, to screen: inout AuditedScreen) {
        guard let fact = facts[unit.id] else { return }
        guard fact.kind != .image else {
            // A picture of many colors is no symbol, and what represents content to come says nothing.
            guard unit.paints.count <= Self.mostColors, !fact.isRedacted else { return }
            var mark = DrawnMark(
                .symbol, element: fact.element, frame: unit.frame, ink: unit.color, origin: fact.origin)
            mark.contrast = contrast
            mark.isEnabled = fact.isEnabled
            mark.systemStyle = style
            screen.marks.append(mark)
            return
        }
        var text = DrawnText()
        text.string = unit.text.trimmingCharacters(in: .whitespacesAndNewlines)
        text.element = fact.element
        text.frame = unit.frame
        text.pointSize = unit.pointSize
        text.isBold = unit.isBold
        text.ink = unit.color
        text.contrast = contrast
        // No modifier colors the parts of a date picker.
        text.systemStyle = style ?? (fact.origin.toolkit.contains("DatePicker") ? "date picker" : nil)
        text.isTruncated = fact.isTruncated
        // The canvas that a scroll view reaches beyond cuts nothing off: it scrolls.
        text.isScrolledAway = unit.scrolledShare < 0.999
        text.unclippedShare = unit.unclippedShare
        text.isPrompt = fact.isPrompt
        text.isEnabled = fact.isEnabled
        text.isOfAccessibilitySize = fact.isOfAccessibilitySize
        text.isPartOfControl = fact.isPartOfControl
        text.isInBar = fact.isInBar || fact.element.map { screen.elements[$0].isInBar } ?? false
        text.origin = fact.origin
        text.key = (fact.origin.path + ["\(fact.ordinal)", fact.text.isEmpty ? text.string : fact.text]).joined(
            separator: "/")
        if fact.isTruncated, !fact.text.isEmpty { text.string = fact.text }
        if let index = fact.element, !fact.isPrompt {
            if contrast != nil { screen.elements[index].shownTexts.append(fact.text.isEmpty ? text.string : fact.text) }
            screen.elements[index].shownFrame = screen.elements[index].shownFrame.union(fact.frame)
        }
        if unit.unclippedShare * unit.scrolledShare > 0.3 {
            screen.visibleCharacters += text.string.count
            screen.measuredCharacters += text.string.count
        }
        screen.texts.append(text)
    }
}

extension CGRect {
    /// The part of the rectangle that another one contains: 0 to 1.
    fileprivate func share(inside other: CGRect) -> Double {
        let common = intersection(other)
        guard width > 0, height > 0 else { return other.contains(origin) ? 1 : 0 }
        return common.isNull ? 0 : Double(common.width * common.height / (width * height))
    }
}

extension CGAffineTransform {
    /// How much longer lengths become, on average.
    fileprivate var lengthScale: Double { Double(abs(a * d - b * c).squareRoot()) }
}

extension FontFace {
    /// Whether the weight is 700 or more.
    fileprivate var isBold: Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if embolden > 0 { return true }
        return ["Bold", "Black", "Heavy"].contains(where: name.contains) && !name.contains("SemiBold")
            && !name.contains("DemiBold")
    }
}
