import Foundation

// Core Foundation's names for Foundation's types, as source that draws PDFs spells them.
/// A URL. On Linux there is no Core Foundation, so this is Foundation's class; an `NSURL` is passed where Apple
/// bridges a `CFURL`.
public typealias CFURL = NSURL
/// Bytes that may grow. Foundation's class, for the same reason.
public typealias CFMutableData = NSMutableData
/// A dictionary with keys and values of any kind. Foundation's class, for the same reason.
public typealias CFDictionary = NSDictionary

/// A text. Foundation's class, for the same reason.
public typealias CFString = NSString
/// Bytes. Foundation's class, for the same reason.
public typealias CFData = NSData
/// A list. Foundation's class, for the same reason.
public typealias CFArray = NSArray
/// An error. Foundation's class, for the same reason.
public typealias CFError = NSError

/// Takes the bytes that a drawing context writes. Two are equal when they are the same object.
public final class CGDataConsumer: Hashable {
    private let take: (Data) -> Bool

    /// Appends to `data`.
    public init?(data: CFMutableData) {
        take = { bytes in
            data.append(bytes)
            return true
        }
    }

    /// Writes a file; nil if `url` is not one.
    public init?(url: CFURL) {
        guard let path = url.path, url.isFileURL else { return nil }
        take = { bytes in (try? bytes.write(to: URL(fileURLWithPath: path))) != nil }
    }

    /// Takes all bytes at once. Returns whether they could be written.
    package func write(_ data: Data) -> Bool { take(data) }

    public static func == (a: CGDataConsumer, b: CGDataConsumer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
