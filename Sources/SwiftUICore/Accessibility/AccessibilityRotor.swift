/// A type that represents entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of `body`.
    associatedtype Body: AccessibilityRotorContent

    /// The entries in the body.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The entries themselves, from the first.
    @MainActor @preconcurrency var _entries: [_AccessibilityRotorEntry] { get }
}

extension AccessibilityRotorContent {
    /// The entries themselves, from the first.
    public var _entries: [_AccessibilityRotorEntry] { body._entries }
}

extension AccessibilityRotorContent where Body == Never {
    /// The body, which is never used, because this type is not composed of other entries.
    public var body: Never { fatalError("These entries are not made of others.") }
}

extension Never: AccessibilityRotorContent {
    /// An empty array.
    public var _entries: [_AccessibilityRotorEntry] { [] }
}

/// A type-erased entry of a rotor.
public struct _AccessibilityRotorEntry {
    /// Where an entry leads, as the program names it.
    struct Target {
        let id: AnyHashable
        /// Nil where the name is good for the whole screen.
        let namespace: AnyHashable?
    }

    let label: Text
    let target: Target?
    let range: Range<String.Index>?
    let prepare: () -> Void

    init(
        label: Text, target: Target?, range: Range<String.Index>?, prepare: @escaping () -> Void
    ) {
        self.label = label
        self.target = target
        self.range = range
        self.prepare = prepare
    }

    init<ID: Hashable>(label: Text, id: ID) {
        self.init(label: label, target: Target(id: AnyHashable(id), namespace: nil), range: nil) {}
    }

    init(label: Text, range: Range<String.Index>) { self.init(label: label, target: nil, range: range) {} }

    /// What a builder makes. Attributes are resolved on the main actor.
    static func all<Content: AccessibilityRotorContent>(
        of content: @escaping @MainActor () -> Content
    ) -> [_AccessibilityRotorEntry] {
        nonisolated(unsafe) var entries: [_AccessibilityRotorEntry] = []
        assumeMainActor { entries = content()._entries }
        return entries
    }

    /// The entry with its label in words.
    func resolved(as label: String, in element: AccessibilityDescription) -> AccessibilityRotor.Entry {
        AccessibilityRotor.Entry(
            label: label,
            target: target.map { AccessibilityLink(.rotorEntry, element.name($0.id, in: $0.namespace)) }, range: range,
            prepare: element.preparation(prepare))
    }
}

/// An entry of a rotor, with a name and a target.
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let entry: _AccessibilityRotorEntry

    init(
        _ label: Text, _ id: AnyHashable?, _ namespace: Namespace.ID?, _ range: Range<String.Index>?,
        _ prepare: @escaping () -> Void
    ) {
        let target = id.map { _AccessibilityRotorEntry.Target(id: $0, namespace: namespace.map { AnyHashable($0) }) }
        entry = _AccessibilityRotorEntry(label: label, target: target, range: range, prepare: prepare)
    }

    /// Creates an entry for the view with an identifier, such as an element of a `ForEach`.
    ///
    /// - Parameters:
    ///   - textRange: the part of the view's text that is meant.
    ///   - prepare: called before a reader goes there, to bring the view on screen.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label, AnyHashable(id), nil, textRange, prepare) }

    /// Creates an entry for the view with this identifier in `accessibilityRotorEntry`.
    nonisolated public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label, AnyHashable(id), namespace, textRange, prepare) }

    /// Creates an entry with a localized name, for the view with an identifier.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), AnyHashable(id), nil, textRange, prepare) }

    /// Creates an entry with a localized name, for the view with this identifier in `accessibilityRotorEntry`.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), AnyHashable(id), namespace, textRange, prepare) }

    /// Creates an entry with a name that is not localized, for the view with an identifier.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), AnyHashable(id), nil, textRange, prepare) }

    /// Creates an entry with a name that is not localized, for the view with this identifier in
    /// `accessibilityRotorEntry`.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), AnyHashable(id), namespace, textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for the view with the rotor, or a part of its text.
    nonisolated public init(
        _ label: Text, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label, nil, nil, textRange, prepare) }

    /// Creates an entry with a localized name, for the view with the rotor or a part of its text.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), nil, nil, textRange, prepare) }

    /// Creates an entry with a name that is not localized, for the view with the rotor or a part of its text.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), nil, nil, textRange, prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// The entry itself.
    public var _entries: [_AccessibilityRotorEntry] { [entry] }
    /// The type of the body, because this type is not composed of other entries.
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries of each element.
    @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { data.flatMap { content($0)._entries } }
    @_implements(AccessibilityRotorContent,Body)
    public typealias _RotorBody = Never

    /// Creates entries for each element, identified by its `id`.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data: data, id: \.id, content: content) }

    /// Creates entries for each element, identified by the value at `id`.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries of the group.
    @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { content._entries }
    @_implements(AccessibilityRotorContent,Body)
    public typealias _RotorBody = Never

    /// Creates a group of entries.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}

/// Several entries, in their order.
public struct _RotorEntries {
    let entries: [_AccessibilityRotorEntry]
}

extension _RotorEntries: AccessibilityRotorContent {
    /// The entries.
    public var _entries: [_AccessibilityRotorEntry] { entries }
    /// The type of the body, because this type is not composed of other entries.
    public typealias Body = Never
}

/// A result builder that creates rotor entries from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Returns the entries unchanged.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Several entries, in their order.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var entries: [_AccessibilityRotorEntry] = []
        repeat entries += (each content)._entries
        return _RotorEntries(entries: entries)
    }

    /// Returns the entries of an `if` statement without `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent { _RotorEntries(entries: content?._entries ?? []) }
}

/// A rotor that the system provides, such as for headings or links.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Returns the rotor of links, visited or not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
    }
    /// The rotor of links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
    /// Returns the rotor of headings with a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings \(level.rawValue)")
    }
    /// The rotor of headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
    /// The rotor of bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
    /// The rotor of italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
    /// The rotor of underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }
    /// The rotor of misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }
    /// The rotor of images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    /// The rotor of text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
    /// The rotor of tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    /// The rotor of lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    /// The rotor of landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}
