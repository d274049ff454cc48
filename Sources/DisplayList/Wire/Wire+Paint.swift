import CoreGraphics
import Foundation

// Values that hold no reference to a table, in both directions.

extension WireWriter {
    /// Colors are mostly made of 256ths; those take a byte for each part.
    package mutating func color(_ color: RGBA) {
        let parts = [color.red, color.green, color.blue, color.alpha]
        let whole = parts.map { ($0 * 255).rounded() }
        if zip(whole, parts).allSatisfy({ $0 >= 0 && $0 <= 255 && $0 / 255 == $1 }) {
            byte(0)
            raw(whole.map { UInt8($0) })
        } else {
            byte(1)
            for part in parts { float(part) }
        }
    }

    mutating func stops(_ stops: [GradientStop]) {
        count(stops.count)
        for stop in stops {
            color(stop.color)
            number(stop.location)
        }
    }

    mutating func transform(_ t: CGAffineTransform) {
        for entry in [t.a, t.b, t.c, t.d, t.tx, t.ty] { number(entry) }
    }

    mutating func path(_ path: PathData) {
        switch path {
        case .empty: byte(0)
        case .rect(let r):
            byte(1)
            rect(r)
        case .roundedRect(let r, let corner, let continuous):
            byte(continuous ? 3 : 2)
            rect(r)
            number(corner.width)
            number(corner.height)
        case .ellipse(let r):
            byte(4)
            rect(r)
        case .elements(let elements):
            byte(5)
            count(elements.count)
            for element in elements { self.element(element) }
        }
    }

    private mutating func element(_ element: PathElement) {
        switch element {
        case .move(let p):
            byte(0)
            point(p)
        case .line(let p):
            byte(1)
            point(p)
        case .quadCurve(let p, let control):
            byte(2)
            point(p)
            point(control)
        case .curve(let p, let control1, let control2):
            byte(3)
            point(p)
            point(control1)
            point(control2)
        case .close: byte(4)
        }
    }

    mutating func pen(_ pen: StrokePen) {
        number(pen.width)
        byte(UInt8(pen.cap.rawValue))
        byte(UInt8(pen.join.rawValue))
        number(pen.miterLimit)
        count(pen.dash.count)
        for dash in pen.dash { number(dash) }
        number(pen.dashPhase)
    }

    mutating func mesh(_ mesh: MeshPaint) {
        count(mesh.columns)
        count(mesh.rows)
        count(mesh.points.count)
        for p in mesh.points { point(p) }
        count(mesh.colors.count)
        for c in mesh.colors { color(c) }
        color(mesh.background)
    }

    mutating func filter(_ filter: ColorFilter) {
        switch filter {
        case .brightness(let amount):
            byte(0)
            number(amount)
        case .contrast(let amount):
            byte(1)
            number(amount)
        case .saturation(let amount):
            byte(2)
            number(amount)
        case .grayscale(let amount):
            byte(3)
            number(amount)
        case .hueRotation(let radians):
            byte(4)
            number(radians)
        case .invert: byte(5)
        case .multiply(let color):
            byte(6)
            self.color(color)
        case .luminanceToAlpha: byte(7)
        case .matrix(let entries):
            byte(8)
            count(entries.count)
            for entry in entries { float(entry) }
        case .alphaThreshold(let low, let high, let color):
            byte(9)
            number(low)
            number(high)
            self.color(color)
        }
    }
}

extension WireReader {
    package mutating func color() throws(WireError) -> RGBA {
        switch try byte() {
        case 0:
            let parts = Array(try raw(4)).map { Float($0) / 255 }
            return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case 1: return RGBA(red: try float(), green: try float(), blue: try float(), alpha: try float())
        default: throw .invalid("colour")
        }
    }

    mutating func stops() throws(WireError) -> [GradientStop] {
        try list(of: 6) { reader throws(WireError) in
            GradientStop(color: try reader.color(), location: Double(try reader.number()))
        }
    }

    mutating func transform() throws(WireError) -> CGAffineTransform {
        CGAffineTransform(
            a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
    }

    mutating func path() throws(WireError) -> PathData {
        switch try byte() {
        case 0: return .empty
        case 1: return .rect(try rect())
        case let kind where kind == 2 || kind == 3:
            let rect = try rect()
            let corner = CGSize(width: try number(), height: try number())
            return .roundedRect(rect, cornerSize: corner, continuous: kind == 3)
        case 4: return .ellipse(try rect())
        case 5: return .elements(try list { reader throws(WireError) in try reader.element() })
        default: throw .invalid("path")
        }
    }

    private mutating func element() throws(WireError) -> PathElement {
        switch try byte() {
        case 0: return .move(try point())
        case 1: return .line(try point())
        case 2: return .quadCurve(try point(), control: try point())
        case 3: return .curve(try point(), control1: try point(), control2: try point())
        case 4: return .close
        default: throw .invalid("path element")
        }
    }

    mutating func pen() throws(WireError) -> StrokePen {
        let width = Double(try number())
        guard let cap = CGLineCap(rawValue: Int32(try byte())), let join = CGLineJoin(rawValue: Int32(try byte()))
        else { throw .invalid("pen") }
        let miterLimit = Double(try number())
        let dash = try list { reader throws(WireError) in Double(try reader.number()) }
        return StrokePen(
            width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: Double(try number()))
    }

    mutating func mesh() throws(WireError) -> MeshPaint {
        let (columns, rows) = (try index(below: 1 << 20, "mesh"), try index(below: 1 << 20, "mesh"))
        let points = try list(of: 2) { reader throws(WireError) in try reader.point() }
        let colors = try list(of: 5) { reader throws(WireError) in try reader.color() }
        guard points.count == colors.count, points.count == columns * rows else { throw .invalid("mesh") }
        return MeshPaint(columns: columns, rows: rows, points: points, colors: colors, background: try color())
    }

    mutating func filter() throws(WireError) -> ColorFilter {
        switch try byte() {
        case 0: return .brightness(Double(try number()))
        case 1: return .contrast(Double(try number()))
        case 2: return .saturation(Double(try number()))
        case 3: return .grayscale(Double(try number()))
        case 4: return .hueRotation(radians: Double(try number()))
        case 5: return .invert
        case 6: return .multiply(try color())
        case 7: return .luminanceToAlpha
        case 8:
            let entries = try list(of: 4) { reader throws(WireError) in try reader.float() }
            guard entries.count == 20 else { throw .invalid("matrix") }
            return .matrix(entries)
        case 9:
            return .alphaThreshold(min: Double(try number()), max: Double(try number()), try color())
        default: throw .invalid("filter")
        }
    }

    /// A count, and so many values of at least `size` bytes.
    mutating func list<Value>(
        of size: Int = 1, _ read: (inout WireReader) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        let count = try count(of: size)
        var values: [Value] = []
        values.reserveCapacity(min(count, 4096))
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }
}
