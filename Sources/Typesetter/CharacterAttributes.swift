import CPango
import Foundation

/// What Unicode's rules say about the places before the characters of a paragraph, and at its end.
struct CharacterAttributes {
    /// As Pango packs them.
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let lineBreak = Flags(rawValue: 1 << 0)
        static let wordStart = Flags(rawValue: 1 << 5)
        static let wordEnd = Flags(rawValue: 1 << 6)
    }

    /// One for each character, and one for the end.
    private let flags: [Flags]

    init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, language: String?) {
        guard !range.isEmpty, let base = bytes.baseAddress else {
            flags = []
            return
        }
        var characters = 0
        for offset in range where bytes[offset] & 0xC0 != 0x80 { characters += 1 }
        let words = MemoryLayout<PangoLogAttr>.stride / MemoryLayout<UInt32>.stride
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
        let text = UnsafeRawPointer(base + range.lowerBound).assumingMemoryBound(to: CChar.self)
        pango_get_log_attrs(
            text, Int32(range.count), -1, language.flatMap { pango_language_from_string($0) }, &attributes,
            Int32(characters + 1))
        flags = attributes.withUnsafeBytes { raw in
            let packed = raw.bindMemory(to: UInt32.self)
            return (0...characters).map { Flags(rawValue: packed[$0 * words]) }
        }
    }

    /// Visits the places before each character, by their bytes in the text, and the end.
    func forEach(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ visit: (Int, Flags) -> Void) {
        var character = 0
        for offset in range where bytes[offset] & 0xC0 != 0x80 {
            guard flags.indices.contains(character) else { return }
            visit(offset, flags[character])
            character += 1
        }
        if flags.indices.contains(character) { visit(range.upperBound, flags[character]) }
    }
}
