import Foundation

/// A report in the Static Analysis Results Interchange Format, version 2.1.0.
package struct SARIFReport: Encodable {
    private struct Text: Encodable {
        var text: String
    }
    private struct Rule: Encodable {
        struct Configuration: Encodable {
            var level: String
        }
        struct Properties: Encodable {
            var tags: [String]
        }
        var id: String
        var shortDescription, fullDescription, help: Text
        var defaultConfiguration: Configuration
        var properties: Properties
    }
    private struct Driver: Encodable {
        var name = "Perch"
        var version: String
        var rules: [Rule]
    }
    private struct Tool: Encodable {
        var driver: Driver
    }
    private struct Location: Encodable {
        struct Physical: Encodable {
            struct Artifact: Encodable {
                var uri: String
            }
            struct Region: Encodable {
                var startLine: Int
            }
            var artifactLocation: Artifact
            var region: Region
        }
        struct Logical: Encodable {
            var fullyQualifiedName: String
        }
        var physicalLocation: Physical
        var logicalLocations: [Logical]
    }
    private struct Suppression: Encodable {
        var kind = "external"
        var justification: String
    }
    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]
        var partialFingerprints: [String: String]
        var suppressions: [Suppression]?
    }
    private struct Invocation: Encodable {
        struct Notification: Encodable {
            var level = "error"
            var message: Text
        }
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
    }
    private struct Run: Encodable {
        var tool: Tool
        var invocations: [Invocation]
        var results: [Result]
    }

    private enum CodingKeys: String, CodingKey {
        case version
        case schema = "$schema"
        case runs
    }

    private let version = "2.1.0"
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let runs: [Run]

    /// - Parameter version: the version of the tool.
    package init(_ report: AuditReport, version: String) {
        let rules = AuditRule.all.map { rule in
            Rule(
                id: rule.id, shortDescription: Text(text: rule.title),
                fullDescription: Text(text: rule.title + ". " + rule.help),
                help: Text(text: rule.help), defaultConfiguration: Rule.Configuration(level: rule.severity.rawValue),
                properties: Rule.Properties(
                    tags: ["accessibility"] + rule.wcag.map { "wcag-\($0)" } + rule.axe.map { "axe-\($0)" }
                        + (rule.xcode.map { ["xcode-\($0.rawValue)"] } ?? [])))
        }
        let results = report.findings.map { finding in
            // A result without a place is not shown; the preview's own is known for all but those of no source.
            let place =
                finding.place
                ?? SourcePlace(
                    file: finding.preview.module + "/" + finding.preview.file, line: finding.preview.line ?? 1)
            return Result(
                ruleId: finding.rule, ruleIndex: AuditRule.all.firstIndex { $0.id == finding.rule } ?? 0,
                level: finding.severity.rawValue, message: Text(text: finding.message),
                locations: [
                    Location(
                        physicalLocation: Location.Physical(
                            artifactLocation: .init(uri: Self.address(place.file)),
                            region: .init(startLine: max(1, place.line))),
                        logicalLocations: [.init(fullyQualifiedName: finding.path)])
                ],
                partialFingerprints: ["primaryLocationLineHash": finding.fingerprint],
                suppressions: finding.accepted.map { [Suppression(justification: $0)] })
        }
        let notes = report.failures.map {
            Invocation.Notification(message: Text(text: "\($0.preview.title) could not be audited: \($0.reason)"))
        }
        runs = [
            Run(
                tool: Tool(driver: Driver(version: version, rules: rules)),
                invocations: [Invocation(executionSuccessful: notes.isEmpty, toolExecutionNotifications: notes)],
                results: results)
        ]
    }

    private static func address(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}
