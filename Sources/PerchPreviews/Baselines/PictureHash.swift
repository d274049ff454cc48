import CPango
import Foundation

/// The SHA-256 of a picture, in hexadecimal: its name in a store.
struct PictureHash: Hashable, Codable, Sendable {
    let text: String

    init(of data: Data) {
        // GLib comes with Pango; another library for one function would be built by everyone.
        text = data.withUnsafeBytes { bytes in
            let sum = g_compute_checksum_for_data(
                G_CHECKSUM_SHA256, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count))!
            defer { g_free(sum) }
            return String(cString: sum)
        }
    }

    /// - Returns: nil unless the text is 64 lowercase hexadecimal digits, so it can be a part of a path.
    init?(_ text: String) {
        guard text.utf8.count == 64, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
            return nil
        }
        self.text = text
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let hash = PictureHash(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not a SHA-256.")
        }
        self = hash
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// Where a store has the picture. Folders of 256 parts stay small enough to be listed.
    var path: String { "\(text.prefix(2))/\(text)" }
}
