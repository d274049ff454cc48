import Foundation

/// Finds links, addresses of mail, and phone numbers in text.
///
/// Apple's is a class of regular expressions; this one has the same methods. It knows links, mail, and phone numbers; of dates and
/// addresses it finds none.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The checking types: what is searched for.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let patterns: [(kind: Kind, expression: NSRegularExpression)]

    fileprivate enum Kind: UInt64 {
        // Foundation on Linux has these types and marks them as deprecated.
        case link = 0x20
        case phoneNumber = 0x800
    }

    private static let link =
        #"(?:https?|ftp)://[^\s<>"']*[^\s<>"'.,;:!?)\]}]|www\.[^\s<>"']*[^\s<>"'.,;:!?)\]}]|"#
        + #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}|"#
        + #"(?<![\w@.])[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:com|org|net|io|dev|app|edu|gov|de|uk|fr|eu)(?:/[^\s<>"']*[^\s<>"'.,;:!?)\]}])?(?![\w@])"#
    private static let phone = #"(?<![\w.])(?!\d{4}-\d\d-\d\d)\+?\(?\d{1,4}\)?(?:[ .\-/]?\(?\d{2,5}\)?){2,4}(?![\w.])"#

    /// A detector of some types, the raw values of `NSTextCheckingResult.CheckingType`. Throws if there are none.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        self.checkingTypes = checkingTypes
        guard checkingTypes != 0 else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "NSDataDetector needs at least one type of data to look for."])
        }
        let known: [(Kind, String)] = [(.link, Self.link), (.phoneNumber, Self.phone)]
        patterns = try known.filter { checkingTypes & $0.0.rawValue != 0 }.map {
            ($0.0, try NSRegularExpression(pattern: $0.1, options: [.caseInsensitive]))
        }
        super.init()
    }

    /// All that is found in a range, in the order of the text.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        for (kind, expression) in patterns {
            for match in expression.matches(in: string, options: options, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                let text = (string as NSString).substring(with: match.range)
                // Seven digits are the shortest number that is dialed.
                if kind == .phoneNumber, text.count(where: \.isNumber) < 7 { continue }
                found.append(DetectedData(match, kind: kind, text: text))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The first that is found in a range.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns how many are found in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls `block` for each that is found, until it sets the last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }
}

/// What a detector has found.
private final class DetectedData: NSTextCheckingResult {
    private let match: NSTextCheckingResult
    let kind: NSDataDetector.Kind
    let text: String

    init(_ match: NSTextCheckingResult, kind: NSDataDetector.Kind, text: String) {
        (self.match, self.kind, self.text) = (match, kind, text)
        super.init()
    }

    required init?(coder: NSCoder) { return nil }

    override var resultType: NSTextCheckingResult.CheckingType { .init(rawValue: kind.rawValue) }
    override var range: NSRange { match.range }
    override func range(at index: Int) -> NSRange { match.range(at: index) }
    override var numberOfRanges: Int { match.numberOfRanges }
}

extension NSTextCheckingResult {
    /// The link that was found; mail has the scheme `mailto`, and what has none gets `http`.
    public var url: URL? {
        guard let found = self as? DetectedData, found.kind == .link else { return nil }
        let text = found.text
        if text.contains("://") { return URL(string: text) }
        return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
    }
    /// The phone number that was found.
    public var phoneNumber: String? { (self as? DetectedData).flatMap { $0.kind == .phoneNumber ? $0.text : nil } }
    /// The date that was found: none here.
    public var date: Date? { nil }
}
