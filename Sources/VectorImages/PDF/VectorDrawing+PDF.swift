import CoreGraphics
import DisplayList
import Foundation

extension VectorDrawing {
    /// Reads the first page of a PDF file: shapes, colors and gradients, clips, soft masks, groups, blending, pictures.
    /// Text is left out, as are meshes, repeated patterns and pictures in JPEG 2000; what is encrypted cannot be read.
    package init(pdf data: Data) throws {
        let file = try PDFFile(data)
        guard let page = file.pages(limit: 1).first else { throw VectorImageError("it has no page") }
        try self.init(page, of: file)
    }

    fileprivate init(_ page: [String: PDFObject], of file: PDFFile) throws {
        let box = VectorDrawing.box(of: page, in: file)
        guard box.width > 0, box.height > 0, box.width <= VectorLimits.side, box.height <= VectorLimits.side else {
            throw VectorImageError("\(box.width) × \(box.height) points are no size for a picture")
        }
        let (size, transform) = VectorDrawing.place(box, quarters: (file.integer(page["Rotate"]) ?? 0) / 90)
        let session = PDFInterpreter.Session(file)
        var interpreter = PDFInterpreter(
            session, resources: file.dictionary(page["Resources"]) ?? [:], state: PDFGraphicsState(transform), depth: 0)
        var content: [UInt8] = []
        let parts = file.array(page["Contents"]) ?? page["Contents"].map { [$0] } ?? []
        for part in parts {
            // Nothing may be torn apart, or joined, where one part ends.
            if let stream = file.stream(part), let (bytes, _) = file.unpacked(stream) { content += bytes + [10] }
        }
        let items = try interpreter.run(content[...])
        let canvas = CGRect(origin: .zero, size: size)
        let inner = DisplayNode(items: items)
        let isInside = inner.bounds.isNull || canvas.contains(inner.bounds)
        let node =
            isInside
            ? inner : DisplayNode(effects: [.clip(.rect(canvas), evenOdd: false, antialiased: true)], items: items)
        self.init(size: size, node: node, omissions: session.omissions)
    }

    /// What is seen of a page, in its own space.
    fileprivate static func box(of page: [String: PDFObject], in file: PDFFile) -> CGRect {
        let box = file.rect(page["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let crop = file.rect(page["CropBox"]), crop.width > 0, crop.height > 0 else { return box }
        let shown = crop.intersection(box)
        return shown.isNull || shown.width <= 0 || shown.height <= 0 ? box : shown
    }

    /// From the page, whose y axis points up, to a picture whose top left corner is the origin.
    private static func place(_ box: CGRect, quarters: Int) -> (CGSize, CGAffineTransform) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        let (w, h) = (box.width, box.height)
        switch ((quarters % 4) + 4) % 4 {
        case 1:
            return (
                CGSize(width: h, height: w),
                flip.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0))
            )
        case 2: return (box.size, flip.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)))
        case 3:
            return (
                CGSize(width: h, height: w),
                flip.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w))
            )
        default: return (box.size, flip)
        }
    }
}

/// The pages of a PDF file, each of which is read when it is asked for.
package struct VectorPages: @unchecked Sendable {
    // Unchecked because the file is used under the lock.
    private let file: PDFFile
    private let pages: [[String: PDFObject]]
    private let lock = NSLock()

    package init(pdf data: Data) throws {
        file = try PDFFile(data)
        pages = file.pages()
    }

    /// How many pages there are.
    package var count: Int { pages.count }

    /// The size of a page as it is seen, in points. One that is missing has none.
    package func size(at index: Int) -> CGSize {
        guard pages.indices.contains(index) else { return .zero }
        return lock.withLock {
            let size = VectorDrawing.box(of: pages[index], in: file).size
            let isTurned = (file.integer(pages[index]["Rotate"]) ?? 0) / 90 % 2 != 0
            return isTurned ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// A page as a drawing.
    package func drawing(at index: Int) throws -> VectorDrawing {
        guard pages.indices.contains(index) else { throw VectorImageError("there is no page \(index + 1)") }
        return try lock.withLock { try VectorDrawing(pages[index], of: file) }
    }

    /// What the file says about itself, by the names of its entries, such as `Title`.
    package var information: [String: String] {
        lock.withLock {
            (file.dictionary(file.trailer["Info"]) ?? [:]).compactMapValues { value in
                if case .string(let bytes) = file.resolve(value) { Self.text(bytes) } else { nil }
            }
        }
    }

    /// Text in UTF-16 with its mark, else in Latin letters.
    private static func text(_ bytes: [UInt8]) -> String {
        bytes.starts(with: [0xFE, 0xFF])
            ? String(
                decoding: stride(from: 2, to: bytes.count - 1, by: 2).map {
                    UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
                }, as: UTF16.self)
            : String(bytes.map { Character(Unicode.Scalar($0)) })
    }
}
