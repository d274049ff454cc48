import Foundation

// Core Foundation's names for Foundation's types, as source that draws PDFs spells them.
public typealias CFURL = NSURL
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary

/// Takes the bytes that a drawing context writes.
public final class CGDataConsumer {
    private let take: (Data) -> Bool

    /// Appends to `data`.
    public init?(data: CFMutableData) {
        take = { bytes in
            data.append(bytes)
            return true
        }
    }

    /// Writes a file; nil where `url` is not one.
    public init?(url: CFURL) {
        guard let path = url.path, url.isFileURL else { return nil }
        take = { bytes in (try? bytes.write(to: URL(fileURLWithPath: path))) != nil }
    }

    /// Takes all bytes at once. Returns whether they could be written.
    package func write(_ data: Data) -> Bool { take(data) }
}
