/// What is found in a line of code by its bytes. An index looks at each line of a project, of which few matter.
enum SourceLine {
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether nothing but modifiers comes before a word that begins a declaration of a type.
    static func mayDeclareType(_ line: Substring) -> Bool {
        var bytes = line.utf8[...]
        while let first = bytes.first {
            guard isWord(first) else {
                bytes.removeFirst()
                if first == UInt8(ascii: "/"), bytes.first == first { return false }
                if first == UInt8(ascii: "\"") {
                    guard let end = bytes.firstIndex(of: first) else { return false }
                    bytes = bytes[bytes.index(after: end)...]
                }
                continue
            }
            let word = bytes.prefix(while: isWord)
            let text = String(Substring(word))
            if SourceFile.keywords.contains(text) { return true }
            guard SourceFile.modifiers.contains(text) else { return false }
            bytes = bytes[word.endIndex...]
        }
        return false
    }

    /// By how much a line changes the number of open braces, and whether it opens any. Those in literals and comments are none.
    static func braces(_ line: Substring) -> (balance: Int, opens: Bool) {
        var (balance, opens, isLiteral) = (0, false, false)
        var previous = UInt8(ascii: " ")
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "\"") where previous != UInt8(ascii: "\\"): isLiteral.toggle()
            case UInt8(ascii: "/") where !isLiteral && previous == byte: return (balance, opens)
            case UInt8(ascii: "{") where !isLiteral: (balance, opens) = (balance + 1, true)
            case UInt8(ascii: "}") where !isLiteral: balance -= 1
            default: break
            }
            previous = previous == UInt8(ascii: "\\") ? UInt8(ascii: " ") : byte
        }
        return (balance, opens)
    }
}
