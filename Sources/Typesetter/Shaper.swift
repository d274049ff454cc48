import CPango
import CollectionSupplement
import Foundation

/// Turns spans of characters into runs of glyphs.
final class Shaper {
    let library: FontLibrary
    var counts = TypesettingCounts()
    private let buffer = hb_buffer_create()
    private var languages: [String: hb_language_t?] = [:]
    /// Each is about 40 kB.
    private var pairTables = BoundedCache<PairKey, PairTable>(limit: 64)

    private struct PairKey: Hashable {
        var font: OpaquePointer
        var features: Int
        var language: String?
    }

    private static let latin = HB_SCRIPT_LATIN
    private static let common = HB_SCRIPT_COMMON
    private static let inherited = HB_SCRIPT_INHERITED

    init(library: FontLibrary) {
        self.library = library
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// nil only where no font is installed.
    func shape(_ spans: [TextSpan], layoutDirection: ParagraphStyle.Direction, language: String?)
        -> ShapedText?
    {
        var fonts: [ResolvedFont] = []
        fonts.reserveCapacity(spans.count)
        for span in spans {
            guard let font = library.font(for: span.font) else { return nil }
            fonts.append(font)
        }
        var text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
        // Offsets are kept in 32 bits, as HarfBuzz does.
        if text.utf8.count > Int(Int32.max) / 2 { text = "" }
        var spanEnds: [Int] = []
        spanEnds.reserveCapacity(spans.count)
        for span in spans { spanEnds.append((spanEnds.last ?? 0) + span.text.utf8.count) }

        var runs: [ShapedRun] = []
        var paragraphs: [ShapedParagraph] = []
        text.withUTF8 { bytes in
            for range in Self.paragraphs(of: bytes) {
                let firstRun = runs.count
                let isRightToLeft = shapeParagraph(
                    range, of: bytes, spans: spans, spanEnds: spanEnds, fonts: fonts,
                    layoutDirection: layoutDirection, language: language, into: &runs)
                var advance = 0.0
                for index in firstRun..<runs.count { advance += runs[index].advance }
                paragraphs.append(
                    ShapedParagraph(
                        range: range, runs: firstRun..<runs.count, isRightToLeft: isRightToLeft,
                        advance: advance))
            }
        }
        return ShapedText(
            text: text, spans: spans, fonts: fonts, runs: runs, paragraphs: paragraphs,
            language: language)
    }

    // MARK: Paragraphs

    /// Splits at line feeds, carriage returns, both, U+0085, U+2028 and U+2029.
    static func paragraphs(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var offset = 0
        while offset < bytes.count {
            let length: Int
            switch bytes[offset] {
            case 0x0A, 0x0B, 0x0C: length = 1
            case 0x0D: length = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
            case 0xC2 where bytes[offset + 1] == 0x85: length = 2
            case 0xE2
            where bytes[offset + 1] == 0x80 && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9):
                length = 3
            default:
                offset += 1
                continue
            }
            ranges.append(start..<offset)
            offset += length
            start = offset
        }
        ranges.append(start..<bytes.count)
        return ranges
    }

    /// Returns whether the paragraph runs from right to left.
    private func shapeParagraph(
        _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, spans: [TextSpan],
        spanEnds: [Int], fonts: [ResolvedFont], layoutDirection: ParagraphStyle.Direction,
        language: String?, into runs: inout [ShapedRun]
    ) -> Bool {
        guard !range.isEmpty else { return layoutDirection == .rightToLeft }
        counts.bytesShaped += range.count
        var isASCII = true
        var mayNeedBidi = layoutDirection == .rightToLeft
        for offset in range where bytes[offset] >= 0x80 {
            isASCII = false
            if mayNeedBidi { break }
            mayNeedBidi = Self.isRightToLeft(bytes, at: offset)
        }
        let text = UnsafeRawPointer(bytes.baseAddress! + range.lowerBound)
            .assumingMemoryBound(to: CChar.self)
        var isRightToLeft = false
        var levels: [UInt8]?
        if mayNeedBidi {
            // Weak: the first letter with its own direction decides.
            var base = layoutDirection == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
            if let found = pango_log2vis_get_embedding_levels(text, Int32(range.count), &base) {
                let characters = g_utf8_strlen(text, gssize(range.count))
                levels = Array(UnsafeBufferPointer(start: found, count: Int(characters)))
                g_free(found)
                isRightToLeft = base == PANGO_DIRECTION_RTL
                if !isRightToLeft, levels!.allSatisfy({ $0 == 0 }) { levels = nil }
            }
        }

        var spanIndex = 0
        var offset = range.lowerBound
        while offset < range.upperBound {
            while spanEnds[spanIndex] <= offset { spanIndex += 1 }
            let end = min(spanEnds[spanIndex], range.upperBound)
            let item = Item(
                span: spanIndex, style: spans[spanIndex], font: fonts[spanIndex], bytes: bytes,
                language: language)
            if let attachment = item.style.attachment {
                let level = levels.map { $0[characterIndex(of: offset, from: range, in: bytes)] } ?? 0
                runs.append(attachmentRun(attachment, item: item, range: offset..<end, level: level))
            } else if isASCII, levels == nil {
                shapePlain(item, range: offset..<end, into: &runs)
            } else {
                itemize(
                    item, range: offset..<end, paragraph: range, levels: levels, into: &runs)
            }
            offset = end
        }
        return isRightToLeft
    }

    /// Whether the character that begins at a byte runs, or makes others run, from right to left.
    private static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0xD6...0xDF: true
        case 0xE0: (0xA0...0xA3).contains(bytes[offset + 1])
        // The marks U+200E, U+200F, U+202A...U+202E and U+2066...U+2069.
        case 0xE2 where bytes[offset + 1] == 0x80:
            [0x8E, 0x8F, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE].contains(bytes[offset + 2])
        case 0xE2 where bytes[offset + 1] == 0x81: (0xA6...0xA9).contains(bytes[offset + 2])
        case 0xEF: bytes[offset + 1] >= 0xAC
        case 0xF0: bytes[offset + 1] == 0x90 || bytes[offset + 1] == 0x9E
        default: false
        }
    }

    /// A span's part of a paragraph.
    private struct Item {
        var span: Int
        var style: TextSpan
        var font: ResolvedFont
        var bytes: UnsafeBufferPointer<UInt8>
        var language: String?
    }

    private func characterIndex(
        of offset: Int, from range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var count = 0
        for i in range.lowerBound..<offset where bytes[i] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    private func attachmentRun(
        _ attachment: InlineAttachment, item: Item, range: Range<Int>, level: UInt8
    ) -> ShapedRun {
        let width = attachment.width.isFinite ? max(attachment.width, 0) : 0
        let glyph = ShapedGlyph(
            id: 0, cluster: Int32(range.lowerBound), advance: Float(width), dx: 0, dy: 0,
            isUnsafeToBreak: false)
        return ShapedRun(
            font: item.font, span: item.span, level: level, script: Self.common.rawValue,
            range: range, glyphs: [glyph], advance: width, attachment: attachment)
    }

    // MARK: Runs

    /// Cuts a range where the font, the script or the direction changes.
    private func itemize(
        _ item: Item, range: Range<Int>, paragraph: Range<Int>, levels: [UInt8]?,
        into runs: inout [ShapedRun]
    ) {
        let text = String(decoding: item.bytes[range], as: UTF8.self)
        var character = levels == nil ? 0 : characterIndex(of: range.lowerBound, from: paragraph, in: item.bytes)
        var offset = range.lowerBound
        var current: (start: Int, font: ResolvedFont, script: hb_script_t, level: UInt8)?
        func close(at end: Int) {
            guard let run = current else { return }
            let script = Self.isNeutral(run.script) ? Self.latin : run.script
            shape(
                item, range: run.start..<end, font: run.font, script: script, level: run.level,
                into: &runs)
        }
        for grapheme in text {
            let scalars = grapheme.unicodeScalars
            let level = levels?[character] ?? 0
            let own = Self.script(of: scalars)
            // Punctuation goes with what stands before it.
            let script = Self.isNeutral(own) ? (current?.script ?? own) : own
            let font = self.font(for: grapheme, script: script, item: item, before: current?.font)
            if let run = current {
                let sameScript = run.script == script || Self.isNeutral(run.script)
                if run.font !== font || run.level != level || !sameScript {
                    close(at: offset)
                    current = (offset, font, script, level)
                } else if Self.isNeutral(run.script) {
                    current!.script = script
                }
            } else {
                current = (offset, font, script, level)
            }
            offset += grapheme.utf8.count
            character += scalars.count
        }
        close(at: offset)
    }

    private static func isNeutral(_ script: hb_script_t) -> Bool {
        script == common || script == inherited || script == HB_SCRIPT_UNKNOWN
    }

    private static func script(of scalars: Character.UnicodeScalarView) -> hb_script_t {
        for scalar in scalars {
            if scalar.isASCII {
                return scalar.properties.isAlphabetic ? latin : common
            }
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            if !isNeutral(script) { return script }
        }
        return common
    }

    private func font(
        for grapheme: Character, script: hb_script_t, item: Item, before: ResolvedFont?
    ) -> ResolvedFont {
        let scalars = grapheme.unicodeScalars
        let first = scalars.first!
        if first.isASCII, scalars.count == 1 { return item.font }
        if Self.isEmoji(scalars), let emoji = library.emoji(for: item.font),
            emoji.file.hasGlyph(for: first)
        {
            return emoji
        }
        let missing = scalars.first { scalar in
            !scalar.properties.isDefaultIgnorableCodePoint && !item.font.file.hasGlyph(for: scalar)
        }
        guard let missing else { return item.font }
        // Keep a letter and its marks, and a word, in one font where that is possible.
        if let before, before !== item.font, !before.face.isColor,
            scalars.allSatisfy({
                $0.properties.isDefaultIgnorableCodePoint || before.file.hasGlyph(for: $0)
            })
        {
            return before
        }
        let tag = Self.isNeutral(script) ? "" : Self.name(of: script)
        return library.fallback(
            for: missing, script: tag, language: item.language, font: item.font) ?? item.font
    }

    /// Whether the cluster asks for its colored form.
    private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        let first = scalars.first!
        let second = scalars.dropFirst().first
        if second?.value == 0xFE0E { return false }
        if first.properties.isEmojiPresentation { return true }
        return first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    }

    private static func name(of script: hb_script_t) -> String {
        let tag = hb_script_to_iso15924_tag(script)
        return String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
    }

    // MARK: Glyphs

    /// ASCII from left to right.
    private func shapePlain(_ item: Item, range: Range<Int>, into runs: inout [ShapedRun]) {
        let font = item.font
        if font.hasPlainASCII, item.style.tracking == 0 {
            let table = pairTable(for: font, language: item.language)
            if let (glyphs, advance) = table.shape(
                item.bytes, range: range, scale: font.scale.x, spacing: font.tracking + item.style.kerning)
            {
                runs.append(
                    ShapedRun(
                        font: font, span: item.span, level: 0, script: Self.latin.rawValue, range: range,
                        glyphs: glyphs, advance: advance))
                return
            }
        }
        shape(item, range: range, font: font, script: Self.latin, level: 0, into: &runs)
    }

    func pairTable(for font: ResolvedFont, language: String?) -> PairTable {
        if let latest = font.latestTable, latest.language == language { return latest.table }
        let table = keptPairTable(for: font, language: language)
        font.latestTable = (language, table)
        return table
    }

    private func keptPairTable(for font: ResolvedFont, language: String?) -> PairTable {
        let key = PairKey(font: font.file.hbFont, features: font.featureKey, language: language)
        if let known = pairTables[key] { return known }
        let made = PairTable(
            font: font.file.hbFont, features: font.features, language: hbLanguage(language),
            buffer: buffer)
        pairTables[key] = made
        return made
    }

    private func shape(
        _ item: Item, range: Range<Int>, font: ResolvedFont, script: hb_script_t, level: UInt8,
        into runs: inout [ShapedRun]
    ) {
        guard !range.isEmpty else { return }
        var run = ShapedRun(
            font: font, span: item.span, level: level, script: script.rawValue, range: range,
            glyphs: [], advance: 0)
        shapeGlyphs(of: &run, style: item.style, bytes: item.bytes, language: item.language)
        runs.append(run)
    }

    /// Shapes part of a run again: what it looks like when a line begins or ends inside.
    func reshape(_ run: ShapedRun, range: Range<Int>, in text: ShapedText) -> ShapedRun {
        var part = run
        part.range = range
        var copy = text.text
        copy.withUTF8 { bytes in
            shapeGlyphs(
                of: &part, style: text.spans[run.span], bytes: bytes, language: text.language)
        }
        return part
    }

    /// The sign for text left out, in the font and direction of where it stands.
    func ellipsis(span: Int, font: ResolvedFont, level: UInt8, in text: ShapedText) -> ShapedRun {
        var sign = "\u{2026}"
        var run = ShapedRun(
            font: font, span: span, level: level, script: Self.latin.rawValue, range: 0..<3,
            glyphs: [], advance: 0)
        sign.withUTF8 { bytes in
            shapeGlyphs(of: &run, style: text.spans[span], bytes: bytes, language: text.language)
        }
        return run
    }

    private func shapeGlyphs(
        of run: inout ShapedRun, style: TextSpan, bytes: UnsafeBufferPointer<UInt8>, language: String?
    ) {
        let font = run.font
        let range = run.range
        hb_buffer_clear_contents(buffer)
        bytes.baseAddress!.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
            hb_buffer_add_utf8(
                buffer, text, Int32(bytes.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
        hb_buffer_set_language(buffer, hbLanguage(language))
        if style.tracking != 0 {
            let apart = font.features + ["liga", "clig"].map(Self.off)
            hb_shape(font.file.hbFont, buffer, apart, UInt32(apart.count))
        } else {
            hb_shape(font.file.hbFont, buffer, font.features, UInt32(font.features.count))
        }
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        guard let infos, let positions else { return }

        let scale = font.scale
        let spacing = font.tracking + style.kerning + style.tracking
        let total = Int(count)
        var sum = 0.0
        run.glyphs = [ShapedGlyph](unsafeUninitializedCapacity: total) { glyphs, used in
            for i in 0..<total {
                let info = infos[i]
                let position = positions[i]
                var advance = Double(position.x_advance) * scale.x
                var id = info.codepoint
                let byte = bytes[Int(info.cluster)]
                if byte < 0x20 {
                    id = font.file.glyph(for: " ")
                    advance = byte == 0x09 ? Self.tabWidth : 0
                } else if i + 1 == total || infos[i + 1].cluster != info.cluster {
                    advance += spacing
                }
                sum += advance
                glyphs.initializeElement(
                    at: i,
                    to: ShapedGlyph(
                        id: id, cluster: Int32(info.cluster), advance: Float(advance),
                        dx: Float(Double(position.x_offset) * scale.x),
                        dy: Float(Double(position.y_offset) * scale.y),
                        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
            }
            used = total
        }
        run.advance = sum
    }

    /// The distance between tab stops that Apple's paragraph styles start with.
    private static let tabWidth = 28.0

    private static func off(_ tag: StaticString) -> hb_feature_t {
        hb_feature_t(tag: hb_tag(tag), value: 0, start: 0, end: .max)
    }

    private func hbLanguage(_ language: String?) -> hb_language_t? {
        let name = language ?? "en"
        if let known = languages[name] { return known }
        let made = hb_language_from_string(name, -1)
        languages[name] = .some(made)
        return made
    }
}
