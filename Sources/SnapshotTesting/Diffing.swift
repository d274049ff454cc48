import Foundation

/// The comparison of two snapshots, and their form in a file.
public struct Diffing<Value> {
    /// Converts a value to the contents of a file.
    public var toData: (Value) -> Data
    /// Converts the contents of a file to a value.
    public var fromData: (Data) -> Value
    /// Compares a reference with a new value. Returns nil if they are equal.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a comparison.
    ///
    /// - Parameters:
    ///   - toData: Converts a value to the contents of a file.
    ///   - fromData: Converts the contents of a file to a value.
    ///   - diff: Compares a reference with a new value. It returns a message and attachments where they differ.
    public init(
        toData: @escaping (_ value: Value) -> Data,
        fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// Data that belongs to a failed comparison. A failure writes it to a file.
public final class XCTAttachment {
    /// The name of the attachment, which becomes a part of the file's name.
    public var name: String?
    let data: Data
    let pathExtension: String

    /// Creates an attachment from data.
    public init(data: Data) {
        self.data = data
        pathExtension = "data"
    }

    /// Creates an attachment from text.
    public init(string: String) {
        data = Data(string.utf8)
        pathExtension = "txt"
    }

    /// Creates an attachment from an image, as a PNG file.
    public init(image: UIImage) {
        data = image.pngData() ?? Data()
        pathExtension = "png"
    }
}
