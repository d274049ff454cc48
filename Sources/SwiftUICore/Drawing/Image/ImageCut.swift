import CoreGraphics
import DisplayList

/// A part of an image and where it is drawn, both in points.
struct ImagePiece {
    var destination: CGRect
    var source: CGRect
}

/// How an image is cut so that its edges keep their size. Lengths are in points of the image.
struct ImageCut {
    /// The whole image.
    var size: CGSize
    /// The edges. Leading is left, whichever way people read.
    var insets: EdgeInsets
    /// How much of what lies between them is drawn; nil for all.
    var centerWidth: CGFloat?
    var centerHeight: CGFloat?
    var mode: Image.ResizingMode

    init(
        size: CGSize, insets: EdgeInsets, centerWidth: CGFloat? = nil, centerHeight: CGFloat? = nil,
        mode: Image.ResizingMode
    ) {
        self.size = size
        self.insets = insets
        self.centerWidth = centerWidth
        self.centerHeight = centerHeight
        self.mode = mode
    }

    /// The edges with the part of the middle that is drawn.
    var ownSize: CGSize {
        func length(_ own: CGFloat, _ before: CGFloat, _ after: CGFloat, _ center: CGFloat?) -> CGFloat {
            guard let center, own > before + after else { return own }
            return before + after + min(center, own - before - after)
        }
        return CGSize(
            width: length(size.width, insets.leading, insets.trailing, centerWidth),
            height: length(size.height, insets.top, insets.bottom, centerHeight))
    }

    /// The nine pieces, or more where the middle is repeated.
    func pieces(in rect: CGRect) -> [ImagePiece] {
        let columns = cuts(rect.width, size.width, insets.leading, insets.trailing, centerWidth)
        let rows = cuts(rect.height, size.height, insets.top, insets.bottom, centerHeight)
        return rows.flatMap { row in
            columns.map { column in
                ImagePiece(
                    destination: CGRect(
                        x: rect.minX + column.place, y: rect.minY + row.place, width: column.room, height: row.room),
                    source: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
            }
        }
    }

    private typealias Cut = (place: CGFloat, room: CGFloat, start: CGFloat, length: CGFloat)

    private func cuts(
        _ length: CGFloat, _ own: CGFloat, _ before: CGFloat, _ after: CGFloat, _ center: CGFloat?
    ) -> [Cut] {
        let a = min(max(before, 0), own)
        let b = min(max(after, 0), own - a)
        let squeeze = a + b > length && a + b > 0 ? length / (a + b) : 1
        var result: [Cut] = [(0, a * squeeze, 0, a)]
        let middle = min(max(center ?? own, 0), own - a - b)
        let room = length - (a + b) * squeeze
        if middle > 0, room > 0 {
            let isTiled = mode == .tile && room / middle < 200
            var start: CGFloat = 0
            while start < room - 1e-6 {
                let part = isTiled ? min(middle, room - start) : room
                result.append((a * squeeze + start, part, a, isTiled ? part : middle))
                start += part
            }
        }
        result.append((length - b * squeeze, b * squeeze, own - b, b))
        return result.filter { $0.room > 0 && $0.length > 0 }
    }
}

extension ImageSlices {
    /// The slices of an image of some size in points; the catalog counts pixels.
    func cut(_ size: CGSize, pixelsPerPoint: CGFloat) -> ImageCut {
        ImageCut(
            size: size,
            insets: EdgeInsets(
                top: insets.top / pixelsPerPoint, leading: insets.leading / pixelsPerPoint,
                bottom: insets.bottom / pixelsPerPoint, trailing: insets.trailing / pixelsPerPoint),
            centerWidth: centerWidth.map { $0 / pixelsPerPoint },
            centerHeight: centerHeight.map { $0 / pixelsPerPoint }, mode: mode)
    }
}
