import CoreTransferable
import Foundation

/// A type that describes what is known of a page.
open class LPLinkMetadata: NSObject, NSCopying {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address that it led to.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon.
    open var iconProvider: NSItemProvider?
    /// A picture.
    open var imageProvider: NSItemProvider?
    /// A video.
    open var videoProvider: NSItemProvider?
    /// The address of a video.
    open var remoteVideoURL: URL?

    /// Creates an empty value.
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        copy.originalURL = originalURL
        copy.url = url
        copy.title = title
        copy.iconProvider = iconProvider
        copy.imageProvider = imageProvider
        copy.videoProvider = videoProvider
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }
}
