import Foundation

/// The Swift files of a project, in which findings have their places.
///
/// A running view does not know the line that made it. What is known is the types of the views, the preview, the words,
/// and the kind of the element: the line is the one among those of the types that has the words, or else the one that
/// calls a matching initializer, or else where the type begins.
package struct SourceIndex: Sendable {
    private var files: [SourceFile] = []
    private var byName: [String: [Int]] = [:]
    private var byType: [String: [Int]] = [:]

    /// An index without files: each finding is where its preview is.
    package init() {}

    /// More files than these are not read.
    private static let mostFiles = 20_000

    /// Reads the Swift files in a folder. Hidden folders, and those that builds write to, are left out.
    package init(folder: String) {
        let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
        let left: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "out"]
        guard
            let walk = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        else { return }
        for case let url as URL in walk {
            if left.contains(url.lastPathComponent), url.hasDirectoryPath { walk.skipDescendants() }
            guard url.pathExtension == "swift", files.count < Self.mostFiles,
                let text = try? String(contentsOf: url, encoding: .utf8)
            else { continue }
            let path = url.standardizedFileURL.path
            add(path: path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path, text: text)
        }
    }

    /// An index of sources that are given as text, by their paths.
    package init(_ sources: [String: String]) {
        for (path, text) in sources.sorted(by: { $0.key < $1.key }) { add(path: path, text: text) }
    }

    private mutating func add(path: String, text: String) {
        let file = SourceFile(path: path, text: text)
        byName[path.split(separator: "/").last.map(String.init) ?? path, default: []].append(files.count)
        for name in file.types.keys { byType[name, default: []].append(files.count) }
        files.append(file)
    }

    // MARK: Files

    /// The file that a compiler calls `Module/File.swift`.
    private func file(module: String, name: String) -> SourceFile? {
        let found = byName[name] ?? []
        let index =
            found.first { files[$0].path.split(separator: "/").contains { $0 == module } }
            ?? found.first { files[$0].path.lowercased().contains(module.lowercased()) } ?? found.first
        return index.map { files[$0] }
    }

    /// Where a preview begins.
    package func place(of preview: AuditedPreview) -> SourcePlace? {
        guard let line = preview.line else {
            return regions(of: Origin.Maker(module: preview.module, name: preview.file)).first
                .map { SourcePlace(file: $0.0.path, line: $0.1.lowerBound + 1) }
        }
        guard let file = file(module: preview.module, name: preview.file) else { return nil }
        return SourcePlace(file: file.path, line: line)
    }

    private func regions(of maker: Origin.Maker) -> [(SourceFile, SourceFile.Region)] {
        let name = maker.name.split(separator: ".").last.map(String.init) ?? maker.name
        let found = (byType[name] ?? []).map { files[$0] }
        let own = found.filter { $0.path.split(separator: "/").contains { $0 == maker.module } }
        return (own.isEmpty ? found : own).flatMap { file in (file.types[name] ?? []).map { (file, $0) } }
    }

    private func region(of preview: AuditedPreview) -> (SourceFile, SourceFile.Region)? {
        guard let line = preview.line, let file = file(module: preview.module, name: preview.file),
            let region = file.region(from: line - 1)
        else { return nil }
        return (file, region)
    }

    // MARK: Places

    /// Where a finding is.
    package func place(of observation: Observation, in preview: AuditedPreview) -> SourcePlace? {
        let makers = observation.origin.makers.reversed().map(regions)
        let own = region(of: preview).map { [[$0]] } ?? []
        let areas = makers + own
        if observation.search == .maker, let first = areas.first {
            return line(in: first, of: observation) ?? call(in: first, of: observation) ?? beginning(of: first)
        }
        for area in areas { if let place = line(in: area, of: observation) { return place } }
        for area in areas { if let place = call(in: area, of: observation) { return place } }
        return areas.first.flatMap(beginning) ?? place(of: preview)
    }

    private func beginning(of area: [(SourceFile, SourceFile.Region)]) -> SourcePlace? {
        area.first.map { SourcePlace(file: $0.0.path, line: $0.1.lowerBound + 1) }
    }

    /// The first line of an area that has one of the words as a literal.
    private func line(in area: [(SourceFile, SourceFile.Region)], of observation: Observation) -> SourcePlace? {
        let words = observation.words.filter { $0.count > 1 }
        // An element that says several texts has their words, parted by commas.
        for word in words + words.filter({ $0.contains(",") }).map({ String($0.prefix { $0 != "," }) }) {
            for (file, region) in area {
                for index in region where file.lines[index].contains("\"\(word)\"") {
                    return SourcePlace(file: file.path, line: index + 1)
                }
            }
        }
        return nil
    }

    /// The first line of an area that calls one of the initializers.
    private func call(in area: [(SourceFile, SourceFile.Region)], of observation: Observation) -> SourcePlace? {
        for call in observation.calls {
            for (file, region) in area {
                for index in region {
                    let code = SourceFile.code(file.lines[index])
                    guard let range = code.range(of: call),
                        range.lowerBound == code.startIndex
                            || !(code[code.index(before: range.lowerBound)].isLetter),
                        let next = code[range.upperBound...].first, "( {<".contains(next)
                    else { continue }
                    return SourcePlace(file: file.path, line: index + 1)
                }
            }
        }
        return nil
    }

    // MARK: Directives

    /// What the source of a preview says about rules: comments in it, or right above it.
    ///
    ///     // audit: off text-contrast - the brand's own yellow, in a logo
    ///     // audit: todo target-size
    package func directives(of preview: AuditedPreview) -> [SourceDirective] {
        guard let (file, region) = region(of: preview) else { return [] }
        var first = region.lowerBound
        while first > 0, file.lines[first - 1].drop(while: \.isWhitespace).hasPrefix("//") { first -= 1 }
        return (first...region.upperBound).compactMap { SourceDirective(file.lines[$0]) }
    }
}
