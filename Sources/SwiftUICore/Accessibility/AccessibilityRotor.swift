/// Entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of `body`.
    associatedtype Body: AccessibilityRotorContent

    /// The entries that these are made of.
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

/// An entry of a rotor, whatever its type.
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

/// An entry of a rotor: a name, and where it leads.
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let entry: _AccessibilityRotorEntry

    init(
        _ label: Text, _ id: AnyHashable?, _ namespace: Namespace.ID?, _ range: Range<String.Index>?,
        _ prepare: @escaping () -> Void
    ) {
        let target = id.map { _AccessibilityRotorEntry.Target(id: $0, namespace: namespace.map { AnyHashable($0) }) }
        entry = _AccessibilityRotorEntry(label: label, target: target, range: range, prepare: prepare)
    }

    /// An entry that leads to the view that is known by an identifier, such as an element of a `ForEach`.
    ///
    /// - Parameters:
    ///   - textRange: the part of the view's text that is meant.
    ///   - prepare: called before a reader goes there, to bring the view on screen.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label, AnyHashable(id), nil, textRange, prepare) }

    /// An entry that leads to the view that `accessibilityRotorEntry` named so.
    nonisolated public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label, AnyHashable(id), namespace, textRange, prepare) }

    /// An entry with a localized name that leads to the view that is known by an identifier.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), AnyHashable(id), nil, textRange, prepare) }

    /// An entry with a localized name that leads to the view that `accessibilityRotorEntry` named so.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), AnyHashable(id), namespace, textRange, prepare) }

    /// An entry with a name that is said as it is, which leads to the view that is known by an identifier.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), AnyHashable(id), nil, textRange, prepare) }

    /// An entry with a name that is said as it is, which leads to the view that `accessibilityRotorEntry` named so.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), AnyHashable(id), namespace, textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry that leads to the view that has the rotor, or to a part of its text.
    nonisolated public init(
        _ label: Text, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label, nil, nil, textRange, prepare) }

    /// An entry with a localized name that leads to the view that has the rotor, or to a part of its text.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), nil, nil, textRange, prepare) }

    /// An entry with a name that is said as it is, which leads to the view that has the rotor, or to a part of its text.
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

    /// Entries for each element, identified by its `id`.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data: data, id: \.id, content: content) }

    /// Entries for each element, identified by the value at `id`.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries of what is in the group.
    @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { content._entries }
    @_implements(AccessibilityRotorContent,Body)
    public typealias _RotorBody = Never

    /// Entries that go together.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}

/// Entries one after the other.
public struct _RotorEntries {
    let entries: [_AccessibilityRotorEntry]
}

extension _RotorEntries: AccessibilityRotorContent {
    /// The entries.
    public var _entries: [_AccessibilityRotorEntry] { entries }
    /// The type of the body, because this type is not composed of other entries.
    public typealias Body = Never
}

/// Puts the entries of a rotor together.
@MainActor @preconcurrency @resultBuilder public struct AccessibilityRotorContentBuilder {
    /// An entry, or several.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Entries one after the other.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var entries: [_AccessibilityRotorEntry] = []
        repeat entries += (each content)._entries
        return _RotorEntries(entries: entries)
    }

    /// Entries that are there under a condition.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent { _RotorEntries(entries: content?._entries ?? []) }
}

/// A rotor that the system provides, such as for headings or links.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links, whether they were visited or not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
    }
    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings \(level.rawValue)")
    }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }
    /// Words that may be misspelled.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    /// Fields of text.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    /// Parts of a page.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}
