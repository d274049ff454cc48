/// A type that may read a value in the log.
///
/// Texts and objects are private unless they are said to be public; numbers and Booleans are public.
public struct OSLogPrivacy: Sendable {
    /// Constants that describe what replaces a value that may not be read.
    public enum Mask: Sendable {
        /// A number that is the same for the same value, as long as the program runs.
        case hash
        /// A mask: nothing but a mark.
        case none
    }

    enum Level { case automatic, open, confidential, sensitive }

    let level: Level
    var mask = Mask.none

    /// Everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .open) }
    /// A log privacy: nobody, unless private values are shown.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .confidential) }
    /// A log privacy: nobody, even where private values are shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive) }
    /// A log privacy: what suits the value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic) }

    /// Returns a privacy that hides the value, unless private values are shown; a mask takes the value's place.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .confidential, mask: mask) }
    /// Returns a privacy that always hides the value; a mask takes the value's place.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
    /// Returns what suits the value's type; a mask takes the value's place where it may not be read.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }

    /// The value as it may be read.
    func text(_ value: () -> String, isPublicByItself: Bool, showingPrivate: Bool) -> String {
        let isReadable =
            switch level {
            case .open: true
            case .automatic: isPublicByItself || showingPrivate
            case .confidential: showingPrivate
            case .sensitive: false
            }
        guard !isReadable else { return value() }
        guard mask == .hash else { return "<private>" }
        return "<mask.hash: '\(Self.hash(value()))'>"
    }

    /// 16 bytes, which differ from run to run, so that nobody can look values up by them.
    private static func hash(_ value: String) -> String {
        let halves = [0, 1].map { (seed: Int) -> UInt64 in
            var hasher = Hasher()
            hasher.combine(seed)
            hasher.combine(value)
            return UInt64(bitPattern: Int64(hasher.finalize()))
        }
        return halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
