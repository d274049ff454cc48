import Foundation

/// Options for the edits that a list allows.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Actions by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Moving elements to other places.
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions {
    /// All that such a collection allows: nothing.
    public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: MutableCollection {
    /// All that such a collection allows: moving.
    public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// All that such a collection allows: deleting.
    public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Moving and deleting elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element of a collection that a list may change.
public struct EditableCollectionContent<Content, Data> {
    fileprivate let content: Content
    fileprivate let editing: RowEditing
}

extension EditableCollectionContent: View where Content: View {
    /// The view, which lists know how to edit.
    public var body: some View { content.trait(RowEditingKey.self, editing) }
}

extension ForEach {
    /// A view for a binding to each element, identified by its `id`. In a list people may do to the elements what
    /// `editActions` say.
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

    /// A view for a binding to each element, identified by the value at `id`. In a list people may do to the elements
    /// what `editActions` say.
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
