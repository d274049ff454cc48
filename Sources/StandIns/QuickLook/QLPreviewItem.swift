import Foundation

/// A file that can be looked at.
public protocol QLPreviewItem {
    /// The file.
    var previewItemURL: URL? { get }
    /// The title. Nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The file's name.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}
