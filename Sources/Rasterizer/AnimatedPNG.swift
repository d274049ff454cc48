import CRaster
import Foundation

/// Several PNG files of the same kind as one that plays.
///
/// It is what PNG's third edition calls an animated PNG: the first picture as it is, and each picture's data with its place in
/// the order and the time that it stays. Readers that don't know of it show the first.
package enum AnimatedPNG {
    /// Puts pictures together; nil if they are of different sizes or kinds, or none.
    ///
    /// - Parameter delay: how long each stays, in milliseconds.
    package static func encode(_ pictures: [Data], delay: Int) -> Data? {
        let files = pictures.map(chunks)
        guard let first = files.first, let header = first.first(where: { $0.type == "IHDR" })?.data, header.count == 13,
            files.allSatisfy({ file in file.first { $0.type == "IHDR" }?.data == header })
        else { return nil }

        var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        for chunk in first.prefix(while: { $0.type != "IDAT" }) { file.append(chunk) }
        // Played endlessly.
        var animation = bytes(UInt32(files.count))
        animation.append(bytes(UInt32(0)))
        file.append(Chunk(type: "acTL", data: animation))
        var sequence: UInt32 = 0
        func next() -> Data {
            defer { sequence += 1 }
            return bytes(sequence)
        }
        for (index, chunks) in files.enumerated() {
            // The whole picture, in the place of the one before.
            var control = next()
            control.append(header.prefix(8))
            for offset in [UInt32(0), 0] { control.append(bytes(offset)) }
            for part in [UInt16(clamping: delay), 1000] { control.append(bytes(part)) }
            control.append(contentsOf: [0, 0])
            file.append(Chunk(type: "fcTL", data: control))
            for chunk in chunks where chunk.type == "IDAT" {
                file.append(index == 0 ? chunk : Chunk(type: "fdAT", data: next() + chunk.data))
            }
        }
        file.append(Chunk(type: "IEND", data: Data()))
        return file
    }

    fileprivate struct Chunk {
        var type: String
        var data: Data
    }

    private static func chunks(of file: Data) -> [Chunk] {
        var chunks: [Chunk] = []
        var rest = file.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= length + 12 else { break }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(Chunk(type: type, data: Data(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(length + 12)
        }
        return chunks
    }

    fileprivate static func bytes(_ value: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0) }
    }
}

extension Data {
    fileprivate mutating func append(_ chunk: AnimatedPNG.Chunk) {
        let content = Data(chunk.type.utf8) + chunk.data
        append(AnimatedPNG.bytes(UInt32(chunk.data.count)))
        append(content)
        append(AnimatedPNG.bytes(content.withUnsafeBytes { perch_crc($0.baseAddress, $0.count) }))
    }
}
