import Combine
import Foundation
import PerchStandIns
import SwiftUI

/// An object that plays music. Nothing is heard, and nothing can be prepared.
@MainActor public class MusicPlayer {
    /// Constants that describe the playback status of a player.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    /// The state of a player.
    public final class State: ObservableObject {
        /// The playback status. In Perch, the player does not play.
        public var playbackStatus: PlaybackStatus { .stopped }
        /// The rate of playback.
        public var playbackRate: Float { 0 }
    }
    /// The queue of a player.
    public class Queue: ObservableObject {
        /// A piece.
        public struct Entry: Hashable, Sendable, Identifiable {
            public let id: String
            /// The title.
            public let title: String
        }
        /// The current entry. In Perch, there is none.
        public var currentEntry: Entry? { nil }
        init() {}
    }
    /// The state.
    public let state = State()
    /// The time in the piece.
    public var playbackTime: TimeInterval = 0
    /// A Boolean value that indicates whether the player is prepared. In Perch, it is always false.
    public var isPreparedToPlay: Bool { false }
    init() {}

    /// Starts playback. In Perch, it throws ``MusicTokenRequestError``.
    public func play() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Prepares playback. In Perch, it throws ``MusicTokenRequestError``.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Pauses playback.
    public func pause() {}
    /// Stops playback.
    public func stop() {}
    /// Skips to the next entry. In Perch, it throws ``MusicTokenRequestError``.
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Skips to the previous entry. In Perch, it throws ``MusicTokenRequestError``.
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Moves to the start of the current entry.
    public func restartCurrentEntry() { playbackTime = 0 }
}

/// The player of the program.
@MainActor public final class ApplicationMusicPlayer: MusicPlayer {
    /// The player.
    public static let shared = ApplicationMusicPlayer()
    /// The queue of the program's player.
    public final class Queue: MusicPlayer.Queue, ExpressibleByArrayLiteral {
        nonisolated public init(arrayLiteral elements: Song...) { super.init() }
        /// Creates a queue from a sequence. In Perch, it is not played.
        nonisolated public init(for items: some Sequence<Song>, startingAt startItem: Song? = nil) { super.init() }
    }
    /// The queue of the player.
    public var queue: Queue = []
}

/// The player of the program Music.
@MainActor public final class SystemMusicPlayer: MusicPlayer {
    /// The player.
    public static let shared = SystemMusicPlayer()
    /// The queue of the player, which is empty.
    public var queue = Queue()
}

/// A view of the artwork of a music item. In Perch, it shows an empty background, because there is no artwork.
public struct ArtworkImage: View {
    private let width: CGFloat
    private let height: CGFloat
    /// Creates a picture in a size.
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    /// Creates a square picture.
    public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
    /// Creates a square picture.
    public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
    public var body: some View {
        Color(uiColor: .secondarySystemBackground).frame(width: width, height: height)
    }
}
