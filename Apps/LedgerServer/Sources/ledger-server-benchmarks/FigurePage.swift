import Foundation

/// A page of documentation with a table of figures, which the benchmark writes itself.
struct FigurePage {
    static let header = "| figure | aim | measured |\n|---|---|---|"
    private static let (begin, end) = ("<!-- figures -->\n", "<!-- end of the figures -->")

    private let file: URL
    private let before: Substring
    private let after: Substring
    /// What else the machine did before the benchmark began: the processes that ran or waited to run, in the last minute.
    private let load: String

    /// Reads a page. Throws if it has no place for a table.
    init(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let begin = text.range(of: Self.begin), let end = text.range(of: Self.end),
            begin.upperBound <= end.lowerBound
        else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: file]) }
        self.file = file
        before = text[..<begin.upperBound]
        after = text[end.lowerBound...]
        let average = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
        load = average.split(separator: " ").first.map(String.init) ?? "unknown"
    }

    /// Puts rows in the place of those that the page had.
    func write(_ rows: [String]) throws {
        let day = Date().formatted(.iso8601.year().month().day())
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let table = """
            Measured on \(day) on \(cores) cores, all on one machine. The load average before was \(load).

            \(Self.header)
            \(rows.joined(separator: "\n"))

            """
        try (before + table + after).write(to: file, atomically: true, encoding: .utf8)
    }
}
