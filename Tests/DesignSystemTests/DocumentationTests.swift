import Foundation
import PerchTesting
import Testing

/// The design system's documentation shows what there is: every component, in pictures of its previews.
@MainActor struct DocumentationTests {
    private static let module = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/DesignSystem")
    private static let catalogue = module.appending(path: "DesignSystem.docc")

    private static func articles() throws -> String {
        let files = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "md" }.map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }

    private static func shown() throws -> Set<String> {
        Set(try articles().matches(of: /!\[[^\]]*\]\(([A-Za-z0-9-]+)\)/).map { String($0.output.1) })
    }

    @Test func eachPictureIsThereInBothAppearances() throws {
        let resources = Self.catalogue.appending(path: "Resources")
        let there = Set(try FileManager.default.contentsOfDirectory(atPath: resources.path))
        #expect(there == Set(try Self.shown().flatMap { ["\($0).png", "\($0)~dark.png"] }))
    }

    /// A picture is named after a file, or after a file and the name of one of its previews.
    @Test func eachPictureIsOfAPreview() throws {
        let previews = Preview.all(in: "DesignSystem").flatMap { preview in
            let file = preview.file.replacing(".swift", with: "")
            return [file] + (preview.name.map { ["\(file)-\($0.replacing(/[^A-Za-z0-9]+/, with: "-"))"] } ?? [])
        }
        #expect(try Self.shown().subtracting(previews).sorted() == [])
    }

    @Test func eachComponentIsNamedAndShown() throws {
        let articles = try Self.articles()
        let shown = try Set(Self.shown().map { String($0.prefix { $0 != "-" }) })
        let files = FileManager.default.enumerator(atPath: Self.module.appending(path: "Components").path)!
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        for path in files {
            let file = Self.module.appending(path: "Components").appending(path: path)
            let code = try String(contentsOf: file, encoding: .utf8)
            let views = code.matches(of: /public struct (\w+)(?:<[^{]*>)?: View/).map { String($0.output.1) }
            for view in views { #expect(articles.contains("``\(view)``"), "\(view) is in no article") }
            if !views.isEmpty {
                #expect(shown.contains(file.deletingPathExtension().lastPathComponent), "\(path) is not shown")
            }
        }
    }
}
