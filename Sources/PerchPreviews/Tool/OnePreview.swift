import PerchCommands

/// The one preview that a text means.
@MainActor
struct OnePreview {
    let entry: PreviewEntry

    /// - Throws: `UsageProblem` where the text means none of the previews, or several.
    init(_ text: String, among entries: [PreviewEntry]) throws {
        let found = try PreviewFilter.select([text], from: entries)
        let exact = found.filter { $0.title.lowercased() == text.lowercased() || $0.place == text || $0.id == text }
        let candidates = exact.isEmpty ? found : exact
        guard candidates.count == 1 else {
            throw UsageProblem.ambiguousPreview(
                text, found: candidates.map { "\($0.title)  (\($0.module)/\($0.place))" })
        }
        entry = candidates[0]
    }

    init(_ text: String) throws { try self.init(text, among: Listing().entries) }
}
