import CoreGraphics
import DisplayList
import Foundation

extension VectorDrawing {
    /// Reads the first page of a PDF file: shapes, colors and gradients, clips, soft masks, groups, blending, pictures.
    /// Text is left out, as are meshes, repeated patterns and pictures in JPEG 2000; what is encrypted cannot be read.
    package init(pdf data: Data) throws {
        let file = try PDFFile(data)
        guard let page = file.firstPage() else { throw VectorImageError("it has no page") }
        var box = file.rect(page["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        if let crop = file.rect(page["CropBox"]), crop.width > 0, crop.height > 0 {
            let shown = crop.intersection(box)
            if !shown.isNull, shown.width > 0, shown.height > 0 { box = shown }
        }
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
