import SwiftUI

/// All previews of the running program.
@MainActor
public enum PreviewCatalogue {
    /// All previews of all linked modules (`#Preview` and `PreviewProvider`), sorted by module, file, and line.
    ///
    /// Previews are not registered. They are found by their conformance records.
    public static var all: [PreviewEntry] { all(in: nil) }

    /// Returns the previews of one module, or of all modules if `module` is nil. Code of other modules does not run.
    public static func all(in module: String?) -> [PreviewEntry] {
        let providers = providerTypes.filter { module == nil || PreviewEntry.module(of: $0) == module }
        return registries.filter { module == nil || $0.module == module }
            + providers.flatMap(previews)
    }

    /// The previews of a provider. Finding them runs its code.
    package static func previews(of type: any PreviewProvider.Type) -> [PreviewEntry] {
        type.elements.enumerated().map { PreviewEntry(type, index: $0.offset, name: $0.element.name) }
    }

    /// The program that runs, where it is one with its own screens.
    package static var program: Program?

    /// What can be listed without running anything: the program's first screen and the previews of `#Preview`.
    package static var listed: [PreviewEntry] { (program.map { [PreviewEntry($0)] } ?? []) + registries }

    /// The previews that were declared with `#Preview`. Finding them runs no body.
    static var registries: [PreviewEntry] {
        ConformanceSearch.types(conformingTo: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .map(PreviewEntry.init)
            .sorted {
                ($0.module, $0.file, $0.line ?? 0, $0.column ?? 0)
                    < ($1.module, $1.file, $1.line ?? 0, $1.column ?? 0)
            }
    }

    /// The preview of a `PreviewProvider` with that identifier. No other provider is run.
    package static func provided(_ id: String) -> PreviewEntry? {
        guard let mark = id.lastIndex(of: "#"), let index = Int(id[id.index(after: mark)...]) else {
            return nil
        }
        return providerTypes.lazy.map { PreviewEntry($0, index: index, name: nil) }.first { $0.id == id }
    }

    package static var providerTypes: [any PreviewProvider.Type] {
        ConformanceSearch.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .filter { $0.platform == nil || $0.platform == .iOS }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
}

/// Picks previews by what someone typed.
package struct PreviewFilter {
    var text: String

    /// Whether a preview is meant: by its name or a part of it, `File.swift`, `File`, `Module`,
    /// `Module/File.swift` or `File.swift:12`. Upper and lower case are the same.
    func matches(_ entry: PreviewEntry) -> Bool {
        let wanted = text.lowercased()
        let file = entry.file.lowercased()
        let module = entry.module.lowercased()
        let wholes = [
            entry.place.lowercased(), "\(module)/\(entry.place.lowercased())", entry.id.lowercased(),
            file, "\(module)/\(file)", module, file.hasSuffix(".swift") ? String(file.dropLast(6)) : file,
        ]
        if wholes.contains(wanted) { return true }
        return entry.name?.lowercased().contains(wanted) ?? false
    }

    /// The previews that any of the filters means; all of them if there are no filters.
    package static func select(_ filters: [String], from entries: [PreviewEntry]) throws -> [PreviewEntry] {
        guard !filters.isEmpty else { return entries }
        let filters = filters.map(PreviewFilter.init)
        for filter in filters where !entries.contains(where: filter.matches) {
            throw UsageProblem.unknownPreview(
                filter.text, titles: entries.map(\.title),
                known: entries.map { "\($0.title)  (\($0.module)/\($0.place))" })
        }
        return entries.filter { entry in filters.contains { $0.matches(entry) } }
    }
}
