/// Something that can be done with an element.
package struct AccessibilityAction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// What a double tap does.
        case activate
        /// Leaving, by a two-finger scrub.
        case escape
        /// What is most wanted on the screen, by a two-finger double tap.
        case magicTap
        /// One of the actions that are offered by name.
        case named(String)
    }

    package let kind: Kind
    package let id: AccessibilityActionID<Void>
}

/// The number of something that an element does with a value. The host's ``AccessibilityActions`` do it.
package struct AccessibilityActionID<Value>: Hashable, Sendable {
    /// The number of the render node that describes what is done.
    package let owner: UInt64
    /// Which of those that the node describes.
    package let index: Int

    package init(owner: UInt64, index: Int) { (self.owner, self.index) = (owner, index) }

    /// The same for all, for trees of several hosts.
    var withoutNumber: AccessibilityActionID { AccessibilityActionID(owner: 0, index: 0) }
}

/// Constants that describe the direction in which the value of an element changes.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// The directions that increment and decrement the value.
    case increment, decrement
}

/// The levels of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
    /// A heading of no stated level, or of the first to the sixth.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The type of a text's content, which affects speech.
public struct AccessibilityTextContentType: Sendable, Equatable {
    private enum Kind { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
    private let kind: Kind

    /// Plain text.
    public static let plain = AccessibilityTextContentType(kind: .plain)
    /// The output of a console.
    public static let console = AccessibilityTextContentType(kind: .console)
    /// Names of files and folders.
    public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
    /// Messages of a conversation.
    public static let messaging = AccessibilityTextContentType(kind: .messaging)
    /// A story to be listened to.
    public static let narrative = AccessibilityTextContentType(kind: .narrative)
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
    /// The cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}

/// A further fact about an element: what it is called, and what it says.
package struct AccessibilityDetail: Equatable, Sendable {
    package var key: String
    package var label: String
    package var value: String
    /// Read together with the element, not only on demand.
    package var isImportant: Bool
}
