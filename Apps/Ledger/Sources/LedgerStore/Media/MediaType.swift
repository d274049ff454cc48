import LedgerCore

/// What a file is, by what is in it. What it calls itself counts for nothing.
public enum MediaType: String, Hashable, Sendable, CaseIterable {
    case jpeg, png, pdf

    public var contentType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .pdf: "application/pdf"
        }
    }

    public var fileExtension: String {
        switch self {
        case .jpeg: "jpg"
        case .png: "png"
        case .pdf: "pdf"
        }
    }

    public var kind: AttachmentKind { self == .pdf ? .pdf : .image }

    /// The type that a file's first bytes tell; `nil` for any other.
    public init?(_ bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "%PDF-".utf8) {
            self = .pdf
        } else {
            return nil
        }
    }

    /// How many pixels a picture is wide and high, as its head says; `nil` for one whose head is broken. Read so that a
    /// few bytes which claim to be a huge picture are not decoded.
    static func pixelSize(_ bytes: [UInt8], _ type: MediaType) -> (width: Int, height: Int)? {
        switch type {
        case .pdf: nil
        case .png: pngSize(bytes)
        case .jpeg: jpegSize(bytes)
        }
    }

    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        let number = { (at: Int) in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return checked(number(16), number(20))
    }

    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            // Fill bytes, and markers that stand alone.
            if marker == 0xFF {
                place += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD7).contains(marker) {
                place += 2
                continue
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2 else { return nil }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard place + 9 <= bytes.count else { return nil }
                return checked(
                    Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
                    Int(bytes[place + 5]) << 8 | Int(bytes[place + 6]))
            }
            // The picture's own bytes, or its end, before anything has said how large it is.
            guard marker != 0xDA, marker != 0xD9 else { return nil }
            place += 2 + length
        }
        return nil
    }

    private static func checked(_ width: Int, _ height: Int) -> (width: Int, height: Int)? {
        width > 0 && height > 0 ? (width, height) : nil
    }
}
