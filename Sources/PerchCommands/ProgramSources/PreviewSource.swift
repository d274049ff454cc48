import PerchHost

/// The source of a preview, and the documentation of what it shows.
package struct PreviewSource: Codable, Sendable {
    /// The path of the file, without the folder of the package.
    package var path: String
    /// The first line of the preview, from 1.
    package var line: Int
    package var text: String
    /// What the preview shows, where it is declared, and its documentation comment.
    package var component: String?
    package var declaration: ProgramSources.Place?
    package var documentation: String?

    /// Nil where the source is not on this machine, or has changed so that the preview is not at its line any more.
    @MainActor package init?(_ entry: PreviewEntry, in sources: ProgramSources = .shared) {
        // A provider's file is the file of its type.
        let providerType = entry.line == nil ? String(entry.file.split(separator: ".").last ?? "") : nil
        let found: (file: ProgramSources.File, line: Int)?
        if let line = entry.line {
            found = sources.file(entry.file, in: entry.module).map { ($0, line) }
        } else if let providerType, let place = sources.declaration(of: providerType, in: entry.module),
            let name = place.path.split(separator: "/").last
        {
            found = sources.file(String(name), in: entry.module).map { ($0, place.line) }
        } else {
            found = nil
        }
        guard let found, let text = sources.text(of: found.file) else { return nil }
        let source = SourceText(text)
        guard let block = source.block(from: found.line) else { return nil }
        let first = source.lines[block.lowerBound - 1]
        guard first.contains("Preview") || first.contains(providerType ?? "#") else { return nil }
        path = found.file.path
        line = block.lowerBound
        self.text = source.lines[(block.lowerBound - 1)..<block.upperBound].joined(separator: "\n")
        for name in source.capitalizedNames(in: block) where name != "Preview" && name != providerType {
            if let line = source.declaration(of: name) {
                describe(name, ProgramSources.Place(path: found.file.path, line: line), source)
            } else if let place = sources.declaration(of: name, in: entry.module),
                let file = place.path.split(separator: "/").last,
                let text = sources.file(String(file), in: entry.module).flatMap(sources.text)
            {
                describe(name, place, SourceText(text))
            }
            if component != nil { return }
        }
    }

    private mutating func describe(_ name: String, _ place: ProgramSources.Place, _ source: SourceText) {
        component = name
        declaration = place
        documentation = source.documentation(above: place.line)
    }
}
