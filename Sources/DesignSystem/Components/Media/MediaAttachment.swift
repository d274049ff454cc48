import Foundation

/// A picture or another file that belongs to something.
public struct MediaAttachment: Identifiable, Hashable, Sendable {
    /// What kind of file it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// A picture, a document in PDF, or any other file.
        case image, pdf, file
    }

    /// Where the file is; attachments of one thing differ in it.
    public let url: String
    /// Where a small picture of it is, for where many are shown; nil where there is none.
    public let thumbnailUrl: String?
    /// What kind of file it is.
    public let kind: Kind
    /// Whether it stands for the thing that it belongs to.
    public let isPrimary: Bool
    /// Whether it is on another device, and comes once that has a network.
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
