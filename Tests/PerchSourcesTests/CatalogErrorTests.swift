import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// What is wrong in a catalog is reported with the file's name, and nothing stops for it.
@MainActor
@Suite("Damaged catalogues", .serialized)
struct CatalogErrorTests {
    /// What is logged while `body` runs with a bundle that holds these files.
    private func messages(_ files: [String: String], _ body: (Bundle) -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID())")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let told = Told()
        Log.redirect { told.add($0) }
        defer { Log.redirect(nil) }
        body(try #require(Bundle(url: folder)))
        return told.all.filter { $0.contains(folder.lastPathComponent) }
    }

    private final class Told: @unchecked Sendable {
        private let lock = NSLock()
        private var messages: [String] = []
        var all: [String] { lock.withLock { messages } }
        func add(_ message: String) { lock.withLock { messages.append(message) } }
    }

    private func draw(_ image: String, _ bundle: Bundle) {
        _ = Image(image, bundle: bundle).resolved(in: EnvironmentValues())
    }

    @Test(
        "Images",
        arguments: [
            (["A.xcassets/a.imageset/Contents.json": "{"], "a.imageset/Contents.json cannot be read"),
            (
                ["A.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"a.png"}]}"#],
                "a.imageset/a.png is missing"
            ),
            (
                ["A.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"../b.png"}]}"#],
                "“../b.png” is outside the set"
            ),
            (
                [
                    "A.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"a.svg"}]}"#,
                    "A.xcassets/a.imageset/a.svg": "<html/>",
                ], "a.svg cannot be read: its first element is <html>, not <svg>"
            ),
            (
                [
                    "A.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"a.svg"}]}"#,
                    "A.xcassets/a.imageset/a.svg": "<svg width='1' height='1'><text>a</text></svg>",
                ], "a.svg is drawn without its text"
            ),
            (
                [
                    "A.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"a.pdf"}]}"#,
                    "A.xcassets/a.imageset/a.pdf": "%PDF-1.4 trailer << /Encrypt 1 0 R >>",
                ], "a.pdf cannot be read: it is encrypted"
            ),
            (
                [
                    "A.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"a.png"}]}"#,
                    "A.xcassets/a.imageset/a.png": "GIF89a",
                ], "a.png is damaged, or not of a kind that Perch reads"
            ),
            ([:], "No image named 'a' found"),
        ])
    func images(files: [String: String], message: String) throws {
        let messages = try messages(files.merging(["keep": ""]) { $1 }) { draw("a", $0) }
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }

    @Test("Colours and strings")
    func others() throws {
        let files = [
            "A.xcassets/a.colorset/Contents.json": #"{"colors":[{"color":{"components":{"red":"x"}}}]}"#,
            "A.xcassets/b.colorset/Contents.json": #"{"colors":[{"color":{"reference":"noSuchColor"}}]}"#,
            "Localizable.xcstrings": "[",
        ]
        let messages = try messages(files) { bundle in
            for name in ["a", "b"] { _ = Color(name, bundle: bundle).resolve(in: EnvironmentValues()) }
            _ = String(localized: "a", bundle: bundle)
        }
        for part in [
            "a.colorset/Contents.json: the color", "b.colorset/Contents.json: the color",
            "Localizable.xcstrings cannot",
        ] {
            #expect(messages.contains { $0.contains(part) }, "\(part): \(messages)")
        }
    }
}
