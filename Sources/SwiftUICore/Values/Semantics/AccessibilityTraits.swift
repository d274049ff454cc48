/// The traits of an element for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    private init(bit: UInt32) { bits = 1 << bit }

    /// Creates an empty set of traits.
    public init() { bits = 0 }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The element is a header of a part of the content.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// A trait of an element that is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// A trait of an image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The element plays its own sound when it is activated.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// A trait of a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// A trait of text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The element summarizes the screen when an app opens.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The element updates its label or value frequently.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The element starts a media session when it is activated, so the screen reader stops speaking.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The element receives touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The element turns the page after it was read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// The element is modal, so assistive technology ignores its siblings.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// A trait of an element that can be turned on and off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The element contains the tabs of a screen.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    private static let names: [(AccessibilityTraits, String)] = [
        (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
        (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
        (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"), (.isSummaryElement, "summary"),
        (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
        (.allowsDirectInteraction, "directInteraction"), (.causesPageTurn, "causesPageTurn"), (.isModal, "modal"),
        (.isToggle, "toggle"), (.isTabBar, "tabBar"),
    ]

    /// The traits' names, always in the same order.
    package var words: [String] { AccessibilityTraits.names.filter { contains($0.0) }.map(\.1) }

    // MARK: SetAlgebra

    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits

    public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { a.bits == b.bits }

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formUnion(other)
        return copy
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formIntersection(other)
        return copy
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formSymmetricDifference(other)
        return copy
    }

    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = bits & member.bits
        bits &= ~member.bits
        guard removed != 0 else { return nil }
        var result = AccessibilityTraits()
        result.bits = removed
        return result
    }

    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.isEmpty ? nil : old
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
