import TextHashing

/// The literals of a source file that can be changed while the program runs.
package struct SourceLiterals: Codable, Hashable, Sendable {
    /// The same for texts that differ in nothing but these literals.
    package var skeleton: String
    /// What the literals say, in their order.
    package var values: [LiteralValue]
    /// Where they are in the file, in bytes.
    package var ranges: [Range<Int>]
    /// The calls in the file's previews that have such literals as arguments.
    package var calls: [LiteralCall]

    package init(skeleton: String, values: [LiteralValue], ranges: [Range<Int>], calls: [LiteralCall]) {
        self.skeleton = skeleton
        self.values = values
        self.ranges = ranges
        self.calls = calls
    }

    /// The number of a file's first literal. The others follow it.
    package static func firstID(of path: String) -> Int { Int(TextHash.of(path) & 0xFFFF_FFFF) << 16 }

    /// So many literals of a file have numbers.
    package static let most = 0xFFFF

    /// A call with other values for some of the literals, by their indices.
    package func code(of call: LiteralCall, with values: [Int: LiteralValue]) -> String {
        var bytes = Array(call.code.utf8)
        let place = call.offset..<(call.offset + bytes.count)
        for index in ranges.indices.reversed() {
            let range = ranges[index]
            guard let value = values[index], place.contains(range.lowerBound), range.upperBound <= place.upperBound
            else { continue }
            let own = (range.lowerBound - call.offset)..<(range.upperBound - call.offset)
            // `Color.red` may be where `.red` has no type.
            let prefix = value.kind == .color && bytes[own.lowerBound] != UInt8(ascii: ".") ? "Color" : ""
            bytes.replaceSubrange(own, with: Array((prefix + value.code).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A call in a preview, with the arguments that are literals.
package struct LiteralCall: Codable, Hashable, Sendable {
    package struct Argument: Codable, Hashable, Sendable {
        /// The index among the file's literals.
        package var index: Int
        /// Empty for an argument without a label.
        package var label: String

        package init(index: Int, label: String) {
            self.index = index
            self.label = label
        }
    }

    /// The line of the preview, from 1.
    package var preview: Int
    /// The line of the call, from 1.
    package var line: Int
    /// `Text`, or `.padding` for a modifier.
    package var name: String
    /// The call up to its closing parenthesis.
    package var code: String
    /// Where the code begins in the file, in bytes.
    package var offset: Int
    package var arguments: [Argument]

    package init(
        preview: Int, line: Int, name: String, code: String, offset: Int, arguments: [Argument]
    ) {
        self.preview = preview
        self.line = line
        self.name = name
        self.code = code
        self.offset = offset
        self.arguments = arguments
    }
}
