/// A long text over another one: a letter that is typed into it costs a few bytes.
extension WireWriter {
    /// Texts that have less in common than this, in bytes, are written whole.
    private static let leastShared = 32

    /// Writes `text` by what it shares with `old` at both ends, where that is worth it.
    mutating func text(_ text: String, over old: String) {
        let shared = SharedEnds(old, text)
        let isRelative = shared.prefix + shared.suffix >= Self.leastShared
        flag(isRelative)
        guard isRelative else { return string(text) }
        unsigned(UInt64(shared.prefix16))
        unsigned(UInt64(shared.suffix16))
        string(shared.middle)
    }
}

extension WireReader {
    mutating func text(over old: String) throws(WireError) -> String {
        guard try flag() else { return try string() }
        let most = UInt64(old.utf16.count)
        let (prefix, suffix) = (try unsigned(), try unsigned())
        guard prefix <= most, suffix <= most - prefix else { throw .invalid("text") }
        let units = Array(old.utf16)
        let middle = try string()
        return String(decoding: units.prefix(Int(prefix)), as: UTF16.self) + middle
            + String(decoding: units.suffix(Int(suffix)), as: UTF16.self)
    }
}

/// What two texts have in common at their beginnings and ends, in whole scalars.
package struct SharedEnds {
    /// In bytes of UTF-8.
    package private(set) var prefix = 0
    package private(set) var suffix = 0
    /// In units of UTF-16, as browsers count.
    private(set) var prefix16 = 0
    private(set) var suffix16 = 0
    /// What the new text has between them.
    private(set) var middle = ""

    package init(_ old: String, _ new: String) {
        var (old, new) = (old, new)
        old.withUTF8 { old in
            new.withUTF8 { new in
                let shared = SharedBytes(old, new)
                (prefix, suffix) = (shared.prefix, shared.suffix)
                while prefix > 0, Self.isInside(old, prefix) || Self.isInside(new, prefix) { prefix -= 1 }
                while suffix > 0, Self.isInside(new, new.count - suffix) { suffix -= 1 }
                prefix16 = Self.units(UnsafeBufferPointer(rebasing: new[..<prefix]))
                suffix16 = Self.units(UnsafeBufferPointer(rebasing: new[(new.count - suffix)...]))
                middle = String(decoding: new[prefix..<new.count - suffix], as: UTF8.self)
            }
        }
    }

    /// Whether a place lies within a scalar.
    private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }

    /// How many units of UTF-16 the bytes are.
    private static func units(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (index, count) = (0, 0)
        while index < bytes.count {
            // Whole words of ASCII are as many units.
            if index + 8 <= bytes.count,
                UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                (index, count) = (index + 8, count + 8)
                continue
            }
            let byte = bytes[index]
            count += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
            index += 1
        }
        return count
    }
}
