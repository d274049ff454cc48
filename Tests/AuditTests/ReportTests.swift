import Audit
import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import Testing

/// Reports say what was found in the formats that others read.
struct ReportTests {
    private let preview = AuditedPreview(
        id: "App/Card.swift:3", title: "Card", module: "App", file: "Card.swift", line: 3)
    private let sources = SourceIndex([
        "Sources/App/Card.swift": """
        import SwiftUI

        #Preview("Card") {
            Text("Pale, & <small>")
            Card()
        }

        struct Card: View {
            var body: some View {
                Text(title)
            }
        }
        """
    ])

    private func observation(
        _ severity: Severity = .error, _ rule: String = "text-contrast", words: [String] = ["Pale, & <small>"],
        makers: [Origin.Maker] = []
    ) -> Observation {
        var observation = Observation(
            severity, "“Pale, & <small>” has a contrast of 2:1;\n100 %, 4.5:1 is required.", frame: .zero,
            origin: Origin(makers: makers), path: "Card › “Pale”", words: words, calls: ["Text"], search: .maker)
        observation.rule = rule
        return observation
    }

    private func report(
        _ observations: [Observation], _ configuration: AuditConfiguration = AuditConfiguration(),
        _ accepted: AcceptedFindings = AcceptedFindings(), sources: SourceIndex? = nil
    ) -> AuditReport {
        var audit = Audit(sources: sources ?? self.sources, configuration: configuration, accepted: accepted)
        var seen = PreviewObservations([], rules: [])
        seen.observations = observations
        audit.add(preview, seen)
        return audit.finished()
    }

    // MARK: Places

    @Test func placesAreLines() {
        #expect(report([observation()]).findings.map(\.place?.text) == ["Sources/App/Card.swift:4"])
        let card = Origin.Maker(module: "App", name: "Card")
        #expect(
            report([observation(words: ["from elsewhere"], makers: [card])]).findings.map(\.place?.text)
                == ["Sources/App/Card.swift:10"])
        #expect(report([observation()], sources: SourceIndex()).findings.map(\.place?.text) == [nil])
    }

    @Test func oneLineIsOneFindingWithACount() {
        let card = Origin.Maker(module: "App", name: "Card")
        let twice = ["one", "two"].map { observation(words: [$0], makers: [card]) }
        #expect(report(twice).findings.map(\.count) == [2])
        #expect(report([observation(), observation()]).findings.map(\.count) == [1])
    }

    @Test func theFingerprintStaysWhenLinesMove() throws {
        let moved = SourceIndex([
            "Sources/App/Card.swift": "\n\n#Preview(\"Card\") {\n\n    Text(\"Pale, & <small>\")\n}\n"
        ])
        let before = try #require(report([observation()]).findings.first)
        let after = try #require(report([observation()], sources: moved).findings.first)
        #expect(before.place != after.place)
        #expect(before.fingerprint == after.fingerprint)
    }

    // MARK: What fails

    @Test func errorsFailAndWarningsFailWhenStrict() {
        #expect(report([observation()]).exitCode(isStrict: false) == 1)
        #expect(report([observation(.warning)]).exitCode(isStrict: false) == 0)
        #expect(report([observation(.warning)]).exitCode(isStrict: true) == 1)
        #expect(report([observation(.note)]).exitCode(isStrict: true) == 0)
        var audit = Audit()
        audit.addFailure(preview, "trapped")
        #expect(audit.finished().exitCode(isStrict: false) == 1)
    }

    @Test(arguments: [("off", 0, 0), ("todo", 1, 0), ("warning", 1, 0), ("error", 1, 1)])
    func commentsSwitchRulesForAPreview(_ level: String, _ count: Int, _ code: Int32) {
        let sources = SourceIndex([
            "App/Card.swift":
                "\n// audit: \(level) text-contrast - a logo\n#Preview(\"Card\") {\n    Text(\"Pale, & <small>\")\n}\n"
        ])
        let report = report([observation()], sources: sources)
        #expect(report.findings.count == count)
        #expect(report.exitCode(isStrict: false) == code)
    }

    @Test func aConfigurationLowersRules() throws {
        let text = #"{"rules": {"text-contrast": "warning"}, "previews": {"Card.swift": {"target-size": "off"}}}"#
        let configuration = try AuditConfiguration(Data(text.utf8), path: "audit.json")
        let report = report([observation(), observation(.error, "target-size")], configuration)
        #expect(report.findings.map(\.severity) == [.warning])
        #expect(!configuration.switchesOff(preview))
    }

    @Test func aPreviewWithoutRulesIsNotDrawn() throws {
        let text = #"{"rules": {"motion": "off"}, "previews": {"Card.swift": {"all": "off"}}}"#
        let configuration = try AuditConfiguration(Data(text.utf8), path: "audit.json")
        #expect(configuration.switchesOff(preview))
        #expect(!AuditConfiguration().switchesOff(preview))
    }

    @Test(arguments: [
        ("{", "cannot be read"), (#"{"rules": {"contrasts": "off"}}"#, "does not exist"),
        (#"{"rules": {"motion": "low"}}"#, "Use off, todo, note, warning, error."),
    ])
    func badConfigurationsAreRefused(_ text: String, _ message: String) {
        #expect { try AuditConfiguration(Data(text.utf8), path: "audit.json") } throws: { "\($0)".contains(message) }
    }

    // MARK: Accepted findings

    @Test func acceptedFindingsDoNotFailUntilTheyExpire() throws {
        let first = report([observation()])
        let data = try AcceptedFindings(Data(#"{"accepted": []}"#.utf8), path: "a", today: "2026-01-01")
            .accepting(first, reason: "the brand's own", expires: "2026-06-30")
        let accepted = try AcceptedFindings(data, path: "a", today: "2026-06-30")
        #expect(report([observation()], AuditConfiguration(), accepted).exitCode(isStrict: true) == 0)
        #expect(accepted.unneeded(in: report([])).count == 1)
        let later = try AcceptedFindings(data, path: "a", today: "2026-07-01")
        #expect(report([observation()], AuditConfiguration(), later).exitCode(isStrict: false) == 1)
        #expect(later.expired.count == 1)
    }

    @Test(arguments: [("", "2027-01-01"), ("why", ""), ("why", "soon"), ("why", "2027-13-01")])
    func acceptedFindingsNeedAReasonAndADate(_ reason: String, _ date: String) {
        let entry = #"{"fingerprint": "0", "rule": "motion", "place": "", "message": "", "reason": "\#(reason)", "#
        let text = #"{"accepted": [\#(entry)"expires": "\#(date)"}]}"#
        #expect(throws: AuditProblem.self) { try AcceptedFindings(Data(text.utf8), path: "a", today: "2026-01-01") }
    }

    // MARK: Formats

    @Test func textHasPlaceAndPath() {
        let text = TextReport(report([observation()])).text
        #expect(text.hasPrefix("Sources/App/Card.swift:4: error: "))
        #expect(text.contains("    Card › “Pale”"))
        #expect(text.contains("1 error, 0 warnings, 0 notes"))
    }

    @Test func sarifHasWhatServicesNeed() throws {
        let data = try SARIFReport(report([observation()]), version: "1").data
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(json["version"] as? String == "2.1.0")
        #expect((json["$schema"] as? String)?.contains("sarif-2.1.0") == true)
        let run = try #require((json["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "Perch")
        #expect((driver["rules"] as? [Any])?.count == AuditRule.all.count)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "text-contrast")
        #expect(result["level"] as? String == "error")
        let location = try #require(
            (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((location["artifactLocation"] as? [String: String])?["uri"] == "Sources/App/Card.swift")
        #expect((location["region"] as? [String: Int])?["startLine"] == 4)
        #expect((result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]?.count == 16)
    }

    @Test func junitHasACaseForEachRule() throws {
        let xml = JUnitReport(report([observation()]), isStrict: false).xml
        let document = XMLCounter()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = document
        #expect(parser.parse())
        #expect(document.counts["testcase"] == AuditRule.all.count)
        #expect(document.counts["failure"] == 1)
    }

    @Test func githubEscapesMessages() {
        let text = GitHubReport(report([observation()])).text
        #expect(text.hasPrefix("::error file=Sources/App/Card.swift,line=4,title=Text has too little contrast::"))
        #expect(text.contains("%0A100 %25, 4.5:1"))
        #expect(!text.contains("\n"))
    }

    @Test func thePageEscapesWhatItShows() {
        let html = HTMLReport(report([observation()]), pictures: ["App/Card.swift:3": "Card light.png"]).html
        #expect(html.contains("&lt;small&gt;"))
        #expect(!html.contains("<small>”"))
        #expect(html.contains("src=\"Card%20light.png\""))
    }

    @Test func jsonHasTheNamesOfOthers() throws {
        let json = try JSONSerialization.jsonObject(with: JSONReport(report([observation()])).data) as? [String: Any]
        let finding = try #require((json?["findings"] as? [[String: Any]])?.first)
        #expect(finding["xcode"] as? String == "contrast")
        #expect(finding["wcag"] as? [String] == ["1.4.3"])
        #expect(finding["line"] as? Int == 4)
    }

    @Test func rulesHaveDifferentNames() {
        #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
        for rule in AuditRule.all { #expect(!rule.help.isEmpty && rule.help.hasSuffix(".")) }
    }
}

private final class XMLCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[name, default: 0] += 1
    }
}
