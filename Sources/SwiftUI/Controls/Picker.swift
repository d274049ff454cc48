/// A control with which the user selects one of several values.
///
/// The views of the content represent the values of their `tag(_:)`. In a `ForEach`, the identity of an element is the
/// tag of its view, unless the view has another tag. To set the appearance, use `pickerStyle(_:)`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let label: Label
    private let content: Content
    /// Nil for a picker of several values if there are none.
    private let selection: Binding<SelectionValue>?
    private let isMixed: Bool
    private let currentValueLabel: AnyView?

    nonisolated init(
        _ label: Label, _ selection: Binding<SelectionValue>?, _ content: Content, isMixed: Bool = false,
        currentValueLabel: AnyView? = nil
    ) {
        self.label = label
        self.content = content
        self.selection = selection
        self.isMixed = isMixed
        self.currentValueLabel = currentValueLabel
    }
}

extension Picker: View {
    public var body: some View {
        let configuration = PickerConfiguration(
            label: AnyView(label), content: AnyView(content), currentValueLabel: currentValueLabel,
            selection: PickerSelection(selection, isMixed: isMixed))
        StyledControl(
            configuration, standard: AnyStyle(DefaultPickerStyle()) { $0.makeBody($1) })
    }
}

/// A picker, as its style sees it.
struct PickerConfiguration {
    let label: AnyView
    let content: AnyView
    /// What a menu picker shows at rest in place of the chosen view.
    let currentValueLabel: AnyView?
    let selection: PickerSelection
}

/// What a picker has chosen, whatever its type.
struct PickerSelection {
    private let current: () -> AnyHashable?
    private let choose: (AnyHashable) -> Void
    private let isMixed: Bool

    init<Value: Hashable>(_ binding: Binding<Value>?, isMixed: Bool) {
        current = { binding.map { PickerSelection.canonical(AnyHashable($0.wrappedValue)) } }
        choose = { tag in
            guard let value = tag.base as? Value else {
                Log.once(
                    "Picker: a tag of type \(type(of: tag.base)) was chosen, but the selection is a \(Value.self).")
                return
            }
            binding?.wrappedValue = value
        }
        self.isMixed = isMixed
    }

    /// Whether the value of `tag` is chosen.
    func isChosen(_ tag: AnyHashable?) -> Bool {
        guard let tag, !isMixed else { return false }
        return PickerSelection.canonical(tag) == current()
    }

    /// Chooses the value of `tag`.
    func choose(_ tag: AnyHashable?) {
        if let tag { choose(tag) }
    }

    /// A tag of type `V` also represents a selection of type `V?`.
    private static func canonical(_ tag: AnyHashable) -> AnyHashable {
        (tag.base as? any OptionalTag)?.unwrapped ?? tag
    }
}

private protocol OptionalTag {
    var unwrapped: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate var unwrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension ContentElement {
    /// The value that the element represents: its tag, or else its identity in a `ForEach`.
    var pickerTag: AnyHashable? { trait(TagTraitKey.self) ?? dataID }
}

extension [ContentElement] {
    /// The index of the first element whose value is chosen.
    func chosenIndex(_ selection: PickerSelection) -> Int? {
        firstIndex { selection.isChosen($0.pickerTag) }
    }
}
