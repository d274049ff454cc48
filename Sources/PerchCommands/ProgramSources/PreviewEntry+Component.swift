import PerchHost

/// What pages of previews show of an entry, as far as it is known without running the preview.
@MainActor
extension PreviewEntry {
    /// The name of what the preview shows: that of its file.
    package var component: String {
        if file.hasSuffix(".swift") { return String(file.dropLast(6)) }
        for ending in ["_Previews", "_Preview", "Previews", "Preview"]
        where file.hasSuffix(ending) && file.count > ending.count {
            return String(file.dropLast(ending.count))
        }
        return file
    }

    /// The folders between the module and the file; empty if they are not known.
    package var folder: String { ProgramSources.shared.file(file, in: module)?.folder ?? "" }

    /// What entries are called on a page. One without a name bears its component's, with a number where there are several.
    package static func pageTitles(of entries: [PreviewEntry]) -> [String] {
        var counts: [String: Int] = [:]
        return entries.map { entry in
            if let name = entry.name { return name }
            let component = entry.component
            let count = counts[entry.module + "/" + component, default: 0] + 1
            counts[entry.module + "/" + component] = count
            return count == 1 ? component : "\(component) \(count)"
        }
    }
}
