@_exported import CoreGraphics
import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32
/// Counts how often a clock began again.
public typealias CMTimeEpoch = Int64

/// Options that describe what a time is.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is a time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// A time flag after all other times.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// A time flag before all other times.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// A time flag: it cannot be known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    static let impliedValueMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A moment or a duration, as a fraction of seconds.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator.
    public var timescale: CMTimeScale
    /// The flags, which indicate what the time is.
    public var flags: CMTimeFlags
    /// Counts how often a clock began again.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time by its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates a fraction. A denominator of 0 or less gives no time.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates seconds, to the nearest part. Seconds that are no number give a time that is indefinite.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite else {
            self = seconds.isNaN ? .indefinite : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let parts = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
        self.init(value: Int64(exactly: parts) ?? (parts > 0 ? .max : .min), timescale: preferredTimescale)
        if Double(value) / Double(max(1, timescale)) != seconds { flags.insert(.hasBeenRounded) }
    }

    /// An invalid time.
    public static let invalid = CMTime()
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time after all other times.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all other times.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// A duration that cannot be known, such as that of a live stream.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)

    /// Seconds. A time that is no number of them gives NaN or infinity.
    public var seconds: Double {
        guard isValid, !isIndefinite else { return .nan }
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return Double(value) / Double(timescale)
    }

    /// A Boolean value that indicates whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// A Boolean value that indicates whether it is after all other times.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// A Boolean value that indicates whether it is before all other times.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// A Boolean value that indicates whether it cannot be known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// A Boolean value that indicates whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueMask) }
    /// A Boolean value that indicates whether it was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Returns the same time in other parts of a second, rounded.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rounded: Double =
            switch method {
            case .roundHalfAwayFromZero: exact.rounded(.toNearestOrAwayFromZero)
            case .roundTowardZero: exact.rounded(.towardZero)
            case .roundAwayFromZero: exact.rounded(.awayFromZero)
            case .roundTowardPositiveInfinity: exact.rounded(.up)
            case .roundTowardNegativeInfinity: exact.rounded(.down)
            case .quickTime: exact.rounded(newTimescale > timescale ? .towardZero : .down)
            }
        var time = CMTime(value: Int64(exactly: rounded) ?? 0, timescale: newTimescale, flags: flags, epoch: epoch)
        if rounded != exact { time.flags.insert(.hasBeenRounded) }
        return time
    }
}

/// Constants that describe how a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// A time rounding method to the nearest part.
    case roundHalfAwayFromZero = 1
    /// A time rounding method to the part that is nearer to the beginning.
    case roundTowardZero = 2
    /// A time rounding method to the part that is farther from the beginning.
    case roundAwayFromZero = 3
    /// A time rounding method: as QuickTime does.
    case quickTime = 4
    /// A time rounding method to the later part.
    case roundTowardPositiveInfinity = 5
    /// A time rounding method to the earlier part.
    case roundTowardNegativeInfinity = 6
    /// A time rounding method to the nearest part.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Comparable, Hashable {
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
        guard lhs.isNumeric, rhs.isNumeric else {
            return lhs.flags.intersection(.impliedValueMask) == rhs.flags.intersection(.impliedValueMask)
                && lhs.isValid == rhs.isValid && !lhs.isNumeric && !rhs.isNumeric
        }
        return lhs.value.multipliedFullWidth(by: Int64(rhs.timescale))
            == rhs.value.multipliedFullWidth(by: Int64(lhs.timescale))
    }

    public static func < (lhs: CMTime, rhs: CMTime) -> Bool {
        // An indefinite time is after all others, but for the infinite one.
        func order(_ time: CMTime) -> Double {
            time.isIndefinite ? .greatestFiniteMagnitude : time.isValid ? time.seconds : .infinity
        }
        return order(lhs) < order(rhs)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
        combine(lhs, rhs) { $0.addingReportingOverflow($1).partialValue }
    }
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
        combine(lhs, rhs) { $0.subtractingReportingOverflow($1).partialValue }
    }

    private static func combine(_ lhs: CMTime, _ rhs: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
        guard lhs.isNumeric, rhs.isNumeric else { return lhs.isNumeric ? rhs : lhs }
        guard lhs.timescale != rhs.timescale else {
            return CMTime(value: operation(lhs.value, rhs.value), timescale: lhs.timescale)
        }
        let a = Int64(lhs.timescale)
        let b = Int64(rhs.timescale)
        func divisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? a : divisor(b, a % b) }
        let common = a / divisor(a, b) * b
        let scale = CMTimeScale(exactly: common) ?? max(lhs.timescale, rhs.timescale)
        return CMTime(
            value: operation(
                lhs.convertScale(scale, method: .default).value, rhs.convertScale(scale, method: .default).value),
            timescale: scale)
    }
}

/// A duration from a beginning.
public struct CMTimeRange: Hashable, Sendable {
    /// The beginning.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime

    /// Creates an empty range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Creates a range by its beginning and its duration.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Creates a range by its beginning and its end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// The end.
    public var end: CMTime { start + duration }
    /// A Boolean value that indicates whether it is a range.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// A Boolean value that indicates whether it has no duration.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Returns a Boolean value that indicates whether a time is in the range. The end is not.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }

    /// A range without duration at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid range.
    public static let invalid = CMTimeRange()
}

/// Returns a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Seconds, to the nearest part.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time's seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0, or 1 if the first time is before, equal to, or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Returns a range by its beginning and its duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
