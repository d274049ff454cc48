import Foundation

/// A picture or another file that is attached to an object.
public struct MediaAttachment: Identifiable, Hashable, Sendable {
    /// Constants that describe the kind of a file.
    public enum Kind: String, Sendable, CaseIterable {
        /// The kinds for a picture, a PDF document, and any other file.
        case image, pdf, file
    }

    /// The URL of the file, which is unique among the attachments of an object.
    public let url: String
    /// The URL of a thumbnail of the file, for lists. Nil if there is none.
    public let thumbnailUrl: String?
    /// The kind of the file.
    public let kind: Kind
    /// A Boolean value that indicates whether the attachment represents its object.
    public let isPrimary: Bool
    /// A Boolean value that indicates whether the file is on another device, and arrives after that device has a
    /// connection.
    public let isWaiting: Bool

    public var id: String { url }

    /// Creates an attachment.
    public init(
        url: String, thumbnailUrl: String? = nil, kind: Kind = .image, isPrimary: Bool = false, isWaiting: Bool = false
    ) {
        self.url = url
        self.thumbnailUrl = thumbnailUrl
        self.kind = kind
        self.isPrimary = isPrimary
        self.isWaiting = isWaiting
    }
}
