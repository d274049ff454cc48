import CoreGraphics

/// Where the labels and the image of a cell in one of the old styles are.
@MainActor struct TableCellLayout {
    private let cell: UITableViewCell
    private let text: UILabel?
    private let detail: UILabel?
    private let image: UIImageView?
    private let imageSize: CGSize
    private let start: CGFloat
    private let room: CGFloat

    /// - Parameter width: The width of the cell's content, in points.
    init(_ cell: UITableViewCell, width: CGFloat) {
        self.cell = cell
        (text, detail, image) = cell.parts
        imageSize = image?.sizeThatFits(.zero) ?? .zero
        let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
        start = cell.margins.left + indent + (image == nil ? 0 : imageSize.width + TableMetrics.imageSpacing)
        // An accessory has its own distance to the edge, and the content ends where it begins.
        room = max(0, width - start - cell.margins.right)
    }

    /// Where the text begins, in points from the leading edge.
    var textStart: CGFloat { start }

    private var textHeight: CGFloat { text.map { fitting($0, room).height } ?? 0 }
    private var detailHeight: CGFloat { detail.map { fitting($0, room).height } ?? 0 }

    private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width, height: 0))
    }

    /// The height of the content without its margins, in points.
    var height: CGFloat {
        let texts =
            cell.style == .subtitle
            ? textHeight + detailHeight + (text != nil && detail != nil ? TableMetrics.subtitleSpacing : 0)
            : max(textHeight, detailHeight)
        return max(texts, imageSize.height)
    }

    /// Places the parts in content of a size.
    func place(in size: CGSize, _ isMirrored: Bool) {
        func place(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view?.frame = CGRect(x: isMirrored ? size.width - x - width : x, y: y, width: width, height: height)
        }
        func middle(_ height: CGFloat) -> CGFloat { ((size.height - height) / 2 * 3).rounded() / 3 }
        if image != nil {
            place(
                image, start - imageSize.width - TableMetrics.imageSpacing, middle(imageSize.height), imageSize.width,
                imageSize.height)
        }
        switch cell.style {
        case .default: place(text, start, middle(textHeight), room, textHeight)
        case .subtitle:
            let both = text != nil && detail != nil
            let top = middle(textHeight + detailHeight + (both ? TableMetrics.subtitleSpacing : 0))
            place(text, start, top, room, textHeight)
            place(
                detail, start, top + textHeight + (both ? TableMetrics.subtitleSpacing : 0), room, detailHeight)
        case .value1:
            // The value has what the label leaves, and the label at least half of the room.
            let wanted = text.map { fitting($0, 0).width } ?? 0
            let value = detail.map { fitting($0, 0).width } ?? 0
            let gap = text != nil && detail != nil ? TableMetrics.valueSpacing : 0
            let textWidth = min(wanted, max(room - gap - value, room / 2))
            place(text, start, middle(textHeight), textWidth, textHeight)
            let width = min(value, max(0, room - textWidth - gap))
            place(detail, start + room - width, middle(detailHeight), width, detailHeight)
        case .value2:
            place(text, start, middle(textHeight), TableMetrics.value2Width, textHeight)
            let x = TableMetrics.value2Width + TableMetrics.valueSpacing
            place(detail, start + x, middle(detailHeight), max(0, room - x), detailHeight)
        }
    }
}
