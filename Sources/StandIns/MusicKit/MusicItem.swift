import CoreGraphics
import Foundation

/// Identifies a piece of music.
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
    /// Identifies it.
    var id: MusicItemID { get }
}

/// Items, a page of which was fetched.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Hashable, Sendable,
    ExpressibleByArrayLiteral
{
    private var items: [MusicItemType]
    /// The title.
    public let title: String? = nil
    /// A Boolean value that indicates whether there are more pages: there are not.
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
    /// Fetches the next page: there is none.
    public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
}

/// A picture of a piece of music. None is ever handed out.
public struct Artwork: Hashable, Sendable {
    /// The greatest width.
    public let maximumWidth: Int
    /// The greatest height.
    public let maximumHeight: Int
    /// The alternate text, which indicates what is seen on it.
    public let alternateText: String?
    /// Returns the address of the picture in a size.
    public func url(width: Int, height: Int) -> URL? { nil }
}

/// A piece with a preview.
public struct PreviewAsset: Hashable, Sendable {
    /// The address.
    public let url: URL?
}

/// A song. None is ever found.
public struct Song: MusicItem {
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The artist name, which indicates who plays.
    public let artistName: String
    /// The album.
    public let albumTitle: String?
    /// The picture.
    public let artwork: Artwork?
    /// The duration, which indicates how long it is.
    public let duration: TimeInterval?
    /// The number on its disc.
    public let trackNumber: Int?
    /// The release date, which indicates when it came out.
    public let releaseDate: Date?
    /// The kinds of music.
    public let genreNames: [String]
    /// The code of the recording.
    public let isrc: String?
    /// The page of the song.
    public let url: URL?
    /// Parts to listen to.
    public let previewAssets: [PreviewAsset]?
}

/// An album. None is ever found.
public struct Album: MusicItem {
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The artist name, which indicates who plays.
    public let artistName: String
    /// The picture.
    public let artwork: Artwork?
    /// The release date, which indicates when it came out.
    public let releaseDate: Date?
    /// The number of songs.
    public let trackCount: Int
    /// The kinds of music.
    public let genreNames: [String]
    /// The page of the album.
    public let url: URL?
}

/// A player. Nobody is ever found.
public struct Artist: MusicItem {
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture.
    public let artwork: Artwork?
    /// The page of the artist.
    public let url: URL?
}

/// A list of songs. None is ever found.
public struct Playlist: MusicItem {
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The curator name, which indicates who made it.
    public let curatorName: String?
    /// The standard description, which indicates what it is about.
    public let standardDescription: String?
    /// The picture.
    public let artwork: Artwork?
    /// The page of the list.
    public let url: URL?
}
