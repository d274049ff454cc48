/// What a person has entered for a literal.
extension LiteralValue {
    /// Why a value is not taken, in words for the person who entered it.
    package struct Refusal: Error, Hashable {
        package var reason: String
    }

    /// The longest text, in bytes.
    package static let longestText = 4096
    /// The largest number that a person may enter. Larger ones are mistakes, and layouts of that size take long.
    package static let largest = 1_000_000.0
    /// The colors that are offered. `primary` and `secondary` are none of them, because styles of other types have these names.
    package static let colors = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple", "red",
        "teal", "white", "yellow",
    ]

    /// Checks what was entered.
    package static func entered(_ text: String, for kind: Kind) throws(Refusal) -> LiteralValue {
        switch kind {
        case .text:
            guard text.utf8.count <= longestText else {
                throw Refusal(reason: "The text is longer than \(longestText) bytes.")
            }
        case .integer, .number:
            guard let number = Double(text), number.isFinite else {
                throw Refusal(reason: "This is not a number.")
            }
            guard abs(number) <= largest else {
                throw Refusal(reason: "The number is larger than \(Int(largest)).")
            }
            if kind == .integer, Int(text) == nil { throw Refusal(reason: "This is not a whole number.") }
        case .flag: break
        case .color:
            guard colors.contains(text) else { throw Refusal(reason: "There is no color with this name.") }
        }
        guard let value = LiteralValue(kind, text) else { throw Refusal(reason: "This is not true or false.") }
        return value
    }

    /// The literal as it is written in Swift.
    package var code: String {
        guard case .text(let text) = self else { return kind == .color ? "." + self.text : self.text }
        var code = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": code += "\\\\"
            case "\"": code += "\\\""
            case "\n": code += "\\n"
            case "\r": code += "\\r"
            case "\t": code += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    code += "\\u{" + String(scalar.value, radix: 16) + "}"
                } else {
                    code.unicodeScalars.append(scalar)
                }
            }
        }
        return code + "\""
    }
}
