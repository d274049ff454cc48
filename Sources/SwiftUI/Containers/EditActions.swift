import Foundation

/// Options for the edits that a list allows.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of actions from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// An edit action that moves elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// An edit action that deletes elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions {
    /// All actions that the collection allows. This collection allows none.
    public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: MutableCollection {
    /// All actions that the collection allows. Users can move elements.
    public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// All actions that the collection allows. Users can delete elements.
    public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// All actions that the collection allows. Users can move and delete elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element in a collection that the user can edit.
public struct EditableCollectionContent<Content, Data> {
    fileprivate let content: Content
    fileprivate let editing: RowEditing
}

extension EditableCollectionContent: View where Content: View {
    /// The view of the element, with the edits that a list allows.
    public var body: some View { content.trait(RowEditingKey.self, editing) }
}

extension ForEach {
    /// Creates a view for a binding to each element, identified by its `id`. In a list, the user can edit as
    /// `editActions` allows.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection, R: View,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a view for a binding to each element, identified by the value at `id`. In a list, the user can edit as
    /// `editActions` allows.
    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        let elements = IndexedIdentifierCollection(base: data.wrappedValue, id: id)
        self.init(data: elements, id: \.id) { element in
            EditableCollectionContent(
                content: content(data[element.index]),
                editing: RowEditing(
                    index: elements.distance(from: elements.startIndex, to: element.index), count: elements.count,
                    delete: data.deletion(editActions), move: data.movement(editActions)))
        }
    }
}

extension Binding where Value: MutableCollection {
    /// Takes elements out; nil if that is not among the actions.
    fileprivate nonisolated func deletion(_ actions: EditActions<Value>) -> ((IndexSet) -> Void)? {
        guard actions.contains(EditActions(rawValue: 1 << 1)) else { return nil }
        return { offsets in
            // Only actions on a collection that elements can be taken out of have the bit.
            guard let collection = wrappedValue as? any RangeReplaceableCollection & MutableCollection
            else { return }
            wrappedValue = collection.removing(offsets) as? Value ?? wrappedValue
        }
    }

    /// Moves elements; nil if that is not among the actions.
    fileprivate nonisolated func movement(_ actions: EditActions<Value>) -> ((IndexSet, Int) -> Void)? {
        guard actions.contains(.move) else { return nil }
        return { wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    fileprivate func removing(_ offsets: IndexSet) -> Self {
        var result = self
        result.remove(atOffsets: offsets)
        return result
    }
}
