import CoreMedia
import Foundation

/// The identifier of a metadata item.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
}

/// A common key of metadata items.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
}

/// A key space of metadata items.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A metadata item. In Perch, files are not read, so only the program creates items.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    // Unchecked because only the mutable subclass changes, before it is used.
    fileprivate var values = Values()
    fileprivate struct Values {
        var identifier: AVMetadataIdentifier?
        var value: Any?
        var extendedLanguageTag: String?
        var dataType: String?
    }

    override init() { super.init() }

    /// The identifier.
    open var identifier: AVMetadataIdentifier? { values.identifier }
    /// The language.
    open var extendedLanguageTag: String? { values.extendedLanguageTag }
    /// The type of the value.
    open var dataType: String? { values.dataType }
    /// The value.
    open var value: Any? { values.value }
    /// The value as text.
    open var stringValue: String? { values.value as? String ?? (values.value as? NSNumber)?.stringValue }
    /// The value as a number.
    open var numberValue: NSNumber? { values.value as? NSNumber }
    /// The value as a date.
    open var dateValue: Date? { values.value as? Date }
    /// The value as data.
    open var dataValue: Data? { values.value as? Data }
    /// The common key of the item.
    open var commonKey: AVMetadataKey? {
        guard let text = identifier?.rawValue, text.hasPrefix("comn/") else { return nil }
        return AVMetadataKey(rawValue: String(text.dropFirst(5)))
    }

    /// The pieces of an identifier.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// A piece of metadata that can be changed.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    public override init() { super.init() }

    open override var identifier: AVMetadataIdentifier? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { values.extendedLanguageTag }
        set { values.extendedLanguageTag = newValue }
    }
    open override var dataType: String? {
        get { values.dataType }
        set { values.dataType = newValue }
    }
    open override var value: Any? {
        get { values.value }
        set { values.value = newValue }
    }
}

extension AVAsset {
    /// The common metadata items. In Perch, there are none.
    public var commonMetadata: [AVMetadataItem] { [] }
    /// The metadata items. In Perch, there are none.
    public var metadata: [AVMetadataItem] { [] }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    /// The property with the common metadata items.
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.commonMetadata } }
    /// The property with the metadata items.
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
}
