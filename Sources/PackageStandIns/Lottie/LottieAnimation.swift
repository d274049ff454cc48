import Foundation
import SwiftUI

/// An animation of a file. Only its size and times are read.
public final class LottieAnimation: Sendable, Decodable {
    /// The width in points.
    let width: Double
    /// The height in points.
    let height: Double
    /// The first frame.
    public let startFrame: CGFloat
    /// The last frame.
    public let endFrame: CGFloat
    /// Frames in a second.
    public let framerate: Double

    private enum CodingKeys: String, CodingKey {
        case width = "w"
        case height = "h"
        case startFrame = "ip"
        case endFrame = "op"
        case framerate = "fr"
    }

    /// The size in points.
    public var size: CGSize { CGSize(width: width, height: height) }
    /// The duration in seconds.
    public var duration: TimeInterval { Double(endFrame - startFrame) / framerate }

    /// Reads an animation of a bundle; nil if there is none.
    public static func named(
        _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
    ) -> LottieAnimation? {
        let name = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        return bundle.url(forResource: name, withExtension: "json", subdirectory: subdirectory)
            .flatMap { filepath($0.path) }
    }

    /// Reads an animation of a file; nil if there is none.
    public static func filepath(_ filepath: String) -> LottieAnimation? {
        FileManager.default.contents(atPath: filepath).flatMap { try? from(data: $0) }
    }

    /// Reads an animation.
    public static func from(data: Data) throws -> LottieAnimation {
        try JSONDecoder().decode(LottieAnimation.self, from: data)
    }
}

/// Constants that describe how an animation repeats.
public enum LottieLoopMode: Hashable, Sendable {
    /// It plays once.
    case playOnce
    /// It plays again and again.
    case loop
    /// It plays forward and backward.
    case autoReverse
    /// It plays a number of times.
    case `repeat`(Float)
    /// It plays forward and backward a number of times.
    case repeatBackwards(Float)
}

/// Constants that describe what happens in the background.
public enum LottieBackgroundBehavior: Hashable, Sendable {
    /// It stops.
    case stop
    /// It pauses.
    case pause
    /// It pauses, and continues later.
    case pauseAndRestore
    /// It ends.
    case forceFinish
    /// It continues.
    case continuePlaying
}

/// Constants that describe how an animation plays.
public enum LottiePlaybackMode: Hashable, Sendable {
    /// It stops at a place.
    case paused(at: PausedState)
    /// It plays.
    case playing(_ mode: PlaybackMode)

    /// Constants that describe where an animation stops.
    public enum PausedState: Hashable, Sendable {
        /// Where it is.
        case currentFrame
        /// A part between zero and one.
        case progress(_ progress: CGFloat)
        /// A frame.
        case frame(_ frame: CGFloat)
        /// A time in seconds.
        case time(_ time: TimeInterval)
    }

    /// Constants that describe what part of an animation plays.
    public enum PlaybackMode: Hashable, Sendable {
        /// Between parts of zero to one.
        case fromProgress(_ fromProgress: CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode)
        /// Between frames.
        case fromFrame(_ fromFrame: CGFloat?, toFrame: CGFloat, loopMode: LottieLoopMode)
    }
}
