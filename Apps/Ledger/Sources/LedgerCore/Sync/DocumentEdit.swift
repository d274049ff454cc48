/// What a person changed in a form, apart from all else that the document holds.
///
/// A form keeps the document as it was when it opened. Others may change the document before the form is saved, so the form
/// writes the values that its person changed and no others. A value that both changed is a conflict, and the person chooses.
///
/// ```swift
/// let edit = DocumentEdit(of: item, from: ItemForm(item).applied(to: item), to: form.applied(to: item))
/// try services.items.update(id) { try edit.apply(to: &$0) }  // throws EditConflicts
/// ```
public struct DocumentEdit<E: Entity>: Hashable, Sendable {
    private let key: String
    private let seen: [String: JSONValue]
    private let untouched: [String: JSONValue]
    private let edited: [String: JSONValue]
    /// What the person chose where values conflict.
    public var choices: EditChoices = [:]

    /// Creates an edit.
    ///
    /// - Parameters:
    ///   - document: the document as the form found it.
    ///   - untouched: what the form makes of the document while nothing is changed. A form may write a value in another
    ///     way, such as without spaces at its ends, and that alone is no change.
    ///   - edited: what the form makes of the document now.
    public init(of document: E, from untouched: E, to edited: E) {
        key = document.key ?? ""
        seen = document.fieldValues
        self.untouched = untouched.fieldValues
        self.edited = edited.fieldValues
    }

    /// Creates an edit by a change of the document as the form found it.
    public init(of document: E, _ change: (inout E) -> Void) {
        var edited = document
        change(&edited)
        self.init(of: document, from: document, to: edited)
    }

    /// Whether nothing was changed.
    public var isEmpty: Bool { untouched == edited }

    /// Changes a document that others may have changed since the form opened.
    ///
    /// - Throws: ``EditConflicts`` if a value was changed by others too, and ``choices`` does not say which one stays.
    public func apply(to document: inout E) throws {
        var merge = EditMerge(
            kind: E.kind, key: key, choices: choices,
            versions: .init(seen: seen, untouched: untouched, edited: edited, now: document.fieldValues))
        let fields = try merge.merged()
        let id = document.id
        document = try E(fieldValues: fields)
        document.id = id
    }
}

/// A value that a person changed in a form while others changed it too.
public struct EditConflict: Hashable, Sendable, Identifiable {
    public var kind: EntityKind
    /// The document's key.
    public var key: String
    /// Which value it is; see ``FieldPath``.
    public var path: String
    /// What the person made of it; `null` for a value that was emptied or an element that was removed.
    public var mine: JSONValue
    /// What others made of it.
    public var theirs: JSONValue

    public var id: String { "\(kind.rawValue)/\(key)/\(path)" }

    public init(kind: EntityKind, key: String, path: String, mine: JSONValue, theirs: JSONValue) {
        self.kind = kind
        self.key = key
        self.path = path
        self.mine = mine
        self.theirs = theirs
    }

    /// Which of the two values stays.
    public enum Side: Hashable, Sendable {
        case mine, theirs
    }
}

/// Which values stay. A conflict that changed since the person was asked is another one, and is asked about again.
public typealias EditChoices = [EditConflict: EditConflict.Side]

/// The values that a form cannot be saved with before someone chooses.
public struct EditConflicts: Error, Hashable {
    public var conflicts: [EditConflict]

    public init(_ conflicts: [EditConflict]) { self.conflicts = conflicts }

    /// Runs several edits that are saved together, and throws the conflicts of all.
    public static func gathering(_ edits: [() throws -> Void]) throws {
        var conflicts: [EditConflict] = []
        for edit in edits {
            do {
                try edit()
            } catch let found as EditConflicts {
                conflicts += found.conflicts
            }
        }
        if !conflicts.isEmpty { throw EditConflicts(conflicts) }
    }
}
