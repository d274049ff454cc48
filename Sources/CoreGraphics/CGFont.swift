import Foundation

/// Passes out the bytes of a file.
public final class CGDataProvider: Sendable {
    /// The file that the bytes are from, where they are from one.
    package let path: String?
    package let bytes: Data

    /// The bytes of a file; nil if there is none.
    public init?(url: CFURL) {
        guard url.isFileURL, let path = url.path, let bytes = FileManager.default.contents(atPath: path) else {
            return nil
        }
        self.path = path
        self.bytes = bytes
    }

    /// The bytes of a file; nil if there is none.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }

    /// Bytes as they are.
    public init?(data: CFData) {
        path = nil
        bytes = data as Data
    }

    /// All bytes.
    public var data: CFData? { bytes as NSData }
}

/// A font, as its file describes it.
public final class CGFont: Sendable {
    package let provider: CGDataProvider
    private let names: FontNames

    /// The font in a file; the first one of a collection. Nil if there is none.
    public init?(_ provider: CGDataProvider) {
        guard let names = FontNames(provider.bytes) else { return nil }
        self.provider = provider
        self.names = names
    }

    /// The name that programs ask for the font by.
    public var postScriptName: CFString? { names.postScript.map { $0 as NSString } }
    /// The name that people read.
    public var fullName: CFString? { names.full.map { $0 as NSString } }
}

/// The names in a font file: of the tables of OpenType's container, only `name` is read.
struct FontNames {
    private(set) var full: String?
    private(set) var postScript: String?

    /// Nil where the bytes are no font. Lengths and places in the file are not trusted.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let tag = number(0, 4) else { return nil }
        var start = 0
        // "ttcf": a collection begins with the places of its fonts.
        if tag == 0x7474_6366 {
            guard let first = number(12, 4) else { return nil }
            start = first
        }
        // 1.0, "OTTO" and "true".
        guard let version = number(start, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
            let tables = number(start + 4, 2)
        else { return nil }
        let entries = (0..<tables).map { start + 12 + 16 * $0 }
        // "name"
        guard let entry = entries.first(where: { number($0, 4) == 0x6E61_6D65 }), let table = number(entry + 8, 4),
            let count = number(table + 2, 2), let texts = number(table + 4, 2)
        else { return nil }
        for record in (0..<count).map({ table + 6 + 12 * $0 }) {
            guard let platform = number(record, 2), let name = number(record + 6, 2),
                let length = number(record + 8, 2),
                let offset = number(record + 10, 2)
            else { continue }
            let place = table + texts + offset
            guard place + length <= bytes.count else { continue }
            let part = bytes[place..<place + length]
            // Windows and Unicode write UTF-16; the old Macintosh a byte for a letter.
            let text =
                platform == 1
                ? String(decoding: part, as: UTF8.self)
                : String(data: Data(part), encoding: .utf16BigEndian)
            switch name {
            case 4: full = full ?? text
            case 6: postScript = postScript ?? text
            default: break
            }
        }
    }
}
