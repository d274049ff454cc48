import Foundation

/// A picture or another file that belongs to something.
public struct MediaAttachment: Identifiable, Hashable, Sendable {
    /// The kinds of files.
    public enum Kind: String, Sendable, CaseIterable {
        /// A picture, a document in PDF, or any other file.
        case image, pdf, file
    }

    /// The address of the file; attachments of one thing differ in it.
    public let url: String
    /// The address of a small picture of the file, for lists; nil if there is none.
    public let thumbnailUrl: String?
    /// The kind of the file.
    public let kind: Kind
    /// A Boolean value that indicates whether it represents the thing that it belongs to.
    public let isPrimary: Bool
    /// A Boolean value that indicates whether it is on another device, and comes once that has a network.
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
