import Foundation

/// What assistive technology receives about one element: the second value the engine puts out (law 4 of the design).
///
/// What an element does is in the host's ``AccessibilityActions``; the node has its number. A tree holds thousands of nodes and
/// most are in the next tree as well, so a node is a reference to its content, which is copied when it is changed.
package struct AccessibilityNode: Sendable {
    private struct Content: Equatable, Sendable {
        var id: UInt64 = 0
        var role: AccessibilityRole = .group
        var traits: AccessibilityTraits = []
        var label: String = ""
        var value: String = ""
        var hint: String = ""
        var identifier: String = ""
        var isEnabled: Bool = true
        var headingLevel: AccessibilityHeadingLevel = .unspecified
        var sortPriority: Double = 0
        var inputLabels: [String] = []
        var details: [AccessibilityDetail] = []
        var actions: [AccessibilityAction] = []
        var adjust: AccessibilityActionID<AccessibilityAdjustmentDirection>?
        var amount: AccessibilityAmount?
        var replaceText: AccessibilityActionID<String>?
        var textInput: ObjectIdentifier?
        var scroll: AccessibilityActionID<Edge>?
        var isFocused: Bool = false
        var setFocused: AccessibilityActionID<Bool>?
        var respondsToUserInteraction: Bool?
        var activationPoint: UnitPoint = .center
        var largeContentLabel: String?
        var keyboardShortcut: KeyboardShortcut?
        var textContentType: AccessibilityTextContentType?
        var place: AccessibilityPlace?
        var links: [AccessibilityLink] = []
        var directTouch: AccessibilityDirectTouchOptions?
        var chart: AccessibilityChart?
        var rotors: [AccessibilityRotor] = []
        var rotorTargets: [AccessibilityLink] = []
        var frame: CGRect = .zero
        var children: [AccessibilityNode] = []
    }

    // Unchecked: the content is written only while one node refers to it, and is a sendable value.
    private final class Storage: @unchecked Sendable {
        var content: Content
        init(_ content: Content) { self.content = content }
    }

    private var storage: Storage

    package init() { storage = Storage(Content()) }

    /// A node that says nothing.
    package static let empty = AccessibilityNode()

    /// Creates the node of an element.
    package init(_ role: AccessibilityRole, label: String = "", traits: AccessibilityTraits = []) {
        self.init()
        self.role = role
        self.label = label
        self.traits = traits.union(role.impliedTraits)
    }

    private var content: Content {
        _read { yield storage.content }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.content) }
            yield &storage.content
        }
    }

    /// The render node that the element represents; the same from frame to frame.
    package var id: UInt64 {
        _read { yield content.id }
        _modify { yield &content.id }
    }
    package var role: AccessibilityRole {
        _read { yield content.role }
        _modify { yield &content.role }
    }
    package var traits: AccessibilityTraits {
        _read { yield content.traits }
        _modify { yield &content.traits }
    }
    package var label: String {
        _read { yield content.label }
        _modify { yield &content.label }
    }
    package var value: String {
        _read { yield content.value }
        _modify { yield &content.value }
    }
    package var hint: String {
        _read { yield content.hint }
        _modify { yield &content.hint }
    }
    package var identifier: String {
        _read { yield content.identifier }
        _modify { yield &content.identifier }
    }
    /// Whether the element may be used. Controls take it from the environment.
    package var isEnabled: Bool {
        _read { yield content.isEnabled }
        _modify { yield &content.isEnabled }
    }
    package var headingLevel: AccessibilityHeadingLevel {
        _read { yield content.headingLevel }
        _modify { yield &content.headingLevel }
    }
    /// Elements of a higher priority are read before their siblings.
    package var sortPriority: Double {
        _read { yield content.sortPriority }
        _modify { yield &content.sortPriority }
    }
    /// What people who speak commands call the element; the label where empty.
    package var inputLabels: [String] {
        _read { yield content.inputLabels }
        _modify { yield &content.inputLabels }
    }
    /// Further facts, read on demand.
    package var details: [AccessibilityDetail] {
        _read { yield content.details }
        _modify { yield &content.details }
    }
    package var actions: [AccessibilityAction] {
        _read { yield content.actions }
        _modify { yield &content.actions }
    }
    package var adjust: AccessibilityActionID<AccessibilityAdjustmentDirection>? {
        _read { yield content.adjust }
        _modify { yield &content.adjust }
    }
    /// The number that the value represents; nil if its bounds are not known.
    package var amount: AccessibilityAmount? {
        _read { yield content.amount }
        _modify { yield &content.amount }
    }
    /// What puts another text in the place of a field's.
    package var replaceText: AccessibilityActionID<String>? {
        _read { yield content.replaceText }
        _modify { yield &content.replaceText }
    }
    /// Which ``TextInputController`` takes the text that is typed into the element; nil if none does.
    package var textInput: ObjectIdentifier? {
        _read { yield content.textInput }
        _modify { yield &content.textInput }
    }
    package var scroll: AccessibilityActionID<Edge>? {
        _read { yield content.scroll }
        _modify { yield &content.scroll }
    }
    /// Whether the view asks for a reader to stand here.
    package var isFocused: Bool {
        _read { yield content.isFocused }
        _modify { yield &content.isFocused }
    }
    /// What is done when a reader comes here or leaves.
    package var setFocused: AccessibilityActionID<Bool>? {
        _read { yield content.setFocused }
        _modify { yield &content.setFocused }
    }
    /// Whether switch control and the like stop here; nil decides by role and actions.
    package var respondsToUserInteraction: Bool? {
        _read { yield content.respondsToUserInteraction }
        _modify { yield &content.respondsToUserInteraction }
    }
    /// Where a tap goes when the element has no action, within `frame`.
    package var activationPoint: UnitPoint {
        _read { yield content.activationPoint }
        _modify { yield &content.activationPoint }
    }
    /// The name to show enlarged while the element is held at large type sizes; nil if none is shown.
    package var largeContentLabel: String? {
        _read { yield content.largeContentLabel }
        _modify { yield &content.largeContentLabel }
    }
    /// What may be pressed on the keyboard instead.
    package var keyboardShortcut: KeyboardShortcut? {
        _read { yield content.keyboardShortcut }
        _modify { yield &content.keyboardShortcut }
    }
    package var textContentType: AccessibilityTextContentType? {
        _read { yield content.textContentType }
        _modify { yield &content.textContentType }
    }
    /// Where the element is in what is made only as far as it is in sight.
    package var place: AccessibilityPlace? {
        _read { yield content.place }
        _modify { yield &content.place }
    }
    /// What the element belongs together with.
    package var links: [AccessibilityLink] {
        _read { yield content.links }
        _modify { yield &content.links }
    }
    /// How touches reach the element while assistive technology is on; nil where it takes them first.
    package var directTouch: AccessibilityDirectTouchOptions? {
        _read { yield content.directTouch }
        _modify { yield &content.directTouch }
    }
    /// The chart that the element shows.
    package var chart: AccessibilityChart? {
        _read { yield content.chart }
        _modify { yield &content.chart }
    }
    /// Ways through what is inside, which a reader offers.
    package var rotors: [AccessibilityRotor] {
        _read { yield content.rotors }
        _modify { yield &content.rotors }
    }
    /// The names by which entries of rotors lead here.
    package var rotorTargets: [AccessibilityLink] {
        _read { yield content.rotorTargets }
        _modify { yield &content.rotorTargets }
    }
    /// In the root's coordinates, in points.
    package var frame: CGRect {
        _read { yield content.frame }
        _modify { yield &content.frame }
    }
    package var children: [AccessibilityNode] {
        _read { yield content.children }
        _modify { yield &content.children }
    }

    /// Whether it is the very node that another one is, and not only one that says the same.
    package func isIdentical(to other: AccessibilityNode) -> Bool { storage === other.storage }

    /// What is the same for nodes that are identical, and for no others at a time.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    package var isSelected: Bool { traits.contains(.isSelected) }

    /// Whether a value can be raised and lowered.
    package var isAdjustable: Bool { adjust != nil }

    /// Whether a screen reader stops here. A bare group is only there for its children.
    package var isElement: Bool {
        role != .group || children.isEmpty || !label.isEmpty || !value.isEmpty || !actions.isEmpty || adjust != nil
    }
}

extension AccessibilityNode: Equatable {
    package static func == (a: AccessibilityNode, b: AccessibilityNode) -> Bool {
        a.isIdentical(to: b) || a.storage.content == b.storage.content
    }
}

/// Which of a lazy container's elements it is, counted from 0, and how many there are, those out of sight included.
package struct AccessibilityPlace: Hashable, Sendable {
    package let index: Int
    package let count: Int
}

/// A way through a screen: places of one kind, one after the other.
package struct AccessibilityRotor: Equatable, Sendable {
    /// A place of a rotor.
    package struct Entry: Equatable, Sendable {
        package let label: String
        /// Where it leads; nil is the element that has the rotor.
        package let target: AccessibilityLink?
        /// A part of the element's text, in characters.
        package let range: Range<String.Index>?
        /// What is done before a reader goes there.
        package let prepare: AccessibilityActionID<Void>
    }

    package let name: String
    package let entries: [Entry]
}

extension AccessibilityNode {
    /// Whether there is something that a double tap does.
    package var canBeActivated: Bool { actions.contains { $0.kind == .activate } }

    /// Whether people can press it or change its value by steps.
    package var isOperable: Bool { adjust != nil || canBeActivated }

    /// Sets the number of what the element does for `kind`; an action of the same kind is replaced.
    package mutating func setAction(_ kind: AccessibilityAction.Kind, _ id: AccessibilityActionID<Void>) {
        actions.removeAll { $0.kind == kind }
        actions.append(AccessibilityAction(kind: kind, id: id))
    }

    /// The node and all below it, in reading order.
    package var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

    /// The same element without the numbers that tell a host's elements, actions and names apart.
    package var withoutNumbers: AccessibilityNode {
        var copy = self
        copy.id = 0
        copy.textInput = nil
        copy.actions = actions.map { AccessibilityAction(kind: $0.kind, id: $0.id.withoutNumber) }
        copy.adjust = adjust?.withoutNumber
        copy.replaceText = replaceText?.withoutNumber
        copy.scroll = scroll?.withoutNumber
        copy.setFocused = setFocused?.withoutNumber
        copy.amount = amount.map { AccessibilityAmount($0.value, in: $0.bounds, set: $0.set.withoutNumber) }
        copy.links = links.map(\.withoutNumber)
        copy.rotorTargets = rotorTargets.map(\.withoutNumber)
        copy.rotors = rotors.map(\.withoutNumbers)
        copy.children = children.map(\.withoutNumbers)
        return copy
    }
}

extension AccessibilityRotor {
    fileprivate var withoutNumbers: AccessibilityRotor {
        AccessibilityRotor(
            name: name,
            entries: entries.map {
                Entry(
                    label: $0.label, target: $0.target?.withoutNumber, range: $0.range,
                    prepare: $0.prepare.withoutNumber)
            })
    }
}
