import CoreGraphics
import DisplayList
import Foundation

/// Reads the `d` of a path. What comes after a mistake is left out, as SVG asks for.
struct SVGPath {
    private(set) var elements: [PathElement] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for the smooth commands that mirror it.
    private var lastCubic: CGPoint?
    private var lastQuad: CGPoint?

    init(_ text: String) {
        var scanner = SVGScanner(text)
        var command: Character = " "
        while !scanner.isAtEnd, elements.count < VectorLimits.elements {
            if let letter = scanner.letter() {
                command = letter
            } else if command == "M" || command == "m" {
                // Further points of a move are lines.
                command = command == "M" ? "L" : "l"
            } else if command == "Z" || command == "z" {
                return
            }
            guard step(command, &scanner) else { return }
        }
    }

    private mutating func step(_ command: Character, _ scanner: inout SVGScanner) -> Bool {
        let isRelative = command.isLowercase
        let origin = isRelative ? current : .zero
        func point() -> CGPoint? {
            guard let x = scanner.number(), let y = scanner.number() else { return nil }
            return CGPoint(x: origin.x + x, y: origin.y + y)
        }
        let (cubic, quad) = (lastCubic, lastQuad)
        lastCubic = nil
        lastQuad = nil
        switch command.uppercased() {
        case "M":
            guard let p = point() else { return false }
            elements.append(.move(p))
            start = p
            current = p
        case "L":
            guard let p = point() else { return false }
            line(p)
        case "H":
            guard let x = scanner.number() else { return false }
            line(CGPoint(x: origin.x + x, y: current.y))
        case "V":
            guard let y = scanner.number() else { return false }
            line(CGPoint(x: current.x, y: origin.y + y))
        case "C":
            guard let a = point(), let b = point(), let p = point() else { return false }
            curve(a, b, p)
        case "S":
            guard let b = point(), let p = point() else { return false }
            curve(cubic.map(mirrored) ?? current, b, p)
        case "Q":
            guard let a = point(), let p = point() else { return false }
            quadratic(a, p)
        case "T":
            guard let p = point() else { return false }
            quadratic(quad.map(mirrored) ?? current, p)
        case "A":
            guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
                let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let p = point()
            else { return false }
            arc(rx: abs(rx), ry: abs(ry), turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise, to: p)
        case "Z":
            elements.append(.close)
            current = start
        default: return false
        }
        return true
    }

    private func mirrored(_ p: CGPoint) -> CGPoint { CGPoint(x: 2 * current.x - p.x, y: 2 * current.y - p.y) }

    private mutating func line(_ p: CGPoint) {
        elements.append(.line(p))
        current = p
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) {
        elements.append(.curve(p, control1: a, control2: b))
        lastCubic = b
        current = p
    }

    private mutating func quadratic(_ a: CGPoint, _ p: CGPoint) {
        elements.append(.quadCurve(p, control: a))
        lastQuad = a
        current = p
    }

    /// An arc by its end points, turned into curves: SVG's appendix on elliptical arcs.
    private mutating func arc(
        rx: CGFloat, ry: CGFloat, turn: CGFloat, isLarge: Bool, isClockwise: Bool, to end: CGPoint
    ) {
        guard rx > 1e-6, ry > 1e-6, end != current else { return line(end) }
        let (sine, cosine) = (sin(turn), cos(turn))
        let dx = (current.x - end.x) / 2
        let dy = (current.y - end.y) / 2
        let x = cosine * dx + sine * dy
        let y = cosine * dy - sine * dx
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        let grow = excess > 1 ? excess.squareRoot() : 1
        let (rx, ry) = (rx * grow, ry * grow)
        let under = max(0, rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x)
        let factor = (under / (rx * rx * y * y + ry * ry * x * x)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let cx = factor * rx * y / ry
        let cy = -factor * ry * x / rx
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard sweep.isFinite else { return line(end) }
        let place = CGAffineTransform(
            a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
            tx: cosine * cx - sine * cy + (current.x + end.x) / 2,
            ty: sine * cx + cosine * cy + (current.y + end.y) / 2)
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let part = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let a = first + part * CGFloat(index)
            let b = a + part
            let p = CGPoint(x: cos(b), y: sin(b)).applying(place)
            curve(
                CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a)).applying(place),
                CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b)).applying(place),
                index == count - 1 ? end : p)
        }
        lastCubic = nil
    }
}
