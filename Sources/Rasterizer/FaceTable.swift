import CollectionSupplement
import CRaster
import CoreGraphics
import DisplayList
import Foundation
import Locking

/// The fonts that were opened, for the whole process.
enum FaceTable {
    private struct File: Hashable {
        var path: String
        var index: Int
    }

    private struct ColorKey: Hashable {
        var face: Int32
        var glyph: UInt32
    }

    private static let numbers = Locked<[File: Int32]>([:])
    private static let colorGlyphs = Locked(
        BoundedCache<ColorKey, (ImageData, CGRect)?>(limit: 256))

    /// The number of a font for the C kernels; -1 where the file is no font.
    static func number(of face: FontFace) -> Int32 {
        numbers.withLock { numbers in
            let file = File(path: face.path, index: face.index)
            if let number = numbers[file] { return number }
            let number = perch_face(face.path, Int32(face.index))
            numbers[file] = number
            return number
        }
    }

    /// A color glyph's bitmap and where it goes.
    static func colorGlyph(_ face: Int32, _ glyph: Glyph, size: Double) -> (ImageData, CGRect)? {
        let found = colorGlyphs.withLock { cache -> (ImageData, CGRect)? in
            cache.value(for: ColorKey(face: face, glyph: glyph.id)) { load(face, glyph.id) }
        }
        guard let (image, box) = found, glyph.x.isFinite, glyph.y.isFinite else { return nil }
        return (
            image,
            CGRect(
                x: Double(glyph.x) + box.minX * size, y: Double(glyph.y) + box.minY * size,
                width: box.width * size, height: box.height * size)
        )
    }

    /// The bitmap and its box round the glyph's origin for a size of one.
    private static func load(_ face: Int32, _ glyph: UInt32) -> (ImageData, CGRect)? {
        var width: Int32 = 0
        var height: Int32 = 0
        var left: Int32 = 0
        var top: Int32 = 0
        var em: Int32 = 0
        guard let words = perch_color_glyph(face, glyph, &width, &height, &left, &top, &em) else { return nil }
        let bytes = UnsafeRawBufferPointer(start: words, count: Int(width) * Int(height) * 4)
        guard let image = ImageData(width: Int(width), height: Int(height), pixels: [UInt8](bytes)) else { return nil }
        let unit = 1 / CGFloat(em)
        let box = CGRect(
            x: CGFloat(left) * unit, y: -CGFloat(top) * unit, width: CGFloat(width) * unit,
            height: CGFloat(height) * unit)
        return (image, box)
    }
}

extension GlyphRun {
    func withC<R>(_ body: (UnsafePointer<PerchGlyph>, Int32) -> R) -> R {
        // `Glyph` has the fields of `PerchGlyph`, in the same order.
        glyphs.withUnsafeBytes {
            body($0.baseAddress!.assumingMemoryBound(to: PerchGlyph.self), Int32(glyphs.count))
        }
    }

    /// The outlines of all glyphs, in the run's coordinates.
    func outlinePath(face: Int32) -> PathData {
        var elements: [PathElement] = []
        for glyph in glyphs {
            let x = CGFloat(glyph.x)
            let y = CGFloat(glyph.y)
            elements += self.face.outline(of: glyph.id, number: face, size: size).map { $0.moved(x, y) }
        }
        return .elements(elements)
    }
}

extension FontFace {
    /// A glyph's outline round its origin, y down, in points.
    func outline(of glyph: UInt32, number: Int32, size: Double) -> [PathElement] {
        // Drawn large, since FreeType counts in 64ths.
        let drawn = 512.0
        var type = PerchTypeface(
            face: number, size: drawn, slant: slant, embolden: embolden * drawn / size, stretch: stretch)
        var steps = [PerchStep](repeating: PerchStep(), count: 256)
        var count = Int(perch_glyph_outline(&type, glyph, &steps, 256))
        if count > steps.count {
            steps = [PerchStep](repeating: PerchStep(), count: count)
            count = Int(perch_glyph_outline(&type, glyph, &steps, Int32(count)))
        }
        let f = size / drawn
        return steps.prefix(count).map { step in
            let p = CGPoint(x: step.x1 * f, y: step.y1 * f)
            let c1 = CGPoint(x: step.x2 * f, y: step.y2 * f)
            let c2 = CGPoint(x: step.x3 * f, y: step.y3 * f)
            switch Int(step.kind) {
            case PERCH_MOVE: return .move(p)
            case PERCH_LINE: return .line(p)
            case PERCH_QUAD: return .quadCurve(p, control: c1)
            case PERCH_CURVE: return .curve(p, control1: c1, control2: c2)
            default: return .close
            }
        }
    }
}

extension PathElement {
    fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> PathElement {
        func at(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + x, y: p.y + y) }
        switch self {
        case .move(let p): return .move(at(p))
        case .line(let p): return .line(at(p))
        case .quadCurve(let p, let c): return .quadCurve(at(p), control: at(c))
        case .curve(let p, let a, let b): return .curve(at(p), control1: at(a), control2: at(b))
        case .close: return .close
        }
    }
}
