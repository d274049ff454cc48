import CoreGraphics
import DisplayList
import Foundation

@testable import Typesetter

/// A small generator with a fixed sequence for each seed, so a failing scene can be drawn again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Random display lists of everything that can be drawn.
struct SceneMaker {
    var random: SeededGenerator
    private var nextID: UInt64 = 1
    /// Mixes in numbers that no drawing should contain.
    var hostile = false

    static let inter = FontFace(path: PinnedFonts.text.file(weight: 400, italic: false).path, index: 0)
    static let emoji = FontFace(path: PinnedFonts.emoji, index: 0, isColor: true)

    static let picture: ImageData = {
        let pixels = (0..<(24 * 16)).flatMap { i -> [UInt8] in
            let alpha = UInt8(i % 5 == 0 ? 128 : 255)
            return [UInt8(i % 24 * 10 * Int(alpha) / 255), UInt8(i / 24 * 15 * Int(alpha) / 255), alpha / 2, alpha]
        }
        return ImageData(width: 24, height: 16, scale: 2, pixels: pixels)!
    }()

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        if hostile, Int.random(in: 0..<8, using: &random) == 0 {
            return [.nan, .infinity, -.infinity, 1e300, -1e300, 1e8, 0, -1, 1e-300].randomElement(using: &random)!
        }
        return Double.random(in: range, using: &random)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func point() -> CGPoint { CGPoint(x: number(-20...120), y: number(-20...120)) }

    mutating func rect() -> CGRect {
        let origin = point()
        return CGRect(x: origin.x, y: origin.y, width: number(0...90), height: number(0...90))
    }

    mutating func color() -> RGBA {
        RGBA(
            red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
            alpha: chance(50) ? 1 : Float(number(0...1)))
    }

    mutating func path() -> PathData {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .rect(rect())
        case 4: return unevenRect(rect())
        case 1:
            let r = rect()
            let limit = hostile ? 60 : Double(min(r.width, r.height)) / 2
            let corner = number(0...max(0, limit.isFinite ? limit : 10))
            return .roundedRect(r, cornerSize: CGSize(width: corner, height: corner), continuous: chance(50))
        case 2: return .ellipse(rect())
        case 3:
            var elements: [PathElement] = [.move(point())]
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: elements.append(.line(point()))
                case 1: elements.append(.quadCurve(point(), control: point()))
                case 2: elements.append(.curve(point(), control1: point(), control2: point()))
                default: elements.append(.close)
                }
            }
            return .elements(elements)
        default: return hostile && chance(20) ? .empty : .rect(rect())
        }
    }

    /// A rectangle each of whose corners has its own radius.
    mutating func unevenRect(_ rect: CGRect) -> PathData {
        let limit = Double(min(rect.width, rect.height)) / 2
        func corner(_ maker: inout SceneMaker) -> CGSize {
            let radius = maker.chance(40) ? 0 : maker.number(0...max(0, limit.isFinite ? limit : 10))
            return CGSize(width: radius, height: radius)
        }
        let sizes = CornerSizes(
            topLeft: corner(&self), topRight: corner(&self), bottomRight: corner(&self), bottomLeft: corner(&self))
        return .elements(PathData.roundedRectElements(rect, sizes, continuous: chance(50)))
    }

    mutating func stops() -> [GradientStop] {
        (0..<Int.random(in: hostile ? 0...4 : 2...4, using: &random)).map { index in
            GradientStop(color: color(), location: hostile ? number(0...1) : Double(index) / 3)
        }
    }

    mutating func paint() -> Paint {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .linearGradient(stops(), from: point(), to: point())
        case 1:
            .radialGradient(
                stops(), center: point(), startRadius: number(0...10), endRadius: number(10...60),
                transform: chance(50) ? .identity : CGAffineTransform(scaleX: number(0.5...2), y: number(0.5...2)))
        case 2: .angularGradient(stops(), center: point(), startAngle: number(0...3), endAngle: number(3...7))
        case 3: .image(Self.picture, origin: point(), scale: number(0.5...3))
        default: .color(color())
        }
    }

    mutating func operation() -> DrawOperation {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: return .fill(path(), paint(), evenOdd: chance(20), antialiased: !chance(20))
        case 4...5:
            let pen = StrokePen(
                width: number(0.3...8), cap: [.butt, .round, .square].randomElement(using: &random)!,
                join: [.miter, .round, .bevel].randomElement(using: &random)!, miterLimit: number(1...10),
                dash: chance(30) ? [number(1...9), number(1...9)] : [], dashPhase: number(0...5))
            return .stroke(path(), pen, paint(), antialiased: !chance(20))
        case 6...7: return .glyphs(glyphs(), paint())
        default:
            let tint: Paint? = chance(40) ? paint() : nil
            return .image(
                Self.picture, destination: rect(),
                source: chance(30) ? CGRect(x: 3, y: 2, width: number(1...20), height: 9) : nil,
                tint: tint, opacity: number(0...1),
                interpolation: [.none, .low, .medium, .high].randomElement(using: &random)!)
        }
    }

    mutating func glyphs() -> GlyphRun {
        let colored = chance(20)
        var face = colored ? Self.emoji : Self.inter
        if chance(10) { face = FontFace(path: "/nonexistent.ttf", index: 0) }
        if !colored, chance(20) { face.slant = 0.2 }
        if !colored, chance(20) { face.embolden = 0.6 }
        let size = number(8...30)
        let origin = point()
        let run = (0..<5).map { index in
            Glyph(
                id: UInt32.random(in: 1..<900, using: &random), x: Float(origin.x + Double(index) * size * 0.6),
                y: Float(origin.y), cluster: UInt32(index))
        }
        return GlyphRun(
            face: face, size: size, glyphs: run, text: "abcde", isRightToLeft: false,
            bounds: CGRect(x: origin.x, y: origin.y - size, width: size * 3.2, height: size * 1.3))
    }

    mutating func glass() -> LayerEffect {
        .glass(
            GlassPlate(
                path: path(), blurRadius: number(0...12), saturation: number(0.5...2), tint: color(), rim: color(),
                rimWidth: number(0...2), shadow: color(), shadowRadius: number(0...10), shadowOffset: number(-6...6)
            ))
    }

    mutating func effect(depth: Int) -> LayerEffect {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: .opacity(number(0...1))
        case 1:
            .transform(
                chance(50)
                    ? CGAffineTransform(translationX: number(-10...10), y: number(-10...10))
                    : CGAffineTransform(rotationAngle: number(-1...1)).scaledBy(
                        x: number(0.5...1.5), y: number(0.5...1.5)))
        case 2, 3: .clip(path(), evenOdd: false, antialiased: !chance(20))
        case 4: .blendMode(CGBlendMode(rawValue: Int32.random(in: 0..<28, using: &random))!)
        case 5: .blur(radius: number(0...6), opaque: chance(20))
        case 6: .shadow(color(), radius: number(0...10), x: number(-6...6), y: number(-6...6))
        case 7: depth > 0 ? .mask(node(depth: 0)) : .group
        case 8:
            .colorFilter(
                [
                    .brightness(number(-1...1)), .contrast(number(0...2)), .saturation(number(0...2)),
                    .grayscale(number(0...1)),
                    .hueRotation(radians: number(0...6)), .invert, .multiply(color()), .luminanceToAlpha,
                ].randomElement(using: &random)!)
        default:
            chance(50)
                ? glass() : .backdrop(path(), blurRadius: number(0...8), saturation: number(0.5...2), tint: color())
        }
    }

    mutating func node(depth: Int) -> DisplayNode {
        nextID += 1
        let id = nextID
        var items: [DisplayNode.Item] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if depth > 0, chance(60) {
                items.append(.node(node(depth: depth - 1)))
            } else {
                items.append(.draw(operation()))
            }
        }
        var effects: [LayerEffect] = []
        while chance(35), effects.count < 3 { effects.append(effect(depth: depth)) }
        return DisplayNode(
            id: id, origin: chance(50) ? .zero : CGPoint(x: number(-20...40), y: number(-20...40)), effects: effects,
            items: items)
    }

    mutating func list(depth: Int = 3) -> DisplayList {
        DisplayList(
            size: CGSize(width: 100, height: 80), background: chance(70) ? .white : nil, root: node(depth: depth))
    }

    /// A copy with something changed; all else is shared.
    mutating func mutated(_ node: DisplayNode) -> DisplayNode {
        var items = node.items
        var origin = node.origin
        var effects = node.effects
        let children = items.indices.filter { if case .node = items[$0] { true } else { false } }
        if let index = children.randomElement(using: &random), chance(75), case .node(let child) = items[index] {
            items[index] = .node(mutated(child))
        } else {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: items.append(.draw(operation()))
            case 1: if items.count > 1 { items.remove(at: Int.random(in: 0..<items.count, using: &random)) }
            case 2: origin.x += number(-5...5)
            case 3: effects = chance(50) ? [] : [effect(depth: 1)]
            case 4: items.shuffle(using: &random)
            default: items[Int.random(in: 0..<items.count, using: &random)] = .node(self.node(depth: 1))
            }
        }
        return DisplayNode(id: node.id, origin: origin, effects: effects, items: items)
    }
}
