import CPango
import Foundation

/// Where a line may begin, by the Unicode line breaking rules and the language's own.
struct LineBreaks {
    private let start: Int
    /// For each byte of the paragraph, whether a line may begin before it.
    private let allowed: [Bool]

    init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, language: String?) {
        start = range.lowerBound
        let count = range.count
        guard count > 0, let base = bytes.baseAddress else {
            allowed = []
            return
        }
        var characters = 0
        for offset in range where bytes[offset] & 0xC0 != 0x80 { characters += 1 }
        let words = MemoryLayout<PangoLogAttr>.stride / MemoryLayout<UInt32>.stride
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
        let text = UnsafeRawPointer(base + range.lowerBound).assumingMemoryBound(to: CChar.self)
        pango_get_log_attrs(
            text, Int32(count), -1, language.flatMap { pango_language_from_string($0) }, &attributes,
            Int32(characters + 1))
        var allowed = [Bool](repeating: false, count: count)
        attributes.withUnsafeBytes { raw in
            let flags = raw.bindMemory(to: UInt32.self)
            var character = 0
            for offset in 0..<count where bytes[range.lowerBound + offset] & 0xC0 != 0x80 {
                allowed[offset] = flags[character * words] & 1 == 1
                character += 1
            }
        }
        self.allowed = allowed
    }

    func canBreak(before offset: Int) -> Bool {
        let index = offset - start
        return allowed.indices.contains(index) && allowed[index]
    }
}
