import CoreGraphics
import DisplayList

/// Operations of one view that have the same paint, and whose contrast is measured together.
struct DrawnUnit {
    /// The number of the view that drew it.
    let id: UInt64
    let paint: Paint
    /// The places of the operations, and what is painted instead to see the ink everywhere.
    var operations: [(position: Int, box: DrawOperation)] = []
    /// On the canvas, in points.
    var boxes: [CGRect] = [] { didSet { clearBoxes = boxes } }
    /// The parts of the boxes over which no glass lies: what passes under a bar is scrolled to a clear place before it is read.
    private(set) var clearBoxes: [CGRect] = []
    /// What a picture is painted with.
    var paints: Set<Paint> = []
    var text = ""
    var pointSize = 0.0
    var isBold = false
    /// The product of all opacities around it.
    var opacity = 1.0
    /// Whether an effect other than opacity changes its colors.
    var isFiltered = false
    /// The part of the boxes inside every clip: 0 to 1.
    var unclippedShare = 1.0
    /// The part inside the clips of scroll views.
    var scrolledShare = 1.0
    /// Whether something that shows what is behind it, such as glass, is drawn above it.
    var isUnderGlass = false

    init(id: UInt64, paint: Paint) {
        self.id = id
        self.paint = paint
    }

    var frame: CGRect { boxes.reduce(.null) { $0.union($1) } }

    /// The paint, where it is one color.
    ///
    /// It is not inlined, since the optimizer of Swift 6.3 crashes on its switch in `DrawingReader.run`.
    @inline(never)
    var color: RGBA? { if case .color(let color) = paint { color } else { nil } }

    /// Something that shows what is behind it lies over an area.
    mutating func cover(_ area: CGRect) { clearBoxes = clearBoxes.map { $0.largestPart(outside: area) } }

    /// Adds the text of a run whose box is the last one. A line ends where a run starts lower than the one before it.
    mutating func append(_ run: String) {
        if boxes.count > 1, boxes[boxes.count - 1].minY >= boxes[boxes.count - 2].midY, text.last?.isWhitespace == false
        {
            text += " "
        }
        text += run
    }

    func touches(_ other: DrawnUnit) -> Bool {
        boxes.contains { box in other.boxes.contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(box) } }
    }
}

extension CGRect {
    /// The largest part above, below, or beside another rectangle; the whole if the other covers it.
    fileprivate func largestPart(outside other: CGRect) -> CGRect {
        guard intersects(other) else { return self }
        let parts = [
            CGRect(x: minX, y: minY, width: width, height: other.minY - minY),
            CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY),
            CGRect(x: minX, y: minY, width: other.minX - minX, height: height),
            CGRect(x: other.maxX, y: minY, width: maxX - other.maxX, height: height),
        ]
        // A height below zero is turned around by Core Graphics.
        let real = parts.filter { $0.size.width > 0 && $0.size.height > 0 }
        return real.max { $0.width * $0.height < $1.width * $1.height } ?? self
    }
}
