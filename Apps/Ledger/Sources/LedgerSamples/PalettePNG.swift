import Foundation

/// Writes pictures of four colors as PNG, without compressing them: they are small, and need no library.
enum PalettePNG {
    /// - Parameters:
    ///   - pixels: the number of each pixel's color, row by row; the side is a multiple of four.
    ///   - palette: up to four colors.
    static func data(side: Int, pixels: [UInt8], palette: [UInt32]) -> Data {
        var rows: [UInt8] = []
        for y in 0..<side {
            // No filter; then four pixels to a byte.
            rows.append(0)
            for x in stride(from: y * side, to: (y + 1) * side, by: 4) {
                rows.append(pixels[x] << 6 | pixels[x + 1] << 4 | pixels[x + 2] << 2 | pixels[x + 3])
            }
        }
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        png += chunk("IHDR", bytes(UInt32(side)) + bytes(UInt32(side)) + [2, 3, 0, 0, 0])
        png += chunk("PLTE", palette.flatMap { bytes($0).dropFirst() })
        png += chunk("IDAT", stored(rows))
        png += chunk("IEND", [])
        return Data(png)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    /// A zlib stream of blocks that hold their bytes as they are.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, content.count)
            let length = UInt16(end - start)
            stream.append(end == content.count ? 1 : 0)
            for half in [length, ~length] {
                stream += [UInt8(truncatingIfNeeded: half), UInt8(truncatingIfNeeded: half >> 8)]
            }
            stream += content[start..<end]
            start = end
        } while start < content.count
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in content {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bytes(b << 16 | a)
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    /// CRC-32, as the format has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
}
