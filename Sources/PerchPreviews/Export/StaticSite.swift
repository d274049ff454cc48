import Foundation
import PerchCommands

/// What a static site shows: all previews with their pictures.
struct StaticSite: Encodable {
    struct Page: Encodable {
        var id: String
        var title: String
        var module: String
        var folder: String
        var component: String
        var place: String
        var source: PreviewSource?
        var pictures: [Shot] = []
        var tree = ""
        var accessibility = ""
        /// Why there are pictures that it lacks.
        var problems: [String] = []
    }

    struct Shot: Encodable {
        /// What sets the variant apart.
        var variant: String
        var scheme: Scheme
        /// The file, beside the page.
        var file: String
        /// In points.
        var width: Double
        var height: Double
    }

    var title: String
    var previews: [Page]

    @MainActor init(_ title: String, _ entries: [PreviewEntry], _ pictures: [(Picture, WorkerPool.Result)]) {
        self.title = title
        let titles = PreviewEntry.pageTitles(of: entries)
        let byID = Dictionary(grouping: pictures) { $0.0.entry.id }
        previews = zip(entries, titles).map { entry, title in
            var page = Page(
                id: entry.id, title: title, module: entry.module, folder: entry.folder, component: entry.component,
                place: entry.place, source: PreviewSource(entry))
            for (picture, result) in byID[entry.id] ?? [] {
                switch result {
                case .reply(.drawn(let drawn), _):
                    page.pictures.append(
                        Shot(
                            variant: picture.variant.label, scheme: picture.variant.scheme,
                            file: "\(StaticSiteFolder.picturesName)/\(picture.file)",
                            width: Double(drawn.pixelWidth) / drawn.scale,
                            height: Double(drawn.pixelHeight) / drawn.scale))
                    if page.tree.isEmpty { page.tree = drawn.tree ?? "" }
                    if page.accessibility.isEmpty { page.accessibility = drawn.accessibility ?? "" }
                case .reply(.failed(let reason), _), .failed(let reason):
                    page.problems.append("\(picture.variant.label): \(reason)")
                case .reply(.provider, _), .reply(.audited, _), .reply(.marked, _): break
                }
            }
            return page
        }
    }
}

/// The folder of a static site.
struct StaticSiteFolder {
    static let picturesName = "pictures"
    private let folder: URL

    var pictures: URL { folder.appendingPathComponent(Self.picturesName, isDirectory: true) }

    init(_ folder: URL) { self.folder = folder }

    /// Makes the folders, and takes away the pictures of an export before.
    func prepare() throws {
        let files = FileManager.default
        let isOurs = files.fileExists(atPath: folder.appendingPathComponent("previews.js").path)
        if isOurs, files.fileExists(atPath: pictures.path) { try files.removeItem(at: pictures) }
        try files.createDirectory(at: pictures, withIntermediateDirectories: true)
    }

    func write(_ site: StaticSite) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A script, since pages from a disk may not load anything else.
        let data = "globalThis.perchSite = " + String(decoding: try encoder.encode(site), as: UTF8.self) + ";\n"
        for (name, text) in [
            ("previews.js", data), ("index.html", StaticSitePage.html(title: site.title)),
            ("site.css", StaticSitePage.style),
            ("site.js", StaticSitePage.script),
        ] {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
    }
}
