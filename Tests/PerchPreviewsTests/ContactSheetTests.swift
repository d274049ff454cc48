import Testing

@testable import PerchPreviews

@Suite struct ContactSheetTests {
    private func entry(_ name: String, _ file: String, line: Int, _ scheme: Scheme = .light) -> Manifest.Entry {
        Manifest.Entry(
            name: name, module: "Kit", file: file, line: line, variant: Variant(scheme: scheme),
            picture: "\(name)-\(scheme.rawValue).png", pixelWidth: 200, pixelHeight: 100, scale: 2,

            messages: [])
    }

    private func sheet(_ entries: Manifest.Entry..., failures: [Manifest.Failure] = []) -> String {
        var manifest = Manifest(format: .png)
        manifest.pictures = entries
        manifest.failures = failures
        return ContactSheet(manifest).html
    }

    private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

    @Test func variantsOfAPreviewStandSideBySide() {
        let html = sheet(
            entry("Card", "Card.swift", line: 3), entry("Card", "Card.swift", line: 3, .dark),
            entry("Other", "Card.swift", line: 9), entry("Row", "Row.swift", line: 3))
        #expect(count("<section>", in: html) == 2)
        #expect(count("<figure", in: html) == 3)
        #expect(count("<img", in: html) == 4)
        #expect(html.contains("3 previews, 4 pictures"))
    }

    @Test func picturesHaveTheirSizeInPoints() {
        #expect(sheet(entry("Card", "Card.swift", line: 3)).contains("width=\"100\" height=\"50\""))
    }

    @Test func namesAreTextAndNotMarkup() {
        let html = sheet(entry("<b>&\"", "Card.swift", line: 3))
        #expect(!html.contains("<b>&"))
        #expect(html.contains("&lt;b&gt;&amp;&quot;"))
    }

    @Test func failuresComeFirst() throws {
        let failure = Manifest.Failure(
            name: "Bad", file: "Bad.swift", line: 4, variant: nil, reason: "trapped")
        let html = sheet(entry("Card", "Card.swift", line: 3), failures: [failure])
        let bad = try #require(html.range(of: "Bad.swift:4"))
        let good = try #require(html.range(of: "Card.swift:3"))
        #expect(bad.lowerBound < good.lowerBound)
        #expect(html.contains("1 failed"))
    }
}
