/// A picture or a file that belongs to a document.
public struct AttachmentRef: Record {
    /// Where the bytes are.
    public var url: String = ""
    public var kind: AttachmentKind = .image
    /// What the person called the file; for reading only, never a path.
    public var fileName: String?
    public var contentType: String?
    public var isPrimary: Bool?
    /// Where the file lies in a bucket.
    public var storagePath: String?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("url", &url)
        try fields.field("kind", &kind)
        try fields.field("fileName", &fileName)
        try fields.field("contentType", &contentType)
        try fields.field("isPrimary", &isPrimary)
        try fields.field("storagePath", &storagePath)
    }

    public init(url: String, kind: AttachmentKind = .image, isPrimary: Bool? = nil) {
        self.url = url
        self.kind = kind
        self.isPrimary = isPrimary
    }

    /// Where the bytes are, whichever of the attachments with these bytes it is: the address without its fragment.
    public var file: String { Self.file(of: url) }

    /// The address of the bytes of an attachment.
    public static func file(of url: String) -> String { String(url.prefix { $0 != "#" }) }

    /// Whether the file waits on another device for a connection, and cannot be shown to others yet.
    public var isOffline: Bool { url.hasPrefix("offline://") }
}
