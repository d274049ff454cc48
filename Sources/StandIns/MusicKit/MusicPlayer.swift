import Combine
import Foundation
import PerchStandIns
import SwiftUI

/// An object that plays music. Nothing is heard, and nothing can be prepared.
@MainActor public class MusicPlayer {
    /// Constants that describe what a player does.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    /// The state of a player.
    public final class State: ObservableObject {
        /// The playback status, which indicates what the player does: nothing.
        public var playbackStatus: PlaybackStatus { .stopped }
        /// The playback rate, which indicates how fast it plays.
        public var playbackRate: Float { 0 }
    }
    /// A type that describes what a player plays.
    public class Queue: ObservableObject {
        /// A piece.
        public struct Entry: Hashable, Sendable, Identifiable {
            public let id: String
            /// The title.
            public let title: String
        }
        /// The piece that plays. In Perch, there are none.
        public var currentEntry: Entry? { nil }
        init() {}
    }
    /// The state.
    public let state = State()
    /// The time in the piece.
    public var playbackTime: TimeInterval = 0
    /// A Boolean value that indicates whether the player is ready: it is not.
    public var isPreparedToPlay: Bool { false }
    init() {}

    /// Plays. Throws ``MusicTokenRequestError``.
    public func play() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Makes ready to play. Throws ``MusicTokenRequestError``.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Pauses.
    public func pause() {}
    /// Stops.
    public func stop() {}
    /// Moves to the next piece. Throws ``MusicTokenRequestError``.
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Moves to the piece before. Throws ``MusicTokenRequestError``.
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.userNotSignedIn }
    /// Moves to the start of the piece.
    public func restartCurrentEntry() { playbackTime = 0 }
}

/// The program's own player.
@MainActor public final class ApplicationMusicPlayer: MusicPlayer {
    /// The player.
    public static let shared = ApplicationMusicPlayer()
    /// Pieces to play.
    public final class Queue: MusicPlayer.Queue, ExpressibleByArrayLiteral {
        nonisolated public init(arrayLiteral elements: Song...) { super.init() }
        /// Pieces of a sequence. They are not played.
        nonisolated public init(for items: some Sequence<Song>, startingAt startItem: Song? = nil) { super.init() }
    }
    /// The queue, which indicates what is played.
    public var queue: Queue = []
}

/// The player of the program Music.
@MainActor public final class SystemMusicPlayer: MusicPlayer {
    /// The player.
    public static let shared = SystemMusicPlayer()
    /// The queue, which indicates what is played: nothing.
    public var queue = Queue()
}

/// A picture of a piece of music: an empty ground, since no picture is ever handed out.
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
