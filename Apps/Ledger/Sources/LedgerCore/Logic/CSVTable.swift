import Foundation

/// Rows of comma-separated values, as RFC 4180 describes them.
///
/// Reads what spreadsheets write: a byte order mark, lines that end in any way, quoted fields with line breaks, and semicolons
/// or tabs between the fields.
public struct CSVTable: Hashable, Sendable {
    /// A row with the number of its line, from 1.
    public struct Row: Hashable, Sendable {
        public var line: Int
        public var fields: [String]
    }

    public let rows: [Row]
    /// Whether semicolons are between the fields, as where decimals are apart by a comma.
    let hasSemicolons: Bool
    /// The number of the line with a quotation mark that is never closed; `nil` if there is none. Its row is the last, and
    /// holds the rest of the text.
    public let unclosedLine: Int?

    /// Reads a text. Blank lines are left out.
    public init(parsing text: String) {
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        let separator = Self.separator(of: text)
        var reader = Reader()
        for scalar in text.unicodeScalars { reader.read(scalar, separator: separator) }
        unclosedLine = reader.unclosedLine
        reader.endRow()
        rows = reader.rows
        hasSemicolons = separator == ";"
    }

    /// A text as it is written. One that a spreadsheet would take for a formula gets an apostrophe in front, since names are
    /// typed by anyone.
    public static func field(_ text: String) -> String { quoted(isFormula(text) ? "'\(text)" : text) }

    /// A field in quotation marks where it holds a comma, a quotation mark or a line break.
    public static func quoted(_ field: String) -> String {
        guard field.utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else { return field }
        return "\"\(field.replacing("\"", with: "\"\""))\""
    }

    /// The text that was written as a field.
    public static func text(_ field: String) -> String {
        field.hasPrefix("'") && isFormula(String(field.dropFirst())) ? String(field.dropFirst()) : field
    }

    /// Refuses a header in which two columns mean the same: nobody knows which one is meant.
    static func refuseRepeated<Column: Hashable>(_ columns: [Column?], in header: Row) throws(ValidationError) {
        var first: [Column: String] = [:]
        for case (let column?, let name) in zip(columns, header.fields) {
            if let other = first.updateValue(name, forKey: column) {
                throw ValidationError(
                    "file",
                    localized("The columns “\(other)” and “\(name)” mean the same. Remove or rename one of them."))
            }
        }
    }

    /// The marks of the amounts in some of the columns.
    func numberMarks(ofColumns columns: some Sequence<Int>) -> NumberMarks {
        let amounts = rows.dropFirst().flatMap { row in
            columns.compactMap { row.fields.indices.contains($0) ? row.fields[$0] : nil }
        }
        return .of(amounts, usual: hasSemicolons ? .comma : .point)
    }

    /// Why nothing of a row can be believed; `nil` if it can be read.
    func problem(with row: Row) -> CSVProblem? {
        if row.line == unclosedLine {
            return CSVProblem(
                line: row.line,
                message: localized(
                    "A quotation mark is not closed, so this line and those after it cannot be read."),
                isLineSkipped: true)
        }
        // An amount such as 1,299.99 without quotation marks would be read as 1, and all that follows in a wrong column.
        let count = row.fields.reversed().drop(while: \.isEmpty).count
        guard let columns = rows.first?.fields.count, count > columns else { return nil }
        return CSVProblem(
            line: row.line,
            message: localized("There are more values than columns. Put values with commas in quotation marks."),
            isLineSkipped: true)
    }

    private static func isFormula(_ text: String) -> Bool {
        text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } == true
    }

    /// The separator that the first line has the most of.
    private static func separator(of text: String) -> Unicode.Scalar {
        var counts: [Unicode.Scalar: Int] = [:]
        var isQuoted = false
        for scalar in text.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if !isQuoted, scalar == "\n" || scalar == "\r" { break }
            if !isQuoted { counts[scalar, default: 0] += 1 }
        }
        let separators: [Unicode.Scalar] = [",", ";", "\t"]
        return separators.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? ","
    }

    private struct Reader {
        var rows: [Row] = []
        private var fields: [String] = []
        private var field = String.UnicodeScalarView()
        private var isQuoted = false
        /// Whether the last scalar was a quotation mark within a quoted field, which ends it or represents one.
        private var hasQuote = false
        private var line = 1
        private var firstLine = 1
        private var last: Unicode.Scalar?

        /// The line of the row that has a quotation mark without its other one.
        var unclosedLine: Int? { isQuoted && !hasQuote ? firstLine : nil }

        mutating func read(_ scalar: Unicode.Scalar, separator: Unicode.Scalar) {
            defer { last = scalar }
            let isLineEnd = scalar == "\n" || scalar == "\r"
            let isSecondOfPair = scalar == "\n" && last == "\r"
            if isLineEnd, !isSecondOfPair { line += 1 }
            if isQuoted, !hasQuote {
                if scalar == "\"" { hasQuote = true } else { field.append(scalar) }
                return
            }
            if hasQuote {
                hasQuote = false
                if scalar == "\"" {
                    field.append(scalar)
                    return
                }
                isQuoted = false
            }
            if scalar == "\"", field.isEmpty {
                isQuoted = true
            } else if scalar == separator {
                endField()
            } else if isLineEnd {
                if !isSecondOfPair { endRow() }
                firstLine = line
            } else {
                field.append(scalar)
            }
        }

        private mutating func endField() {
            fields.append(String(field).trimmed)
            field = .init()
        }

        mutating func endRow() {
            endField()
            if fields.contains(where: { !$0.isEmpty }) { rows.append(Row(line: firstLine, fields: fields)) }
            fields = []
            isQuoted = false
        }
    }
}
