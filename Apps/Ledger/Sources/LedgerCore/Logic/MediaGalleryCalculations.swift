/// Galleries of pictures and files.
public enum MediaGalleryCalculations {
    /// Whether another fits.
    public static func canAdd(count: Int, maximum: Int) -> Bool { count < maximum }

    /// Whether a kind of file can be added.
    public static func isAllowed(_ kind: AttachmentKind, in kinds: [AttachmentKind]) -> Bool { kinds.contains(kind) }

    /// The first picture that is flagged, else the first picture.
    public static func primaryImage(_ attachments: [AttachmentRef]) -> AttachmentRef? {
        attachments.first { $0.kind == .image && $0.isPrimary == true } ?? attachments.first { $0.kind == .image }
    }

    /// After adding one: the first picture of an empty gallery becomes the primary one. A file that is there already is
    /// another attachment, and its address has a number as its fragment, such as `#2`.
    public static func adding(_ attachment: AttachmentRef, to attachments: [AttachmentRef]) -> [AttachmentRef] {
        var attachment = attachment
        if attachments.isEmpty, attachment.kind == .image { attachment.isPrimary = true }
        let known = Set(attachments.map(\.url))
        if known.contains(attachment.url),
            let number = (2...).first(where: { !known.contains("\(attachment.file)#\($0)") })
        {
            attachment.url = "\(attachment.file)#\(number)"
        }
        return attachments + [attachment]
    }

    /// After making one the primary: no other is.
    public static func settingPrimary(_ url: String, in attachments: [AttachmentRef]) -> [AttachmentRef] {
        attachments.map { attachment in
            var attachment = attachment
            attachment.isPrimary = attachment.url == url ? true : nil
            return attachment
        }
    }

    /// After removing one. None is made the primary in its stead.
    public static func removing(_ url: String, from attachments: [AttachmentRef]) -> [AttachmentRef] {
        attachments.filter { $0.url != url }
    }

    /// In how many columns a gallery is shown.
    public static func columns(count: Int, preferred: Int = 3) -> Int { count == 0 ? 1 : min(count, max(1, preferred)) }

    /// How many thumbnails there are: files have none.
    public static func thumbnailCount(_ attachments: [AttachmentRef]) -> Int {
        attachments.count { $0.kind == .image }
    }
}
