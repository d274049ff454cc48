/// What an attachment is.
public enum AttachmentKind: OpenEnum {
    case image, pdf, file
    case other(String)

    public static let known: [AttachmentKind] = [.image, .pdf, .file]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .image: "image"
        case .pdf: "pdf"
        case .file: "file"
        case .other(let spelling): spelling
        }
    }
}
