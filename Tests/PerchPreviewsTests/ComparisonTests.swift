import DisplayList
import Foundation
import FoundationXML
import Rasterizer
import Testing

@testable import PerchHost
@testable import PerchPreviews

@Suite("Comparing with pictures of before")
final class ComparisonTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var out: URL { folder.appendingPathComponent("out") }
    private var old: URL { folder.appendingPathComponent("old") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    init() throws {
        for place in [out, old] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
    }

    /// A gray picture with some pixels of another shade.
    private func write(_ name: String, to place: URL, width: Int = 20, dots: [Int] = [], shade: UInt8 = 0) throws {
        var pixels = [UInt8](repeating: 128, count: width * 10 * 4)
        for i in 0..<(width * 10) { pixels[4 * i + 3] = 255 }
        for dot in dots { for k in 0..<3 { pixels[4 * dot + k] = shade } }
        let image = ImageData(width: width, height: 10, pixels: pixels)!
        try PNG.encode(image)!.write(to: place.appendingPathComponent(name))
    }

    private func manifest(_ names: [String]) -> Manifest {
        var manifest = Manifest(format: .png)
        manifest.pictures = names.map {
            Manifest.Entry(
                name: "Card <b>", module: "Kit", file: "Card.swift", line: 3, variant: Variant(), picture: $0,
                pixelWidth: 20, pixelHeight: 10, scale: 1, messages: [])
        }
        return manifest
    }

    private func compare(
        _ names: [String], tolerance: Double = 0, isWhole: Bool = true
    ) throws -> BaselineComparison {
        try BaselineComparison(
            manifest(names), in: out, with: old, tolerance: tolerance, isSelected: { _ in isWhole })
    }

    @Test("finds what is the same, changed, new and gone")
    func outcomes() throws {
        for name in ["same.png", "changed.png", "new.png"] {
            try write(name, to: out, dots: name == "changed.png" ? [3, 4, 23, 99] : [])
        }
        for name in ["same.png", "changed.png", "gone.png"] { try write(name, to: old) }
        let comparison = try compare(["same.png", "changed.png", "new.png"])
        #expect(comparison.entries.map(\.outcome) == [.same, .changed, .new, .removed])
        #expect(comparison.entries[1].detail.hasPrefix("4 pixels differ (2.000 %), 3 of them in one area"))
        #expect(comparison.exitCode == 1)
        for file in ["expected/changed.png", "difference/changed.png", "expected/gone.png"] {
            #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent(file).path))
        }
        // Without all previews nothing is known to be gone.
        #expect(try compare(["same.png"], isWhole: false).entries.map(\.outcome) == [.same])
        #expect(try compare(["same.png"], isWhole: false).exitCode == 0)
        #expect(try compare(["same.png", "new.png"]).exitCode == 3)
    }

    @Test("takes differences that nobody sees for none, where it is asked to")
    func tolerance() throws {
        try write("a.png", to: out, dots: [5], shade: 129)
        try write("a.png", to: old)
        #expect(try compare(["a.png"]).entries[0].outcome == .changed)
        #expect(try compare(["a.png"], tolerance: 2.3).entries[0].outcome == .same)
    }

    @Test("says so where the size is another, or the picture of before is broken")
    func unlike() throws {
        try write("a.png", to: out, width: 20)
        try write("a.png", to: old, width: 21)
        #expect(try compare(["a.png"]).entries[0].detail == "The size changed from 21 × 10 to 20 × 10 pixels.")
        try Data("no picture".utf8).write(to: old.appendingPathComponent("a.png"))
        #expect(try compare(["a.png"]).entries[0].detail == "The previous picture cannot be read.")
    }

    @Test("accepts what changed, and leaves alone what did not")
    func accepts() throws {
        try write("same.png", to: out)
        try write("same.png", to: old)
        try write("changed.png", to: out, dots: [1])
        try write("changed.png", to: old)
        try write("new.png", to: out)
        try write("gone.png", to: old)
        let same = old.appendingPathComponent("same.png")
        let moment = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: same.path)
        let names = ["same.png", "changed.png", "new.png"]
        try compare(names).accept(from: out, into: old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: old.path).sorted() == names.sorted())
        #expect(try compare(names).exitCode == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: same.path)
        #expect(attributes[.modificationDate] as? Date == moment)
    }

    @Test("tells it as a page, as JUnit's XML and as a table, with names that are markup")
    func reports() throws {
        try write("changed.png", to: out, dots: [1])
        try write("changed.png", to: old)
        var manifest = manifest(["changed.png"])
        manifest.failures = [
            .init(
                name: "Broken | one", file: "Broken.swift", line: 1, variant: Variant(),
                reason: "It \u{1B}[31mtrapped & fell")
        ]
        let comparison = try BaselineComparison(
            manifest, in: out, with: old, tolerance: 0, isSelected: { _ in true })
        let page = ComparisonPage(
            comparison: comparison, acceptCommand: "gallery render --accept", folder: "out", baseline: "before \"x\""
        ).html
        #expect(page.contains("Card &lt;b&gt;, light") && !page.contains("Card <b>"))
        #expect(page.contains("gallery render --accept") && page.contains("type=\"range\""))
        let reports = ComparisonReports(comparison: comparison, failures: manifest.failures)
        let parser = XMLParser(data: Data(reports.junit.utf8))
        #expect(parser.parse(), "\(reports.junit)")
        #expect(reports.junit.contains("tests=\"2\" failures=\"1\" errors=\"1\""))
        #expect(reports.markdown.contains("| Card &lt;b&gt;, light | changed | 1 pixel differs"))
        #expect(reports.markdown.contains("Broken \\| one"))
    }

    @Test("removes nothing by accepting that was not asked for")
    func otherVariants() {
        let light = [Variant(), Variant(typeSize: .accessibility1)]
        func isAsked(_ file: String, _ time: PictureTime? = nil) -> Bool {
            FileNames.isName(file, of: light, time, .png)
        }
        #expect(isAsked("Card-light.png") && isAsked("Card-light-12.png") && isAsked("Card-light-accessibility1.png"))
        for other in [
            "Card-dark.png", "Card-light.svg", "Card-light-at-0.15s.png", "Card-light-iPad.png", "Daylight.png",
            "notes.png",
        ] { #expect(!isAsked(other), "\(other)") }
        #expect(isAsked("Card-light-at-0.15s.png", .moment(0.15)))
    }

    @Test("is accepted by the command that was given")
    func acceptCommand() {
        #expect(
            RenderCommand.acceptCommand(["/x/gallery", "render", "My card", "--scheme", "dark", "--out", "it's"])
                == #"/x/gallery render 'My card' --scheme dark --out 'it'\''s' --accept"#)
        #expect(RenderCommand.acceptCommand(["gallery", "--accept"]) == "gallery --accept")
    }
}
