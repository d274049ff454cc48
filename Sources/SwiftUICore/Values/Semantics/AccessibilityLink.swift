/// A name that several elements of a screen share.
package struct AccessibilityLink: Hashable, Sendable {
    /// What the elements that share the name are to each other.
    package enum Role: Hashable, Sendable {
        /// A text and what it is the label of; elements of one group; or an entry of a rotor and where it leads.
        case label, content, group, rotorEntry
    }

    package let role: Role
    package let name: AccessibilityLinkName

    package init(_ role: Role, _ name: AccessibilityLinkName) { (self.role, self.name) = (role, name) }

    /// The same for all names that are written alike, for trees of several hosts.
    var withoutNumber: AccessibilityLink { AccessibilityLink(role, AccessibilityLinkName(name.text, isText: true)) }
}

/// A name that a program gave, which may be any value. In a host, one object is one name.
package final class AccessibilityLinkName: Sendable {
    /// The program's value in words.
    package let text: String
    /// Whether names are the same if they are written alike.
    private let isText: Bool

    init(_ text: String, isText: Bool = false) { (self.text, self.isText) = (text, isText) }
}

extension AccessibilityLinkName: Hashable {
    package static func == (a: AccessibilityLinkName, b: AccessibilityLinkName) -> Bool {
        a === b || a.isText && b.isText && a.text == b.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
