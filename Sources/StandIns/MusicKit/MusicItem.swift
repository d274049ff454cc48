import CoreGraphics
import Foundation

/// The identifier of a music item.
public struct MusicItemID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the identifier with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
    public var description: String { rawValue }
}

/// A value in the catalog of Apple Music or in the user's library.
public protocol MusicItem: Hashable, Sendable, Identifiable {
    /// The identifier of the item.
    var id: MusicItemID { get }
}

/// A collection of items, of which a page was fetched.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Hashable, Sendable,
    ExpressibleByArrayLiteral
{
    private var items: [MusicItemType]
    /// The title.
    public let title: String? = nil
    /// A Boolean value that indicates whether there are more pages. In Perch, it is always false.
    public var hasNextBatch: Bool { false }

    /// Creates an empty collection.
    public init() { items = [] }
    /// Creates the items of a sequence.
    public init(_ items: some Sequence<MusicItemType>) { self.items = Array(items) }
    public init(arrayLiteral elements: MusicItemType...) { items = elements }
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
    /// Appends items.
    public static func += (collection: inout Self, more: Self) { collection.items += more.items }
    /// Returns the next page. In Perch, there is none.
    public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
}

/// The artwork of a music item. In Perch, there is none.
public struct Artwork: Hashable, Sendable {
    /// The greatest width.
    public let maximumWidth: Int
    /// The greatest height.
    public let maximumHeight: Int
    /// A description of the artwork.
    public let alternateText: String?
    /// Returns the address of the picture in a size.
    public func url(width: Int, height: Int) -> URL? { nil }
}

/// A piece with a preview.
public struct PreviewAsset: Hashable, Sendable {
    /// The address.
    public let url: URL?
}

/// A song. In Perch, none is found.
public struct Song: MusicItem {
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The name of the artist.
    public let artistName: String
    /// The album.
    public let albumTitle: String?
    /// The picture.
    public let artwork: Artwork?
    /// The duration of the song.
    public let duration: TimeInterval?
    /// The number on its disc.
    public let trackNumber: Int?
    /// The release date of the song.
    public let releaseDate: Date?
    /// The names of the genres.
    public let genreNames: [String]
    /// The code of the recording.
    public let isrc: String?
    /// The page of the song.
    public let url: URL?
    /// The previews of the song.
    public let previewAssets: [PreviewAsset]?
}

/// An album. In Perch, none is found.
public struct Album: MusicItem {
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The name of the artist.
    public let artistName: String
    /// The picture.
    public let artwork: Artwork?
    /// The release date of the song.
    public let releaseDate: Date?
    /// The number of songs.
    public let trackCount: Int
    /// The names of the genres.
    public let genreNames: [String]
    /// The page of the album.
    public let url: URL?
}

/// An artist. In Perch, none is found.
public struct Artist: MusicItem {
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture.
    public let artwork: Artwork?
    /// The page of the artist.
    public let url: URL?
}

/// A playlist. In Perch, none is found.
public struct Playlist: MusicItem {
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The name of the curator.
    public let curatorName: String?
    /// The description of the playlist.
    public let standardDescription: String?
    /// The picture.
    public let artwork: Artwork?
    /// The page of the list.
    public let url: URL?
}
