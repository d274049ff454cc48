/// A short number for a text: FNV-1a, 64 bits. It finds mistakes and changes, and does not guard against people who mean harm.
package enum TextHash {
    package static func of(_ text: String) -> UInt64 { of(text.utf8) }

    package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
