import CPango
import DisplayList
import Foundation

/// Glyphs and kerning of a font's printable ASCII characters, so that plain text need not go through
/// the font's layout tables each time. Every value is HarfBuzz's own, asked for once.
///
/// This gives HarfBuzz's result exactly where a font does nothing with ASCII but exchange single
/// glyphs and kern pairs. Pairs that become something else are known as such and left to HarfBuzz.
final class PairTable {
    static let characters: ClosedRange<UInt8> = 0x20...0x7E
    private static let count = characters.count

    @exclusivity(unchecked) private var glyphs = [UInt32](repeating: 0, count: count)
    @exclusivity(unchecked) private var advances = [Int32](repeating: 0, count: count)
    /// By how much the first of two characters is narrower before the second, in font units.
    @exclusivity(unchecked) private var kerning = [Int32](repeating: unknown, count: count * count)

    private static let unknown = Int32.max
    private static let complex = Int32.max - 1

    private let font: OpaquePointer
    private let features: [hb_feature_t]
    private let language: hb_language_t?
    private let buffer: OpaquePointer?

    init(
        font: OpaquePointer, features: [hb_feature_t], language: hb_language_t?,
        buffer: OpaquePointer?
    ) {
        self.font = font
        self.features = features
        self.language = language
        self.buffer = buffer
        for character in Self.characters {
            let index = Int(character - Self.characters.lowerBound)
            if let only = shape([character]).first {
                glyphs[index] = only.glyph
                advances[index] = only.advance
            }
        }
    }

    /// A run's glyphs and its width; nil if HarfBuzz has to look at the whole.
    func shape(
        _ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, scale: Double, spacing: Double
    ) -> (glyphs: [ShapedGlyph], advance: Double)? {
        var width: Double?
        let glyphs = [ShapedGlyph](unsafeUninitializedCapacity: range.count) { output, used in
            width = walk(bytes, range, scale, spacing) { offset, id, advance, isUnsafe in
                output.initializeElement(
                    at: used,
                    to: ShapedGlyph(
                        id: id, cluster: Int32(offset), advance: Float(advance), dx: 0, dy: 0,
                        isUnsafeToBreak: isUnsafe))
                used += 1
            }
        }
        return width.map { (glyphs, $0) }
    }

    /// A line's glyphs on a baseline, beginning at 0, and its width; nil if HarfBuzz has to look at the whole.
    func line(_ bytes: UnsafeBufferPointer<UInt8>, scale: Double, spacing: Double, baseline: Double)
        -> (glyphs: [Glyph], advance: Double)?
    {
        var width: Double?
        var pen = 0.0
        let glyphs = [Glyph](unsafeUninitializedCapacity: bytes.count) { output, used in
            width = walk(bytes, bytes.indices, scale, spacing) { offset, id, advance, _ in
                output.initializeElement(
                    at: used, to: Glyph(id: id, x: Float(pen), y: Float(baseline), cluster: UInt32(offset)))
                used += 1
                pen += Double(Float(advance))
            }
        }
        return width.map { (glyphs, $0) }
    }

    /// Visits the characters of a run with their glyph, advance, and whether a break before them changes the shape.
    @inline(__always)
    private func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ scale: Double, _ spacing: Double,
        _ visit: (_ offset: Int, _ glyph: UInt32, _ advance: Double, _ isUnsafe: Bool) -> Void
    ) -> Double? {
        var sum = 0.0
        var isUnsafe = false
        for offset in range {
            let byte = bytes[offset]
            guard Self.characters.contains(byte) else { return nil }
            let index = Int(byte - Self.characters.lowerBound)
            var units = advances[index]
            var nextIsUnsafe = false
            if offset + 1 < range.upperBound {
                let next = bytes[offset + 1]
                guard Self.characters.contains(next) else { return nil }
                let kern = kern(index, Int(next - Self.characters.lowerBound))
                if kern == Self.complex { return nil }
                units += kern
                nextIsUnsafe = kern != 0
            }
            let advance = Double(units) * scale + spacing
            sum += advance
            visit(offset, glyphs[index], advance, isUnsafe)
            isUnsafe = nextIsUnsafe
        }
        return sum
    }

    private func kern(_ first: Int, _ second: Int) -> Int32 {
        let index = first * Self.count + second
        if kerning[index] != Self.unknown { return kerning[index] }
        let base = Self.characters.lowerBound
        let pair = shape([base + UInt8(first), base + UInt8(second)])
        let isPlain =
            pair.count == 2 && pair[0].glyph == glyphs[first] && pair[1].glyph == glyphs[second]
            && pair[1].advance == advances[second] && pair.allSatisfy { $0.isInPlace }
        kerning[index] = isPlain ? pair[0].advance - advances[first] : Self.complex
        return kerning[index]
    }

    private func shape(_ characters: [UInt8])
        -> [(glyph: UInt32, advance: Int32, isInPlace: Bool)]
    {
        hb_buffer_clear_contents(buffer)
        characters.withUnsafeBytes { raw in
            hb_buffer_add_utf8(
                buffer, raw.bindMemory(to: CChar.self).baseAddress, Int32(raw.count), 0, Int32(raw.count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, language)
        hb_shape(font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map {
            (
                infos[$0].codepoint, positions[$0].x_advance,
                positions[$0].x_offset == 0 && positions[$0].y_offset == 0
            )
        }
    }
}
