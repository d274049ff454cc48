import Foundation

/// Text as it is in HTML and XML.
enum Markup {
    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // XML has no way to say these.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A file's name as a part of an address.
    static func address(_ file: String) -> String {
        escape(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
    }
}
