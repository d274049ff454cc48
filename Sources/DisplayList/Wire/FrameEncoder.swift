import CoreGraphics
import Foundation

/// Tells a peer about frames, each as a change of the last one that the peer said it has drawn.
///
/// Frames are numbered from 1. A frame that was never acknowledged is never built upon, so a slow page may be left out as
/// often as need be: the next frame holds all that it missed. Fonts, outlines and images are sent once, before they are first
/// referred to, over a connection that loses nothing; a new connection begins with a new encoder.
package final class FrameEncoder {
    package struct Sent {
        package let number: UInt32
        package let list: DisplayList
        package let semantics: SemanticTree
    }

    private let resources: any WireResources
    private var last: UInt32 = 0
    /// What the peer has drawn.
    package private(set) var base: Sent?
    /// What was sent since, the oldest first.
    package private(set) var unacknowledged: [Sent] = []

    private var faces: [WireFace: Int] = [:]
    private var glyphs: [Set<UInt32>] = []
    private var images: [ImageData: UInt64] = [:]
    private var lastImage: UInt64 = 0
    private var imageArea = 0

    /// 64 MB of decoded pixels at the peer; beyond it, images that no frame shows are taken back.
    static let areaLimit = 16 << 20

    package init(resources: any WireResources) { self.resources = resources }

    /// The peer has drawn a frame. Returns false for a number that was never sent or lies behind.
    @discardableResult package func acknowledge(_ number: UInt32) -> Bool {
        guard let index = unacknowledged.firstIndex(where: { $0.number == number }) else { return false }
        base = unacknowledged[index]
        unacknowledged.removeFirst(index + 1)
        return true
    }

    /// The bytes of a frame. Without `semantics` those of the frame before continue.
    package func encode(_ list: DisplayList, semantics: SemanticTree? = nil) -> [UInt8] {
        last += 1
        let known = unacknowledged.last?.semantics ?? base?.semantics ?? SemanticTree()
        let sent = Sent(number: last, list: list, semantics: semantics ?? known)
        var tree = TreeEncoder(encoder: self)
        tree.root(list.root, over: base?.list.root)
        var writer = WireWriter()
        writer.unsigned(UInt64(last))
        writer.unsigned(UInt64(base?.number ?? 0))
        writer.number(list.size.width)
        writer.number(list.size.height)
        writer.flag(list.background != nil)
        if let background = list.background { writer.color(background) }
        tree.writeTables(to: &writer)
        let forgotten = imageArea > Self.areaLimit ? forgetImages(keeping: list) : []
        writer.count(forgotten.count)
        for id in forgotten { writer.unsigned(id) }
        writer.raw(tree.writer)
        writer.semantics(sent.semantics, over: base?.semantics ?? SemanticTree())
        unacknowledged.append(sent)
        return writer.bytes
    }

    // MARK: Tables

    /// The number of a face, and whether the peer does not know it yet.
    fileprivate func number(of face: WireFace) -> (number: Int, isNew: Bool) {
        if let known = faces[face] { return (known, false) }
        faces[face] = glyphs.count
        glyphs.append([])
        return (glyphs.count - 1, true)
    }

    fileprivate func isNew(_ glyph: UInt32, of face: Int) -> Bool { glyphs[face].insert(glyph).inserted }

    fileprivate func number(of image: ImageData) -> (number: UInt64, isNew: Bool) {
        if let known = images[image] { return (known, false) }
        lastImage += 1
        images[image] = lastImage
        imageArea += image.width * image.height
        return (lastImage, true)
    }

    fileprivate func picture(_ glyph: UInt32, _ face: WireFace, _ size: Double) -> GlyphPicture {
        resources.picture(of: glyph, in: face.face, size: size)
    }

    fileprivate func file(_ image: ImageData) -> [UInt8] { resources.file(of: image) ?? [] }

    private func forgetImages(keeping list: DisplayList) -> [UInt64] {
        var kept: Set<ImageData> = []
        for root in [list.root] + ([base].compactMap { $0 } + unacknowledged).map(\.list.root) {
            root.collectImages(into: &kept)
        }
        // Glyphs are never sent again, so their bitmaps stay.
        let gone = images.filter { !kept.contains($0.key) && !glyphImages.contains($0.key) }
        for (image, _) in gone {
            images[image] = nil
            imageArea -= image.width * image.height
        }
        return gone.values.sorted()
    }

    fileprivate var glyphImages: Set<ImageData> = []
}

/// Writes one tree, and gathers what the tables lack.
private struct TreeEncoder {
    let encoder: FrameEncoder
    var writer = WireWriter()
    private var newFaces = WireWriter()
    private var newFaceCount = 0
    private var newGlyphs: [(face: Int, glyphs: WireWriter, count: Int)] = []
    private var newImages = WireWriter()
    private var newImageCount = 0

    init(encoder: FrameEncoder) { self.encoder = encoder }

    func writeTables(to writer: inout WireWriter) {
        writer.count(newFaceCount)
        writer.raw(newFaces)
        writer.count(newImageCount)
        writer.raw(newImages)
        writer.count(newGlyphs.count)
        for group in newGlyphs {
            writer.count(group.face)
            writer.count(group.count)
            writer.raw(group.glyphs)
        }
    }

    // MARK: Nodes

    mutating func root(_ node: DisplayNode, over base: DisplayNode?) { self.node(node, over: base) }

    private mutating func node(_ node: DisplayNode, over base: DisplayNode?) {
        guard let base, base.id == node.id else {
            writer.byte(NodeTag.new)
            writer.unsigned(node.id)
            writer.point(node.origin)
            effects(node.effects, over: [])
            writer.count(node.items.count)
            for item in node.items { self.item(item) }
            return
        }
        if base === node { return writer.byte(NodeTag.same) }
        let hasMoved = base.origin != node.origin
        let hasEffects = base.effects != node.effects
        let hasItems = !base.items.isIdentical(to: node.items)
        writer.byte(
            NodeTag.changed | (hasMoved ? NodeTag.origin : 0) | (hasEffects ? NodeTag.effects : 0)
                | (hasItems ? NodeTag.items : 0))
        if hasMoved { writer.point(node.origin) }
        if hasEffects { effects(node.effects, over: base.effects) }
        if hasItems { items(node.items, over: base.items) }
    }

    private mutating func item(_ item: DisplayNode.Item) {
        switch item {
        case .draw(let operation): draw(operation)
        case .node(let node): self.node(node, over: nil)
        }
    }

    private mutating func items(_ new: [DisplayNode.Item], over old: [DisplayNode.Item]) {
        let difference = ItemDifference(old, new)
        var steps = ItemSteps()
        for index in 0..<difference.prefix { pair(old[index], new[index], &steps) }
        var (i, j) = (difference.prefix, difference.prefix)
        let (oldEnd, newEnd) = (old.count - difference.suffix, new.count - difference.suffix)
        for match in difference.pairs + [(oldEnd, newEnd)] {
            if match.old > i { step(ItemTag.drop, match.old - i, &steps) }
            if match.new > j {
                step(ItemTag.insert, match.new - j, &steps)
                for index in j..<match.new { item(new[index]) }
            }
            if match.new < newEnd { pair(old[match.old], new[match.new], &steps) }
            (i, j) = (match.old + 1, match.new + 1)
        }
        for back in stride(from: difference.suffix, to: 0, by: -1) {
            pair(old[old.count - back], new[new.count - back], &steps)
        }
        flush(&steps)
        writer.byte(ItemTag.end)
    }

    /// How many items in a row are kept, which is reported when something else comes.
    private struct ItemSteps {
        var kept = 0
    }

    private mutating func pair(_ old: DisplayNode.Item, _ new: DisplayNode.Item, _ steps: inout ItemSteps) {
        guard case .node(let a) = old, case .node(let b) = new, a !== b else {
            steps.kept += 1
            return
        }
        step(ItemTag.change, 1, &steps)
        node(b, over: a)
    }

    private mutating func step(_ tag: UInt8, _ count: Int, _ steps: inout ItemSteps) {
        flush(&steps)
        writer.unsigned(UInt64(count) << 2 | UInt64(tag))
    }

    private mutating func flush(_ steps: inout ItemSteps) {
        if steps.kept > 0 { writer.unsigned(UInt64(steps.kept) << 2 | UInt64(ItemTag.keep)) }
        steps.kept = 0
    }

    // MARK: Effects

    private mutating func effects(_ effects: [LayerEffect], over base: [LayerEffect]) {
        writer.count(effects.count)
        for (index, effect) in effects.enumerated() {
            self.effect(effect, over: base.indices.contains(index) ? base[index] : nil)
        }
    }

    private mutating func effect(_ effect: LayerEffect, over base: LayerEffect?) {
        switch effect {
        case .opacity(let opacity):
            writer.byte(EffectTag.opacity)
            writer.number(opacity)
        case .transform(let transform):
            writer.byte(EffectTag.transform)
            writer.transform(transform)
        case .projection(let p):
            writer.byte(EffectTag.projection)
            for entry in [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33] { writer.number(entry) }
        case .clip(let path, let evenOdd, let antialiased):
            writer.byte(EffectTag.clip)
            writer.byte((evenOdd ? OperationTag.evenOdd : 0) | (antialiased ? OperationTag.antialiased : 0))
            writer.path(path)
        case .blendMode(let mode):
            writer.byte(EffectTag.blendMode)
            writer.byte(UInt8(mode.rawValue))
        case .blur(let radius, let opaque):
            writer.byte(EffectTag.blur)
            writer.number(radius)
            writer.flag(opaque)
        case .shadow(let color, let radius, let x, let y):
            writer.byte(EffectTag.shadow)
            writer.color(color)
            for length in [radius, x, y] { writer.number(length) }
        case .mask(let node):
            writer.byte(EffectTag.mask)
            if case .mask(let before)? = base {
                self.node(node, over: before)
            } else {
                self.node(node, over: nil)
            }
        case .group: writer.byte(EffectTag.group)
        case .colorFilter(let filter):
            writer.byte(EffectTag.colorFilter)
            writer.filter(filter)
        case .backdrop(let path, let radius, let saturation, let tint):
            writer.byte(EffectTag.backdrop)
            writer.path(path)
            writer.number(radius)
            writer.number(saturation)
            writer.color(tint)
        case .glass(let plate):
            writer.byte(EffectTag.glass)
            writer.path(plate.path)
            writer.number(plate.blurRadius)
            writer.number(plate.saturation)
            for color in [plate.tint, plate.rim, plate.shadow] { writer.color(color) }
            for length in [plate.rimWidth, plate.shadowRadius, plate.shadowOffset] { writer.number(length) }
        }
    }

    // MARK: Operations

    private mutating func draw(_ operation: DrawOperation) {
        switch operation {
        case .fill(let path, let paint, let evenOdd, let antialiased):
            writer.byte(
                OperationTag.fill | (evenOdd ? OperationTag.evenOdd : 0)
                    | (antialiased ? OperationTag.antialiased : 0))
            writer.path(path)
            self.paint(paint)
        case .stroke(let path, let pen, let paint, let antialiased):
            writer.byte(OperationTag.stroke | (antialiased ? OperationTag.antialiased : 0))
            writer.path(path)
            writer.pen(pen)
            self.paint(paint)
        case .glyphs(let run, let paint):
            writer.byte(OperationTag.glyphs | (run.isRightToLeft ? OperationTag.rightToLeft : 0))
            glyphs(run)
            self.paint(paint)
        case .image(let image, let destination, let source, let tint, let opacity, let interpolation):
            writer.byte(
                OperationTag.image | (source != nil ? OperationTag.part : 0) | (tint != nil ? OperationTag.tinted : 0))
            writer.unsigned(number(of: image))
            writer.rect(destination)
            if let source { writer.rect(source) }
            if let tint { self.paint(tint) }
            writer.number(opacity)
            writer.byte(interpolation.wireTag)
        }
    }

    private mutating func paint(_ paint: Paint) {
        switch paint {
        case .color(let color):
            writer.byte(PaintTag.color)
            writer.color(color)
        case .linearGradient(let stops, let from, let to, let spread):
            writer.byte(PaintTag.linear)
            writer.stops(stops)
            writer.point(from)
            writer.point(to)
            writer.byte(spread.wireTag)
        case .radialGradient(let stops, let center, let start, let end, let transform, let spread):
            writer.byte(PaintTag.radial)
            writer.stops(stops)
            writer.point(center)
            writer.number(start)
            writer.number(end)
            writer.transform(transform)
            writer.byte(spread.wireTag)
        case .angularGradient(let stops, let center, let start, let end):
            writer.byte(PaintTag.angular)
            writer.stops(stops)
            writer.point(center)
            writer.number(start)
            writer.number(end)
        case .image(let image, let origin, let scale):
            writer.byte(PaintTag.image)
            writer.unsigned(number(of: image))
            writer.point(origin)
            writer.number(scale)
        case .mesh(let mesh, let transform):
            writer.byte(PaintTag.mesh)
            writer.mesh(mesh)
            writer.transform(transform)
        }
    }

    private mutating func glyphs(_ run: GlyphRun) {
        let face = number(of: WireFace(run.face, size: run.size))
        let unknown = run.glyphs.filter { encoder.isNew($0.id, of: face) }
        if !unknown.isEmpty { send(unknown.map(\.id), of: WireFace(run.face, size: run.size), face, run.size) }
        writer.count(face)
        writer.number(run.size)
        writer.string(run.text)
        writer.rect(run.bounds)
        writer.count(run.glyphs.count)
        guard let first = run.glyphs.first else { return }
        // Nearly all runs have one baseline.
        let isLevel = run.glyphs.allSatisfy { $0.y.bitPattern == first.y.bitPattern }
        writer.flag(isLevel)
        if isLevel { writer.float(first.y) }
        var cluster: Int64 = 0
        for glyph in run.glyphs {
            writer.unsigned(UInt64(glyph.id))
            writer.signed(Int64(glyph.cluster) - cluster)
            cluster = Int64(glyph.cluster)
            writer.float(glyph.x)
            if !isLevel { writer.float(glyph.y) }
        }
    }

    // MARK: Tables

    private mutating func number(of face: WireFace) -> Int {
        let (number, isNew) = encoder.number(of: face)
        if isNew {
            newFaceCount += 1
            // A peer has no use for the folder, and it is none of its business.
            newFaces.string(face.face.path.split(separator: "/").last.map(String.init) ?? "")
            newFaces.count(face.face.index)
            newFaces.flag(face.face.isColor)
            for value in [face.face.slant, face.face.embolden, face.face.stretch, face.size] { newFaces.number(value) }
        }
        return number
    }

    private mutating func number(of image: ImageData) -> UInt64 {
        let (number, isNew) = encoder.number(of: image)
        if isNew {
            newImageCount += 1
            newImages.unsigned(number)
            newImages.count(image.width)
            newImages.count(image.height)
            newImages.number(image.scale)
            let file = encoder.file(image)
            newImages.count(file.count)
            newImages.raw(file)
        }
        return number
    }

    private mutating func send(_ glyphs: [UInt32], of face: WireFace, _ number: Int, _ size: Double) {
        var group = WireWriter()
        for glyph in glyphs {
            group.unsigned(UInt64(glyph))
            switch encoder.picture(glyph, face, size) {
            case .blank: group.byte(GlyphTag.blank)
            case .outline(let elements):
                group.byte(GlyphTag.outline)
                group.outline(elements)
            case .bitmap(let image, let box):
                group.byte(GlyphTag.bitmap)
                encoder.glyphImages.insert(image)
                group.unsigned(self.number(of: image))
                group.rect(box)
            }
        }
        newGlyphs.append((number, group, glyphs.count))
    }
}

extension WireWriter {
    /// Points are counted from the one before, in parts of an em.
    mutating func outline(_ elements: [PathElement]) {
        count(elements.count)
        var last: (Int64, Int64) = (0, 0)
        func whole(_ value: CGFloat) -> Int64 {
            let steps = Double(value) * WireFormat.outlineSteps
            return abs(steps) < 1e9 ? Int64(steps.rounded()) : 0
        }
        func write(_ p: CGPoint, _ writer: inout WireWriter) {
            let place = (whole(p.x), whole(p.y))
            writer.signed(place.0 - last.0)
            writer.signed(place.1 - last.1)
            last = place
        }
        for element in elements {
            switch element {
            case .move(let p):
                byte(0)
                write(p, &self)
            case .line(let p):
                byte(1)
                write(p, &self)
            case .quadCurve(let p, let control):
                byte(2)
                write(control, &self)
                write(p, &self)
            case .curve(let p, let control1, let control2):
                byte(3)
                write(control1, &self)
                write(control2, &self)
                write(p, &self)
            case .close: byte(4)
            }
        }
    }
}

extension [DisplayNode.Item] {
    /// Whether both hold the very same nodes and equal operations, without looking into nodes.
    fileprivate func isIdentical(to other: [DisplayNode.Item]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { a, b in
                switch (a, b) {
                case (.node(let a), .node(let b)): a === b
                case (.draw(let a), .draw(let b)): a == b
                default: false
                }
            }
    }
}

extension DisplayNode {
    fileprivate func collectImages(into images: inout Set<ImageData>) {
        for case .mask(let mask) in effects { mask.collectImages(into: &images) }
        for item in items {
            switch item {
            case .node(let node): node.collectImages(into: &images)
            case .draw(.fill(_, .image(let image, _, _), _, _)), .draw(.stroke(_, _, .image(let image, _, _), _)),
                .draw(.glyphs(_, .image(let image, _, _))):
                images.insert(image)
            case .draw(.image(let image, _, _, let tint, _, _)):
                images.insert(image)
                if case .image(let pattern, _, _)? = tint { images.insert(pattern) }
            case .draw: break
            }
        }
    }
}
