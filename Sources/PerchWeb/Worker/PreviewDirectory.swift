import PerchCommands
import PerchHost

/// The previews of this program, looked for once.
///
/// What a `PreviewProvider` makes is known only when its code has run. So each is one row at first, and `provided` finds out, in a
/// process where that may trap.
@MainActor
enum PreviewDirectory {
    /// What can be listed without running anything: the program's first screen comes first.
    private static let listed = PreviewCatalogue.listed
    private static let providers = PreviewCatalogue.providerTypes.map { PreviewEntry($0, index: 0, name: nil) }

    /// The preview with that id; without one the first, which is the program's first screen where there is a program.
    static func entry(_ id: String) -> PreviewEntry? {
        if id.isEmpty { return listed.first ?? providers.first }
        return listed.first { $0.id == id } ?? PreviewCatalogue.provided(id)
    }

    /// The previews for the page. One that has no name bears that of its file, which is its component's as a rule.
    static var rows: [[String: String]] {
        named(listed) + providers.map { row($0, $0.file).merging(["provider": "1"]) { $1 } }
    }

    /// The rows of the provider whose first preview has that id.
    static func provided(_ id: String) -> [[String: String]]? {
        PreviewCatalogue.providerTypes.first { PreviewEntry($0, index: 0, name: nil).id == id }
            .map { named(PreviewCatalogue.previews(of: $0)) }
    }

    private static func named(_ entries: [PreviewEntry]) -> [[String: String]] {
        zip(entries, PreviewEntry.pageTitles(of: entries)).map(row)
    }

    private static func row(_ entry: PreviewEntry, _ title: String) -> [String: String] {
        [
            "id": entry.id, "title": title, "module": entry.module, "place": entry.place,
            "component": entry.component, "folder": entry.folder,
        ]
    }
}
