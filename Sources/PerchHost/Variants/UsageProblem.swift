import SwiftUI

/// Something typed that isn't there; the message lists what is.
package enum UsageProblem: Error, CustomStringConvertible {
    case unknownPreview(String, titles: [String], known: [String])
    case ambiguousPreview(String, found: [String])
    case unknownDevice(String)
    case unknownTypeSize(String)
    case badLayout(String)
    case badScale(String)
    case badMoment(String)
    case badStrip(String)
    case unknownLocale(String)
    case unknownFeature(String)
    case unknownAppearance(String)
    case badVersion(String)
    case noPreviews
    case noBaseline(String)

    package var description: String {
        switch self {
        case .unknownPreview(let text, let titles, let known):
            "No preview is called “\(text)”" + Self.suggestion(for: text, among: titles) + " There are:\n"
                + Self.beginning(known)
        case .ambiguousPreview(let text, let found):
            "“\(text)” means several previews; name one of:\n" + Self.beginning(found)
        case .unknownDevice(let text):
            "No device is called “\(text)”" + Self.suggestion(for: text, among: Device.all.map(\.name))
                + " There are:\n" + Self.list(Device.all.map(\.name))
        case .unknownTypeSize(let text):
            "No type size is called “\(text)”"
                + Self.suggestion(for: text, among: TypeSize.allCases.map(\.rawValue))
                + " There are:\n" + Self.list(TypeSize.allCases.map(\.rawValue) + ["all"])
        case .badLayout(let text):
            "“\(text)” is not a layout. Use device, sizeThatFits or a size in points such as 320x200 (1 to "
                + "\(CanvasLayout.longestSide) each way)."
        case .badScale(let text):
            "“\(text)” is not a scale. Use 1, 2 or 3."
        case .badMoment(let text):
            "“\(text)” is not a moment. Use seconds such as 0.15s, or milliseconds such as 150ms."
        case .badStrip(let text):
            "“\(text)” is not a strip. Use two moments and a number of frames (1 to \(Strip.longest)), such as 0…1s:8; three "
                + "dots do as well."
        case .unknownLocale(let text):
            "“\(text)” is not a locale. Use a language, with a region where it matters: de, en_GB or zh-Hant_TW."
        case .unknownFeature(let text):
            "No accessibility feature is called “\(text)”"
                + Self.suggestion(for: text, among: AccessibilityFeatures.named.map(\.name)) + " There are:\n"
                + Self.list(AccessibilityFeatures.named.map(\.name))
        case .unknownAppearance(let text):
            "No design of iOS is called “\(text)”" + Self.suggestion(for: text, among: Appearance.all.map(\.name))
                + " There are:\n" + Self.list(Appearance.all.map(\.name))
        case .badVersion(let text):
            "“\(text)” is not a version of iOS. Use a number such as 18, 26 or 27, with another after a dot where it matters."
        case .noBaseline(let path):
            "The folder “\(path)” does not exist. Run the command with --accept to create it."
        case .noPreviews:
            "There are no previews: the modules that this tool imports declare no #Preview."
        }
    }

    private static func list(_ items: [String]) -> String { items.map { "  " + $0 }.joined(separator: "\n") }

    /// The first of many items, and how many there are beside.
    private static func beginning(_ items: [String]) -> String {
        let most = 20
        guard items.count > most + 1 else { return list(items) }
        return list(Array(items.prefix(most)))
            + "\n  … and \(items.count - most) more; the command list names them all."
    }

    private static func suggestion(for text: String, among known: [String]) -> String {
        let nearest = known.min { distance(text, $0) < distance(text, $1) }
        guard let nearest, distance(text, nearest) <= max(2, text.count / 3) else { return "." }
        return "; did you mean “\(nearest)”?"
    }

    /// The number of characters to add, drop or change to get from one text to the other.
    private static func distance(_ a: String, _ b: String) -> Int {
        let b = Array(b.lowercased())
        var row = Array(0...b.count)
        for (i, character) in a.lowercased().enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let change = diagonal + (character == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
