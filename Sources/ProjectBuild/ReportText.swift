import ProjectModel

/// The report in words.
package struct ReportText {
    private let report: BuildReport

    package init(report: BuildReport) { self.report = report }

    package var text: String {
        var lines = ["\(report.project)  (\(report.folder))", ""]
        for module in report.own {
            let parts = [
                count(module.files, "file"), count(module.previews, "preview"),
                module.replacements.isEmpty ? nil : "\(count(module.replacements.count, "part")) left out",
                module.failure == nil ? nil : "NOT BUILT",
            ]
            lines.append("  \(module.name): \(parts.compactMap { $0 }.joined(separator: ", "))")
            if let failure = module.failure { lines += failure.split(separator: "\n").prefix(12).map { "    \($0)" } }
        }
        let broken = report.modules.filter { $0.isThirdParty && $0.failure != nil }
        for module in broken { lines.append("  \(module.name) (a package's): not built") }
        lines += standIns + missing + placeholders + leftOut
        if !report.notes.isEmpty {
            lines += ["", "Notes:"] + report.notes.map { "  \(shown($0.subject)): \($0.text)" }
        }
        return lines.joined(separator: "\n")
    }

    /// Packages that could not be fetched or built, and have a module in their place.
    private var standIns: [String] {
        let names = report.modules.filter { $0.isStandIn && $0.failure == nil }.map(\.name).sorted()
        guard !names.isEmpty else { return [] }
        return [
            "", "Packages that could not be fetched or built, and were replaced:", "  " + names.joined(separator: ", "),
        ]
    }

    /// Modules that are not there, the most imported first.
    private var missing: [String] {
        let files = Dictionary(grouping: report.replacements.filter { $0.kind == .import }, by: \.name)
            .mapValues { Set($0.map(\.path)).count }
        guard !files.isEmpty else { return [] }
        return ["", "Missing modules:"]
            + files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
                "  \($0.key): imported in \(count($0.value, "file"))"
            }
    }

    /// Types that nothing declares.
    private var placeholders: [String] {
        let names = Set(report.own.flatMap(\.placeholders)).sorted()
        guard !names.isEmpty else { return [] }
        return ["", "Missing types, with placeholders:", "  " + names.joined(separator: ", ")]
    }

    private var leftOut: [String] {
        let parts = report.replacements.filter { $0.kind != .import }
        guard !parts.isEmpty else { return [] }
        return ["", "Left out:"]
            + parts.map { "  \(shown($0.path)):\($0.line): \($0.kind.rawValue) \($0.name)\n      \($0.reason)" }
    }

    private func shown(_ path: String) -> String { FileTree.relative(path, to: report.folder) }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
