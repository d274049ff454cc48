import CCairo
import CRaster
import CoreGraphics
import DisplayList
import Foundation

extension VectorPainter {
    /// Draws a run as text, with the characters that its glyphs represent.
    func show(_ run: GlyphRun) {
        guard !run.glyphs.isEmpty, run.size > 0, run.size < 10_000, let face = fonts.face(run.face) else {
            return
        }
        cairo_set_font_face(context, face)
        // y goes down in Cairo's font space as well, so leaning to the right takes a negative factor.
        var matrix = cairo_matrix_t(
            xx: run.size * run.face.stretch, yx: 0, xy: -run.face.slant * run.size, yy: run.size, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, fonts.options)
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: Double($0.x), y: Double($0.y)) }
        if let clusters = run.clusters {
            cairo_show_text_glyphs(
                context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
                Int32(clusters.count),
                run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
        } else {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        }
        guard run.face.embolden > 0 else { return }
        run.outlinePath(face: FaceTable.number(of: run.face)).trace(in: context)
        cairo_set_line_width(context, run.face.embolden)
        cairo_stroke(context)
    }

    func drawColor(_ run: GlyphRun, _ opacity: Double) {
        let face = FaceTable.number(of: run.face)
        for glyph in run.glyphs {
            guard let (image, box) = FaceTable.colorGlyph(face, glyph, size: run.size) else { continue }
            draw(image, in: box, from: nil, tint: nil, .high, opacity)
        }
    }
}

extension GlyphRun {
    /// Which glyphs represent which bytes of the text, in the order of the text; nil if the run does not tell.
    fileprivate var clusters: [cairo_text_cluster_t]? {
        let logical = isRightToLeft ? glyphs.reversed() : glyphs
        let length = text.utf8.count
        guard length > 0, logical.first?.cluster == 0 else { return nil }
        var clusters: [cairo_text_cluster_t] = []
        var start = 0
        var count: Int32 = 0
        func close(at end: Int) -> Bool {
            guard end > start, end <= length else { return false }
            clusters.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: count))
            return true
        }
        for glyph in logical {
            if Int(glyph.cluster) != start {
                guard close(at: Int(glyph.cluster)) else { return nil }
                start = Int(glyph.cluster)
                count = 0
            }
            count += 1
        }
        return close(at: length) ? clusters : nil
    }
}

/// The fonts of one document.
final class VectorFonts {
    private struct File: Hashable {
        var path: String
        var index: Int
    }

    private var faces: [File: (cairo: OpaquePointer, free: UnsafeMutableRawPointer)] = [:]
    let options: OpaquePointer = {
        let options = cairo_font_options_create()!
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }()

    func face(_ face: FontFace) -> OpaquePointer? {
        let file = File(path: face.path, index: face.index)
        if let known = faces[file] { return known.cairo }
        guard let opened = perch_face_open(face.path, Int32(face.index)) else { return nil }
        guard
            let made = cairo_ft_font_face_create_for_ft_face(
                opened.assumingMemoryBound(to: FT_FaceRec.self), 0),
            cairo_font_face_status(made) == CAIRO_STATUS_SUCCESS
        else {
            perch_face_close(opened)
            return nil
        }
        // Cairo may keep the face longer than the document, so it is Cairo who closes the file.
        cairo_font_face_set_user_data(made, Self.key, opened) { perch_face_close($0) }
        faces[file] = (made, opened)
        return made
    }

    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)

    deinit {
        for face in faces.values { cairo_font_face_destroy(face.cairo) }
        cairo_font_options_destroy(options)
    }
}
