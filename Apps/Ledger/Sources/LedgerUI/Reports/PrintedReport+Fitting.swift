import SwiftUI

extension PrintedReport {
    /// The same report without any text that is nearly as high as a page: what has no room in a row's cell goes on below it,
    /// and what is long below it stands there in several pieces, between which a page may end.
    @MainActor func withTextsThatFit() -> PrintedReport {
        var report = self
        for table in tables.indices {
            for row in tables[table].rows.indices {
                report.tables[table].rows[row] = tables[table].rows[row].fitting(tables[table].columns)
            }
        }
        return report
    }
}

extension PrintedReport.Row {
    @MainActor fileprivate func fitting(_ columns: [PrintedReport.Column]) -> Self {
        var row = Self(cells: cells)
        for (index, column) in zip(cells.indices, columns) {
            let width = PrintMeasures.cellWidth(column)
            let pieces = PrintedText(cells[index], width: width, font: PrintFonts.body).pieces
            guard pieces.count > 1 else { continue }
            row.cells[index] = pieces[0]
            let rest = cells[index].dropFirst(pieces[0].count).trimmingCharacters(in: .whitespacesAndNewlines)
            row.details += PrintedReport.Detail(text: rest).pieces
        }
        row.details += details.flatMap(\.pieces)
        return row
    }
}

extension PrintedReport.Detail {
    /// The amount stands beside the first of them.
    @MainActor fileprivate var pieces: [Self] {
        let width = PrintMeasures.contentWidth / 2
        let pieces = PrintedText(text, width: width, font: PrintFonts.small).pieces
        guard pieces.count > 1 else { return [self] }
        return pieces.enumerated().map { place, text in
            Self(text: text, amount: place == 0 ? amount : nil, isWarning: isWarning)
        }
    }
}

/// A text in a column of a printed page.
@MainActor
private struct PrintedText {
    let text: String
    let width: CGFloat
    let font: Font

    /// A row's head, its first detail and the head of its table have room on a page if none is higher.
    private static let highest = PrintMeasures.contentHeight / 3
    /// Shorter ones are not that high in the narrowest column.
    private static let surelyFits = 200

    init(_ text: String, width: CGFloat, font: Font) {
        self.text = text
        self.width = width
        self.font = font
    }

    /// Parts of the text that are not too high, broken between words where there are any.
    var pieces: [String] {
        var pieces: [String] = []
        var rest = text[...]
        while !fits(rest) {
            var piece = rest.prefix((1...rest.count).furthest { fits(rest.prefix($0)) })
            if let space = piece.lastIndex(where: \.isWhitespace), space > piece.startIndex { piece = piece[..<space] }
            pieces.append(String(piece))
            rest = rest[piece.endIndex...].drop(while: \.isWhitespace)
        }
        if !rest.isEmpty || pieces.isEmpty { pieces.append(String(rest)) }
        return pieces
    }

    private func fits(_ text: Substring) -> Bool {
        guard text.count > Self.surelyFits || text.contains(where: \.isNewline) else { return true }
        var height: CGFloat = 0
        ImageRenderer(content: Text(text).font(font).frame(width: width)).render { size, _ in height = size.height }
        return height <= Self.highest
    }
}

extension ClosedRange<Int> {
    /// The last number that fits, where all before it fit too and none after it does; the first is taken to fit.
    func furthest(_ fits: (Int) -> Bool) -> Int {
        var (last, tooFar) = (lowerBound, upperBound + 1)
        while tooFar - last > 1 {
            let middle = (last + tooFar) / 2
            if fits(middle) { last = middle } else { tooFar = middle }
        }
        return last
    }
}
