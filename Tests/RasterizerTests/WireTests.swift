import CoreGraphics
import Foundation
import Testing

@testable import DisplayList
@testable import Rasterizer

/// Both ends of a wire. Images come out of the tables as the very images that went in, so that trees can be compared.
private final class Wire: WireResources {
    private(set) var encoder: FrameEncoder!
    private(set) var decoder: FrameDecoder!
    private(set) var sentImages: [ImageData] = []
    private(set) var picturesAsked = 0

    init() {
        encoder = FrameEncoder(resources: self)
        decoder = FrameDecoder { [unowned self] _, file, width, height, scale in
            let image = file.first.map { sentImages[Int($0)] }
            return image?.width == width && image?.height == height && image?.scale == scale ? image : nil
        }
    }

    func picture(of glyph: UInt32, in face: FontFace, size: Double) -> GlyphPicture {
        picturesAsked += 1
        return PainterResources.shared.picture(of: glyph, in: face, size: size)
    }

    func file(of image: ImageData) -> [UInt8]? {
        sentImages.append(image)
        return [UInt8(sentImages.count - 1)]
    }

    /// Sends a frame and reads it.
    func send(_ list: DisplayList, _ semantics: SemanticTree? = nil) throws -> (FrameDecoder.Decoded, bytes: Int) {
        let bytes = encoder.encode(list, semantics: semantics)
        return (try decoder.decode(bytes), bytes.count)
    }
}

extension DisplayNode {
    /// The node as a peer knows it: without the folders that fonts lie in.
    fileprivate var withBareFonts: DisplayNode {
        DisplayNode(
            id: id, origin: origin,
            effects: effects.map { effect in
                if case .mask(let node) = effect { .mask(node.withBareFonts) } else { effect }
            },
            items: items.map { item in
                switch item {
                case .node(let node): return .node(node.withBareFonts)
                case .draw(.glyphs(var run, let paint)):
                    run.face.path = URL(fileURLWithPath: run.face.path).lastPathComponent
                    return .draw(.glyphs(run, paint))
                case .draw: return item
                }
            })
    }
}

@Suite("The wire")
struct WireTests {
    @Test("gives back what went in", arguments: 0..<60)
    func roundTrip(seed: Int) throws {
        var maker = SceneMaker(seed: UInt64(seed))
        let list = maker.list()
        let (decoded, _) = try Wire().send(list)
        #expect(decoded.list.size == list.size)
        #expect(decoded.list.background == list.background)
        #expect(decoded.list.root == list.root.withBareFonts)
    }

    @Test("gives the new tree from the old one and what changed", arguments: 0..<60)
    func change(seed: Int) throws {
        var maker = SceneMaker(seed: UInt64(seed) + 500)
        var list = maker.list()
        let wire = Wire()
        for step in 0..<20 {
            let (decoded, _) = try wire.send(list)
            #expect(decoded.list.root == list.root.withBareFonts, "seed \(seed), step \(step)")
            // Some frames are never acknowledged, or late.
            if maker.chance(60), let any = wire.encoder.unacknowledged.randomElement(using: &maker.random) {
                #expect(wire.encoder.acknowledge(any.number))
            }
            list.root = maker.mutated(list.root)
        }
    }

    @Test("carries impossible numbers as they are", arguments: 0..<60)
    func hostileNumbers(seed: Int) throws {
        var maker = SceneMaker(seed: UInt64(seed) + 900)
        maker.hostile = true
        let list = maker.list()
        let wire = Wire()
        let bytes = wire.encoder.encode(list)
        let decoded = try wire.decoder.decode(bytes)
        // A number that is none equals nothing, so what is sent again is compared.
        let again = Wire()
        _ = wire.sentImages.map { again.file(of: $0) }
        #expect(again.encoder.encode(decoded.list).count > 0)
        #expect(decoded.list.root.operationCount == list.root.operationCount)
    }

    @Test("sends a small change in a few bytes, and shares all else")
    func smallChange() throws {
        func row(_ index: Int, _ shade: Float) -> DisplayNode {
            let box = PathData.rect(CGRect(x: 0, y: 0, width: 300, height: 40))
            return DisplayNode(
                id: UInt64(index + 2), origin: CGPoint(x: 0, y: index * 44),
                items: [
                    .draw(
                        .fill(
                            box, .color(RGBA(red: shade, green: shade, blue: shade)), evenOdd: false,
                            antialiased: false))
                ])
        }
        let rows = (0..<1000).map { row($0, 1) }
        func list(_ rows: [DisplayNode]) -> DisplayList {
            DisplayList(
                size: CGSize(width: 300, height: 800),
                root: DisplayNode(id: 1, origin: .zero, items: rows.map { .node($0) }))
        }
        let wire = Wire()
        let (first, size) = try wire.send(list(rows))
        wire.encoder.acknowledge(first.number)
        var changed = rows
        changed[500] = row(500, 0)
        let (second, bytes) = try wire.send(list(changed))
        #expect(size > 10_000)
        #expect(bytes <= 60)
        #expect(second.list.root == list(changed).root)
        guard case .node(let before) = first.list.root.items[7], case .node(let after) = second.list.root.items[7]
        else {
            Issue.record("no rows")
            return
        }
        #expect(before === after)
    }

    @Test("builds on the last frame that was acknowledged, never on one that was not")
    func acknowledged() throws {
        var maker = SceneMaker(seed: 7)
        var list = maker.list()
        let encoder = FrameEncoder(resources: Wire())
        func base(_ bytes: [UInt8]) throws -> UInt64 {
            var reader = WireReader(bytes)
            _ = try reader.unsigned()
            return try reader.unsigned()
        }
        #expect(try base(encoder.encode(list)) == 0)
        list.root = maker.mutated(list.root)
        #expect(try base(encoder.encode(list)) == 0)
        #expect(encoder.acknowledge(1))
        list.root = maker.mutated(list.root)
        #expect(try base(encoder.encode(list)) == 1)
        #expect(encoder.acknowledge(3))
        #expect(!encoder.acknowledge(2))
        #expect(!encoder.acknowledge(77))
        #expect(try base(encoder.encode(list)) == 3)
    }

    @Test("sends each outline and image once")
    func tables() throws {
        var maker = SceneMaker(seed: 1)
        let run = maker.glyphs()
        let text = DrawOperation.glyphs(run, .color(.black))
        let image = DrawOperation.image(
            SceneMaker.picture, destination: CGRect(x: 0, y: 0, width: 9, height: 9), source: nil, tint: nil,
            opacity: 1,
            interpolation: .high)
        func list(_ id: UInt64) -> DisplayList {
            DisplayList(
                size: CGSize(width: 9, height: 9),
                root: DisplayNode(id: id, origin: .zero, items: [.draw(text), .draw(image), .draw(text), .draw(image)]))
        }
        let wire = Wire()
        _ = try wire.send(list(1))
        let asked = wire.picturesAsked
        #expect(asked == Set(run.glyphs.map(\.id)).count)
        let (_, bytes) = try wire.send(list(2))
        #expect(wire.picturesAsked == asked)
        #expect(wire.sentImages.count == (run.face.isColor ? wire.sentImages.count : 1))
        #expect(bytes < 300)
    }

    @Test("tells what became of elements, by their ids")
    func semantics() throws {
        var button = SemanticElement(id: 5)
        button.role = "button"
        button.label = "Press — drück"
        button.flags = [.button, .activates]
        button.frame = CGRect(x: 1 / 3, y: 2, width: 44, height: 44.5)
        button.actions = ["Delete", "Share…"]
        button.attributes = ["autocomplete": "name"]
        var group = SemanticElement(id: 1)
        group.children = [5, 6]
        var text = SemanticElement(id: 6)
        text.value = "7"
        var tree = SemanticTree(roots: [1], elements: [group, button, text])
        let list = DisplayList(size: .zero, root: DisplayNode(id: 1, origin: .zero, items: []))
        let wire = Wire()
        let (first, _) = try wire.send(list, tree)
        #expect(first.semantics == tree)
        wire.encoder.acknowledge(1)
        tree.elements[6]?.value = "8"
        let (second, bytes) = try wire.send(list, tree)
        #expect(second.semantics == tree)
        #expect(bytes < 25)
        tree.elements[5] = nil
        tree.elements[1]?.children = [6]
        #expect(try wire.send(list, tree).0.semantics == tree)
        // Left out, they stay as they were.
        #expect(try wire.send(list).0.semantics == tree)
    }

    @Test(
        "says lengths exactly, and those on pixels briefly",
        arguments: [
            (0.0, 1), (1, 1), (-1, 1), (1.0 / 3, 1), (100.0 / 3, 2), (44.5, 2), (-0.0, 5), (0.1, 9), (1e300, 9),
            (0.333_251_953_125, 5), (.infinity, 5), (123_456, 4),
        ])
    func numbers(value: Double, bytes: Int) throws {
        var writer = WireWriter()
        writer.number(value)
        #expect(writer.bytes.count == bytes)
        var reader = WireReader(writer.bytes)
        let read = Double(try reader.number())
        #expect(read == value && read.sign == value.sign)
    }

    /// `make nightly ONLY=fuzz` sets more, and others each time.
    private static let seeds =
        ProcessInfo.processInfo.environment["PERCH_FUZZ_EVENTS"].flatMap { Int($0) }.map {
            let first = Int.random(in: 0..<1 << 30)
            return first..<first + $0 / 60
        } ?? 0..<200

    @Test("takes no harm from bytes that are not its own", arguments: seeds)
    func fuzz(seed: Int) throws {
        var maker = SceneMaker(seed: UInt64(seed) + 3000)
        var list = maker.list(depth: 2)
        let wire = Wire()
        _ = try wire.send(list)
        wire.encoder.acknowledge(1)
        list.root = maker.mutated(list.root)
        let good = wire.encoder.encode(list)
        for _ in 0..<60 {
            var bytes = good
            switch Int.random(in: 0..<4, using: &maker.random) {
            case 0: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &maker.random)))
            case 1:
                for _ in 0..<Int.random(in: 1...6, using: &maker.random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &maker.random)] = UInt8.random(
                        in: 0...255, using: &maker.random)
                }
            case 2:
                let place = Int.random(in: 0..<bytes.count, using: &maker.random)
                bytes.replaceSubrange(place..<place, with: [255, 255, 255, 255, 127])
            default: bytes = (0..<80).map { _ in UInt8.random(in: 0...255, using: &maker.random) }
            }
            let peer = Wire()
            _ = wire.sentImages.map { peer.file(of: $0) }
            _ = try? peer.decoder.decode(bytes)
        }
    }

    @Test("refuses a tree without end")
    func depth() {
        var writer = WireWriter()
        // Its number, no base, its size, no background, and four empty tables.
        for value in [1, 0, 0, 0, 0, 0, 0, 0, 0] as [UInt64] { writer.unsigned(value) }
        for _ in 0..<5000 {
            // A new node at the corner, without effects, of one item.
            for value in [1, 1, 0, 0, 0, 1] as [UInt64] { writer.unsigned(value) }
        }
        let decoder = FrameDecoder { _, _, _, _, _ in nil }
        #expect(throws: WireError.tooDeep) { try decoder.decode(writer.bytes) }
    }
}
