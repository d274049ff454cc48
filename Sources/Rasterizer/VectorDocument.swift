import CCairo
import CoreGraphics
import DisplayList
import Foundation

/// PDF files, with shapes as shapes and text as text.
package enum PDFWriter {
    /// Writes a document with a page for each list; nil if there is none, or one that cannot be written.
    package static func data(for pages: [DisplayList]) -> Data? {
        guard let first = pages.first else { return nil }
        let size = first.pageSize
        return VectorDocument.data { stream in
            let surface = cairo_pdf_surface_create_for_stream(
                VectorDocument.write, stream, size.width, size.height)
            // The date is part of the file, and the same view is to give the same bytes.
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
            return surface
        } draw: { surface, context in
            let fonts = VectorFonts()
            for page in pages {
                cairo_pdf_surface_set_size(surface, page.pageSize.width, page.pageSize.height)
                VectorPainter(context, page: page, fonts: fonts).paint()
                cairo_show_page(context)
            }
        }
    }
}

/// SVG files, with shapes as shapes and text as the shapes of its letters.
package enum SVGWriter {
    /// Writes a picture; nil if it cannot be written.
    package static func data(for list: DisplayList) -> Data? {
        let size = list.pageSize
        let file = VectorDocument.data { stream in
            let surface = cairo_svg_surface_create_for_stream(
                VectorDocument.write, stream, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        } draw: { _, context in
            VectorPainter(context, page: list, fonts: VectorFonts()).paint()
        }
        return file.map(renumbered)
    }

    /// Cairo counts the parts of a file through the whole process; here each file counts from 0.
    private static func renumbered(_ file: Data) -> Data {
        let text = String(decoding: file, as: UTF8.self)
        var numbers: [Substring: Int] = [:]
        let result = text.replacing(/(?<before>(?:id="|#)[a-z]+-?)(?<number>[0-9]+)(?=["\)-])/) { match in
            let number = numbers[match.number] ?? numbers.count
            numbers[match.number] = number
            return "\(match.before)\(number)"
        }
        return Data(result.utf8)
    }
}

extension DisplayList {
    /// The canvas, at least a point and never endlessly.
    fileprivate var pageSize: CGSize {
        func side(_ length: CGFloat) -> CGFloat { length >= 1 ? min(length, 1e5) : 1 }
        return CGSize(width: side(size.width), height: side(size.height))
    }
}

/// What the two kinds of files share: Cairo writes through a stream into memory.
private enum VectorDocument {
    private final class Buffer { var data = Data() }

    static let write: cairo_write_func_t = { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Buffer>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }

    static func data(
        _ makeSurface: (UnsafeMutableRawPointer) -> OpaquePointer?,
        draw: (OpaquePointer, OpaquePointer) -> Void
    ) -> Data? {
        let buffer = Buffer()
        return withExtendedLifetime(buffer) {
            guard let surface = makeSurface(Unmanaged.passUnretained(buffer).toOpaque()) else { return nil }
            defer { cairo_surface_destroy(surface) }
            guard let context = cairo_create(surface) else { return nil }
            draw(surface, context)
            let status = cairo_status(context)
            cairo_destroy(context)
            cairo_surface_finish(surface)
            guard status == CAIRO_STATUS_SUCCESS, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
            else { return nil }
            return buffer.data
        }
    }
}
