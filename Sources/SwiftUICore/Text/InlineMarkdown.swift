import Foundation

/// The inline part of Markdown: emphasis, code, strikethrough and links. Everything else stays as written.
struct InlineMarkdown {
    struct Style: Equatable {
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
        var link: URL?
    }

    struct Run: Equatable {
        var text: String
        var style: Style
    }

    /// Whether a string may hold Markdown. Cheap, for the many that do not.
    static func mayOccur(in string: String) -> Bool {
        var previous: UInt8 = 0
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                return true
            // The middle of "://".
            case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
            default: previous = byte
            }
        }
        return false
    }

    /// The runs of a string, in order.
    static func runs(of string: String) -> [Run] {
        var parser = InlineMarkdown(Array(string))
        parser.parse()
        return parser.merged()
    }

    // MARK: Parsing

    private let characters: [Character]

    private enum Token {
        case text(String)
        case code(String)
        /// Asterisks, underscores or tildes that may begin or end something.
        case delimiter(Character, count: Int, opens: Bool, closes: Bool)
        case link([Run], URL?)
    }

    private var tokens: [Token] = []

    private init(_ characters: [Character]) { self.characters = characters }

    private mutating func parse() {
        var position = 0
        var text = ""
        func flush(_ tokens: inout [Token]) {
            if !text.isEmpty { tokens.append(.text(text)) }
            text = ""
        }
        while position < characters.count {
            let character = characters[position]
            switch character {
            case "\\" where position + 1 < characters.count && characters[position + 1].isASCIIPunctuation:
                text.append(characters[position + 1])
                position += 2
            case "`":
                if let (code, end) = codeSpan(at: position) {
                    flush(&tokens)
                    tokens.append(.code(code))
                    position = end
                } else {
                    let run = runLength(at: position)
                    text += String(repeating: "`", count: run)
                    position += run
                }
            case "*", "_", "~":
                let count = runLength(at: position)
                flush(&tokens)
                tokens.append(delimiter(character, at: position, count: count))
                position += count
            case "[", "<", "h":
                if let (runs, url, end) = linked(at: position) {
                    flush(&tokens)
                    tokens.append(.link(runs, url))
                    position = end
                } else {
                    text.append(character)
                    position += 1
                }
            default:
                text.append(character)
                position += 1
            }
        }
        flush(&tokens)
    }

    private func runLength(at position: Int) -> Int {
        var end = position
        while end < characters.count, characters[end] == characters[position] { end += 1 }
        return end - position
    }

    private func delimiter(_ character: Character, at position: Int, count: Int) -> Token {
        let before = position > 0 ? characters[position - 1] : " "
        let after = position + count < characters.count ? characters[position + count] : " "
        let leftFlanking =
            !after.isWhitespace
            && (!after.isMarkPunctuation || before.isWhitespace || before.isMarkPunctuation)
        let rightFlanking =
            !before.isWhitespace
            && (!before.isMarkPunctuation || after.isWhitespace || after.isMarkPunctuation)
        if character == "_" {
            return .delimiter(
                character, count: count, opens: leftFlanking && (!rightFlanking || before.isMarkPunctuation),
                closes: rightFlanking && (!leftFlanking || after.isMarkPunctuation))
        }
        return .delimiter(character, count: count, opens: leftFlanking, closes: rightFlanking)
    }

    private func codeSpan(at position: Int) -> (String, end: Int)? {
        let fence = runLength(at: position)
        var end = position + fence
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let run = runLength(at: end)
            if run == fence {
                var code = String(characters[position + fence..<end])
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                return (code, end + run)
            }
            end += run
        }
        return nil
    }

    private func link(at position: Int) -> ([Run], URL?, end: Int)? {
        var depth = 0
        var close = position
        while close < characters.count {
            if characters[close] == "\\" {
                close += 1
            } else if characters[close] == "[" {
                depth += 1
            } else if characters[close] == "]" {
                depth -= 1
                if depth == 0 { break }
            }
            close += 1
        }
        guard close + 1 < characters.count, characters[close + 1] == "(" else { return nil }
        var end = close + 2
        depth = 1
        while end < characters.count {
            if characters[end] == "(" { depth += 1 }
            if characters[end] == ")" { depth -= 1 }
            if depth == 0 { break }
            end += 1
        }
        guard end < characters.count else { return nil }
        let target = String(characters[close + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
        let address = target.hasPrefix("<") && target.hasSuffix(">") ? String(target.dropFirst().dropLast()) : target
        return (InlineMarkdown.runs(of: String(characters[position + 1..<close])), URL(string: address), end + 1)
    }

    /// A link of any kind that begins here: `[text](address)`, `<address>` or a bare address.
    private func linked(at position: Int) -> ([Run], URL?, end: Int)? {
        if characters[position] == "[" { return link(at: position) }
        let found = characters[position] == "<" ? autolink(at: position) : bareAddress(at: position)
        return found.map { ([Run(text: $0.0, style: Style())], URL(string: $0.0), end: $0.end) }
    }

    private func autolink(at position: Int) -> (String, end: Int)? {
        guard let close = characters[position...].firstIndex(of: ">") else { return nil }
        let address = String(characters[position + 1..<close])
        guard address.contains("://") || address.hasPrefix("mailto:"), !address.contains(" ") else { return nil }
        return (address, close + 1)
    }

    private func bareAddress(at position: Int) -> (String, end: Int)? {
        let rest = characters[position...]
        let scheme = rest.prefix(8)
        guard scheme.starts(with: "http://") || scheme.starts(with: "https://") else { return nil }
        if position > 0, characters[position - 1].isLetter || characters[position - 1].isNumber { return nil }
        var end = position
        while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
        while end > position, ".,:;!?*_~)'\"".contains(characters[end - 1]) { end -= 1 }
        let address = String(characters[position..<end])
        return address.contains("://") && !address.hasSuffix("://") ? (address, end) : nil
    }

    // MARK: Pairing

    /// The tokens as runs: delimiters that pair up change the style of what is between them.
    private func merged() -> [Run] {
        struct Open {
            var token: Int
            var character: Character
            var count: Int
        }
        var styles = [Style](repeating: Style(), count: tokens.count)
        var left = tokens.map { token in
            if case .delimiter(_, let count, _, _) = token { count } else { 0 }
        }
        var stack: [Open] = []
        for (index, token) in tokens.enumerated() {
            guard case .delimiter(let character, _, let opens, let closes) = token else { continue }
            if closes {
                while left[index] > 0,
                    let match = stack.lastIndex(where: { $0.character == character && left[$0.token] > 0 })
                {
                    let opener = stack[match].token
                    let used: Int
                    if character == "~" {
                        guard left[opener] == left[index], left[index] <= 2 else { break }
                        used = left[index]
                    } else {
                        used = min(left[opener], left[index]) >= 2 ? 2 : 1
                    }
                    for inner in opener + 1..<index {
                        switch (character, used) {
                        case ("~", _): styles[inner].isStruck = true
                        case (_, 2): styles[inner].isBold = true
                        default: styles[inner].isItalic = true
                        }
                    }
                    left[opener] -= used
                    left[index] -= used
                    // What opened in between stays as written.
                    stack.removeSubrange((match + 1)...)
                    if left[opener] == 0 { stack.remove(at: match) }
                }
            }
            if opens, left[index] > 0 { stack.append(Open(token: index, character: character, count: left[index])) }
        }
        var runs: [Run] = []
        func append(_ text: String, _ style: Style) {
            if text.isEmpty { return }
            if let last = runs.last, last.style == style {
                runs[runs.count - 1].text += text
            } else {
                runs.append(Run(text: text, style: style))
            }
        }
        for (index, token) in tokens.enumerated() {
            var style = styles[index]
            switch token {
            case .text(let text): append(text, style)
            case .code(let code):
                style.isCode = true
                append(code, style)
            case .delimiter(let character, _, _, _):
                append(String(repeating: character, count: left[index]), style)
            case .link(let inner, let url):
                for run in inner {
                    var merged = run.style
                    merged.isBold = merged.isBold || style.isBold
                    merged.isItalic = merged.isItalic || style.isItalic
                    merged.isStruck = merged.isStruck || style.isStruck
                    merged.link = url
                    append(run.text, merged)
                }
            }
        }
        return runs
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool { isASCII && isMarkPunctuation }
    fileprivate var isMarkPunctuation: Bool { isPunctuation || isSymbol }
}
