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
    /// A Lottie loop mode: it plays once.
    case playOnce
    /// A Lottie loop mode: it plays again and again.
    case loop
    /// A Lottie loop mode: it plays forward and backward.
    case autoReverse
    /// A Lottie loop mode: it plays a number of times.
    case `repeat`(Float)
    /// A Lottie loop mode: it plays forward and backward a number of times.
    case repeatBackwards(Float)
}

/// Constants that describe what happens in the background.
public enum LottieBackgroundBehavior: Hashable, Sendable {
    /// A Lottie background behavior: it stops.
    case stop
    /// A Lottie background behavior: it pauses.
    case pause
    /// A Lottie background behavior: it pauses, and continues later.
    case pauseAndRestore
    /// A Lottie background behavior: it ends.
    case forceFinish
    /// A Lottie background behavior: it continues.
    case continuePlaying
}

/// Constants that describe how an animation plays.
public enum LottiePlaybackMode: Hashable, Sendable {
    /// A Lottie playback mode: it stops at a place.
    case paused(at: PausedState)
    /// A Lottie playback mode: it plays.
    case playing(_ mode: PlaybackMode)

    /// Constants that describe where an animation stops.
    public enum PausedState: Hashable, Sendable {
        /// A paused state: where it is.
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
        /// A playback mode: between parts of zero to one.
        case fromProgress(_ fromProgress: CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode)
        /// A playback mode: between frames.
        case fromFrame(_ fromFrame: CGFloat?, toFrame: CGFloat, loopMode: LottieLoopMode)
    }
}
