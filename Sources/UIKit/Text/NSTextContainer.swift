import CoreGraphics
import Foundation

/// A type that describes where the lines of a text view stand.
open class NSTextContainer: NSObject {
    /// A container of a size, in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// The size, in points; 0 is without limit. The text view decides.
    open var size: CGSize
    /// The manager that lays text out in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Room before and after each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
    /// The most lines; 0 is any number.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
    /// The line break mode: where the last line is cut that does not fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }
    /// A Boolean value that indicates whether the width is the text view's. Here it always is.
    open var widthTracksTextView = true { didSet { UIKitWithoutEffect.widthTracksTextView.log() } }
    /// A Boolean value that indicates whether the height is the text view's.
    open var heightTracksTextView = false { didSet { UIKitWithoutEffect.heightTracksTextView.log() } }

    /// Called when lines stand elsewhere.
    var onChange: (() -> Void)?

    private func didChange() {
        layoutManager?.invalidate()
        onChange?()
    }
}

/// Options that describe what is found in a text by its form.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses. They are not found here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Days and times. They are not found here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels. They are not found here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights. They are not found here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// A data detector type: what somebody may want to look up. It is not found here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// A data detector type: everything.
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

/// Constants that describe what somebody does with a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// Opening it, showing what can be done with it, or looking at it.
    case invokeDefaultAction, presentActions, preview
}

/// Constants that indicate whether quotation marks become those of print.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The text smart quotes types: as the content suggests, no, or yes.
    case `default`, no, yes
}

/// Constants that indicate whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The text smart dashes types: as the content suggests, no, or yes.
    case `default`, no, yes
}

/// Constants that indicate whether spaces are put in and taken away around what is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The text smart insert delete types: as the content suggests, no, or yes.
    case `default`, no, yes
}
