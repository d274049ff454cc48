/// The accessibility traits of an element, which describe how it behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// The trait of a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The trait of a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The trait of an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The trait of a selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The trait of an element that plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The trait of a key on a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The trait of text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The trait of an element that summarizes the current state when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The trait of a disabled element.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The trait of an element that updates frequently.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The trait of a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The trait of an element that starts audio or video, during which assistive technology must not speak.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The trait of an element whose value can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The trait of an element with which the user interacts directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The trait of an element that turns the page after it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The trait of a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The trait of a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
