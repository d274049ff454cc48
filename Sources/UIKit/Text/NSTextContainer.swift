import CoreGraphics
import Foundation

/// The area in which a text view lays out its lines.
open class NSTextContainer: NSObject {
    /// Creates a container with a size, in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// The size, in points. A length of 0 means no limit. The text view sets it.
    open var size: CGSize
    /// The layout manager of the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The space before and after each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
    /// The maximum number of lines. The value 0 means no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
    /// The mode in which the last line is truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }
    /// A Boolean value that indicates whether the width follows the text view. In Perch, it always does. The value has
    /// no effect.
    open var widthTracksTextView = true { didSet { UIKitWithoutEffect.widthTracksTextView.log() } }
    /// A Boolean value that indicates whether the height follows the text view. Perch stores this value, but it has no
    /// effect.
    open var heightTracksTextView = false { didSet { UIKitWithoutEffect.heightTracksTextView.log() } }

    /// Called when lines stand elsewhere.
    var onChange: (() -> Void)?

    private func didChange() {
        layoutManager?.invalidate()
        onChange?()
    }
}

/// Options that describe the data that is detected in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Street addresses. Perch does not detect them.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times. Perch does not detect them.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of shipments. Perch does not detect them.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers. Perch does not detect them.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Suggestions for lookups. Perch does not detect them.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All types of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    private static let pageExpression = try? NSRegularExpression(
        pattern: #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}']"#, options: .caseInsensitive)
    private static let mailExpression = try? NSRegularExpression(
        pattern: #"[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}"#, options: .caseInsensitive)
    private static let phoneExpression = try? NSRegularExpression(
        pattern: #"(?<![\w.])(?:\+\d|\(\d|\d)[\d\s().-]{5,16}\d(?![\w.])"#)

    /// The links in a text: where, in UTF-16 units, and where to.
    package func links(in text: String) -> [(range: NSRange, url: URL)] {
        var links: [(range: NSRange, url: URL)] = []
        func find(_ expression: NSRegularExpression?, _ address: (String) -> String) {
            let whole = NSRange(text.startIndex..., in: text)
            for match in expression?.matches(in: text, range: whole) ?? [] {
                guard let range = Range(match.range, in: text), let url = URL(string: address(String(text[range]))),
                    !links.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
                else { continue }
                links.append((match.range, url))
            }
        }
        if contains(.link) {
            find(Self.mailExpression) { "mailto:" + $0 }
            find(Self.pageExpression) { $0.lowercased().hasPrefix("http") ? $0 : "http://" + $0 }
        }
        if contains(.phoneNumber) { find(Self.phoneExpression) { "tel:" + $0.filter { $0.isNumber || $0 == "+" } } }
        return links.sorted { $0.range.location < $1.range.location }
    }
}

/// Constants that describe the interaction of the user with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    /// The interactions: the default action, showing actions, and a preview.
    case invokeDefaultAction, presentActions, preview
}

/// Constants that describe whether smart quotes are turned on.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The values: default, no, and yes.
    case `default`, no, yes
}

/// Constants that describe whether smart dashes are turned on.
public enum UITextSmartDashesType: Int, Sendable {
    /// The values: default, no, and yes.
    case `default`, no, yes
}

/// Constants that describe whether spaces are inserted and removed around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The values: default, no, and yes.
    case `default`, no, yes
}
