import Audit
import CoreGraphics
import DisplayList
import Rasterizer

/// Measures the contrast of ink with the picture that is drawn without it.
///
/// Three pictures are painted, of which all but the first repaint only the boxes of the ink: the whole, the whole without
/// the ink, and one with the boxes filled with the ink's paint. Where the first two differ there is ink. Its color is the
/// paint over the ground, or what the third picture shows where an effect changes colors; so gradients, photos, and
/// materials give a number as well.
struct ContrastMeter {
    let canvas: DisplayList
    /// Pixels for each point. More would only tell the same of more pixels.
    private static let scale = 1.0
    /// The most pixels of ink that one text is judged by.
    private static let mostPixels = 2000

    /// What was measured of some ink.
    struct Measurement {
        let contrast: Contrast
        /// The color behind it, where it is one.
        let ground: RGBA?
    }

    /// The contrast of each unit; nil if nothing of it can be seen.
    func measure(_ units: [DrawnUnit]) -> [Measurement?] {
        var results = [Measurement?](repeating: nil, count: units.count)
        guard !units.isEmpty else { return results }
        let whole = RasterPainter(scale: Self.scale)
        whole.paint(canvas)
        let ground = RasterPainter(scale: Self.scale)
        let filled = RasterPainter(scale: Self.scale)
        // What overlaps other ink is measured with that ink in the ground.
        for round in rounds(units) {
            let members = round.map { units[$0] }
            ground.paint(changed(members.flatMap { $0.operations.map { ($0.position, nil) } }))
            filled.paint(changed(members.flatMap { $0.operations.map { ($0.position, $0.box) } }))
            guard let whole = whole.picture, let ground = ground.picture, let filled = filled.picture else { continue }
            var hidden: [Int] = []
            var covered: PixelBuffer?
            for index in round {
                var pixels = InkPixels(
                    units[index], whole: whole, ground: ground, filled: filled, marked: nil, scale: Self.scale)
                if pixels.mayBeCovered {
                    covered = covered ?? marked(members)
                    pixels = InkPixels(
                        units[index], whole: whole, ground: ground, filled: filled, marked: covered, scale: Self.scale)
                }
                if pixels.isEmpty { continue }
                if pixels.showsInk {
                    results[index] = pixels.measurement(limit: Self.mostPixels)
                } else {
                    hidden.append(index)
                }
            }
            for (index, isSeen) in zip(hidden, areSeen(hidden.map { units[$0] }, ground)) where isSeen {
                results[index] = InkPixels(
                    units[index], whole: whole, ground: ground, filled: filled, marked: covered, scale: Self.scale
                )
                .measurement(limit: Self.mostPixels)
            }
        }
        return results
    }

    private func changed(_ changes: [(Int, DrawOperation?)]) -> DisplayList {
        var list = canvas
        list.root = canvas.root.changing(DrawingChanges(changes))
        return list
    }

    /// Units in groups that do not overlap within.
    private func rounds(_ units: [DrawnUnit]) -> [[Int]] {
        var rounds: [[Int]] = []
        for index in units.indices {
            let free = rounds.firstIndex { round in !round.contains { units[$0].touches(units[index]) } }
            if let free { rounds[free].append(index) } else { rounds.append([index]) }
        }
        return rounds
    }

    /// Whether ink that looks like its ground would be seen in another color, or is covered.
    private func areSeen(_ units: [DrawnUnit], _ ground: PixelBuffer) -> [Bool] {
        guard !units.isEmpty, let marked = marked(units) else { return units.map { _ in false } }
        return units.map { unit in
            unit.boxes.contains { box in
                ground.differs(from: marked, in: box.applying(CGAffineTransform(scaleX: Self.scale, y: Self.scale)))
            }
        }
    }

    /// The picture with the boxes of the ink in a color that is unlike the ink's.
    private func marked(_ units: [DrawnUnit]) -> PixelBuffer? {
        let marker = RasterPainter(scale: Self.scale)
        marker.paint(
            changed(
                units.flatMap { unit in
                    unit.operations.map { position, box in
                        (position, box.painted(unit.isDark ? .color(.white) : .color(.black)))
                    }
                }))
        return marker.picture
    }
}

/// The pixels in the boxes of some ink.
private struct InkPixels {
    private var samples: [(difference: Int, reach: Int, ratio: Double)] = []
    /// How many pixels of ink are on each color.
    private var grounds: [UInt32: Int] = [:]

    init(
        _ unit: DrawnUnit, whole: PixelBuffer, ground: PixelBuffer, filled: PixelBuffer, marked: PixelBuffer?,
        scale: Double
    ) {
        let ink = unit.isFiltered ? nil : unit.color?.opacity(unit.opacity)
        var known: [UInt32: Double] = [:]
        for box in unit.clearBoxes {
            ground.forEachPixel(in: box.applying(CGAffineTransform(scaleX: scale, y: scale)).wholePixels) { offset in
                let (seen, behind, full) = (whole.pixels[offset], ground.pixels[offset], filled.pixels[offset])
                let reach = difference(full, behind)
                if let marked, reach <= Self.visible, difference(marked.pixels[offset], behind) <= Self.visible {
                    return
                }
                let ratio: Double
                if let ink {
                    ratio = known[behind] ?? ink.over(RGBA(behind)).contrast(with: RGBA(behind))
                    known[behind] = ratio
                } else {
                    ratio = RGBA(full).contrast(with: RGBA(behind))
                }
                let shown = difference(seen, behind)
                if shown > Self.visible { grounds[behind, default: 0] += 1 }
                samples.append((shown, reach, ratio))
            }
        }
    }

    var isEmpty: Bool { samples.isEmpty }

    /// Whether the paint changes nothing at so many pixels that something may lie over them, or clip them.
    var mayBeCovered: Bool { samples.count { $0.reach <= Self.visible } * 50 > samples.count }

    /// The least difference, summed over three channels, that tells ink from ground.
    private static let visible = 12

    var showsInk: Bool { samples.contains { $0.difference > Self.visible } }

    func measurement(limit: Int) -> ContrastMeter.Measurement {
        ContrastMeter.Measurement(
            contrast: contrast(limit: limit), ground: ground.map { RGBA($0) })
    }

    /// The color behind nearly all ink. The edge of a badge can lie in the corners of its number's box.
    private var ground: UInt32? {
        let total = grounds.values.reduce(0, +)
        return grounds.first { $0.value * 10 >= total * 9 }?.key
    }

    private func contrast(limit: Int) -> Contrast {
        let clear = samples.filter { $0.reach > Self.visible }
        let coverages = clear.map { Double($0.difference) / Double($0.reach) }
        let cut = (coverages.max() ?? 0) * 0.5
        var ratios = zip(clear, coverages).filter { $0.1 >= cut && cut > 0 }.map(\.0.ratio)
        // Where paint and ground are alike nobody can tell ink from ground; as much of it is ink as elsewhere.
        let alike = samples.filter { $0.reach <= Self.visible }.map(\.ratio)
        let share = clear.isEmpty ? 1 : Double(ratios.count) / Double(clear.count)
        ratios += every(alike, count: Int((Double(alike.count) * share).rounded()))
        return Contrast(every(ratios, count: min(ratios.count, limit)))
    }

    /// So many of the numbers, at equal distances.
    private func every(_ numbers: [Double], count: Int) -> [Double] {
        guard count < numbers.count, count > 0 else { return count == 0 ? [] : numbers }
        return (0..<count).map { numbers[$0 * numbers.count / count] }
    }
}

private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int { abs(Int((a >> shift) & 0xff) - Int((b >> shift) & 0xff)) }
    return channel(16) + channel(8) + channel(0)
}

extension RGBA {
    /// The color of an opaque pixel.
    fileprivate init(_ pixel: UInt32) {
        func channel(_ shift: UInt32) -> Float { Float((pixel >> shift) & 0xff) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}

extension PixelBuffer {
    fileprivate func forEachPixel(in box: CGRect, _ visit: (Int) -> Void) {
        guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { return }
        let limit = CGRect(x: 0, y: 0, width: width, height: height)
        let inside = box.intersection(limit)
        guard !inside.isNull, !inside.isEmpty else { return }
        let (x0, x1) = (Int(inside.minX), min(width, Int(inside.maxX.rounded(.up))))
        let (y0, y1) = (Int(inside.minY), min(height, Int(inside.maxY.rounded(.up))))
        for y in y0..<y1 { for x in x0..<x1 { visit(y * width + x) } }
    }

    fileprivate func differs(from other: PixelBuffer, in box: CGRect) -> Bool {
        var (count, different) = (0, 0)
        forEachPixel(in: box) { offset in
            count += 1
            if difference(pixels[offset], other.pixels[offset]) > 12 { different += 1 }
        }
        return different * 4 > count
    }
}

extension CGRect {
    /// The pixels that lie in the rectangle as a whole. The others are filled in part only, or not at all where something clips to
    /// the rectangle. A rectangle without any keeps its size.
    fileprivate var wholePixels: CGRect {
        func whole(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
            let (first, last) = (low.rounded(.up), high.rounded(.down))
            return last > first ? (first, last) : (low, high)
        }
        let ((x0, x1), (y0, y1)) = (whole(minX, maxX), whole(minY, maxY))
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension DrawnUnit {
    fileprivate var isDark: Bool { (color?.luminance ?? 1) < 0.2 }
}

extension DrawOperation {
    /// The same shape in another paint.
    func painted(_ paint: Paint) -> DrawOperation {
        switch self {
        case .fill(let path, _, let evenOdd, let antialiased):
            .fill(path, paint, evenOdd: evenOdd, antialiased: antialiased)
        case .stroke(let path, let pen, _, let antialiased): .stroke(path, pen, paint, antialiased: antialiased)
        case .glyphs(let run, _): .glyphs(run, paint)
        case .image: self
        }
    }
}
