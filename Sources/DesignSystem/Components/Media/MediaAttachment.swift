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
    /// What kind of file it is.
    public let kind: Kind
    /// Whether it stands for the thing that it belongs to.
    public let isPrimary: Bool

    public var id: String { url }

    /// Creates an attachment.
    public init(url: String, kind: Kind = .image, isPrimary: Bool = false) {
        self.url = url
        self.kind = kind
        self.isPrimary = isPrimary
    }
}
