import CPango
import DisplayList
import Foundation

/// An open font file. Reading is HarfBuzz's own: no hinting, no rounding, no host configuration.
final class FontFile {
    let path: String
    let index: Int
    let hbFont: OpaquePointer
    let unitsPerEm: Double
    let isColor: Bool
    /// Of the file's own tables, in ems.
    let ascent: Double
    let descent: Double
    let lineGap: Double
    let capHeight: Double
    let xHeight: Double
    private let hbFace: OpaquePointer

    /// Returns nil if there is no such font.
    init?(path: String, index: Int = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > UInt32(max(index, 0)), index >= 0,
            let face = hb_face_create(blob, UInt32(index)), hb_face_get_glyph_count(face) > 0,
            let font = hb_font_create(face)
        else { return nil }
        let unitsPerEm = Double(hb_face_get_upem(face))
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        hb_ot_font_set_funcs(font)
        hb_font_make_immutable(font)
        func metric(_ tag: hb_ot_metrics_tag_t, or fallback: Double) -> Double {
            var position: hb_position_t = 0
            let found = hb_ot_metrics_get_position(font, tag, &position) != 0
            return found && position != 0 ? Double(position) / unitsPerEm : fallback
        }
        self.path = path
        self.index = index
        self.hbFace = face
        self.hbFont = font
        self.unitsPerEm = unitsPerEm
        self.isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        ascent = abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, or: 0.95))
        descent = abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, or: 0.25))
        lineGap = max(metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, or: 0), 0)
        capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7)
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5)
    }

    deinit {
        hb_font_destroy(hbFont)
        hb_face_destroy(hbFace)
    }

    /// How many faces a file holds; 0 if it is no font.
    static func faceCount(path: String) -> Int {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
        defer { hb_blob_destroy(blob) }
        return Int(hb_face_count(blob))
    }

    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(hbFont, scalar.value, &glyph) != 0 && glyph != 0
    }

    func glyph(for scalar: Unicode.Scalar) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(hbFont, scalar.value, &glyph) != 0 ? glyph : 0
    }

    /// The names by which code may ask for this font.
    var names: Names {
        Names(
            family: name(16) ?? name(1), legacyFamily: name(1), full: name(4), postScript: name(6))
    }

    struct Names {
        var family: String?
        var legacyFamily: String?
        var full: String?
        var postScript: String?
    }

    /// Weight and slant as the file states them, for choosing within a family.
    var weight: Double { Double(hb_style_get_value(hbFont, HB_STYLE_TAG_WEIGHT)) }
    var isItalic: Bool {
        hb_style_get_value(hbFont, HB_STYLE_TAG_ITALIC) > 0
            || hb_style_get_value(hbFont, HB_STYLE_TAG_SLANT_ANGLE) != 0
    }

    private func name(_ id: UInt32) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var size = UInt32(buffer.count)
        let length = hb_ot_name_get_utf8(hbFace, id, nil, &size, &buffer)
        guard length > 0, size > 0 else { return nil }
        return String(
            decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether the font has an OpenType feature, such as `smcp`.
    func hasFeature(_ tag: hb_tag_t) -> Bool {
        var scripts = [hb_tag("latn"), hb_tag("DFLT")]
        var scriptIndex: UInt32 = 0
        var chosen: hb_tag_t = 0
        let table = hb_tag("GSUB")
        hb_ot_layout_table_select_script(hbFace, table, 2, &scripts, &scriptIndex, &chosen)
        var featureIndex: UInt32 = 0
        return hb_ot_layout_language_find_feature(
            hbFace, table, scriptIndex, UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX), tag,
            &featureIndex) != 0
    }
}

/// Four ASCII characters as OpenType packs them.
func hb_tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { bytes in
        bytes.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
    }
}
