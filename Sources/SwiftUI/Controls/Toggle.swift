/// A control that turns a setting on and off.
///
/// To set the appearance, use `toggleStyle(_:)`. By default, it is a switch after the label.
public struct Toggle<Label: View> {
    private let configuration: ToggleStyleConfiguration

    /// Creates a toggle with a label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: label(), isOn: isOn, isMixed: false)
    }

    /// Creates a toggle for a collection of bindings. It is mixed while their values differ. A tap turns all on, or all
    /// off if all were on.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let sources = MixedSource(sources.map { $0[keyPath: isOn] })
        configuration = ToggleStyleConfiguration(
            label: label(), isOn: sources.common(matching: true), isMixed: sources.isMixed)
    }
}

extension Toggle: View {
    public var body: some View {
        OneElement(
            configuration, standard: AnyStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a configuration, in the next outer style.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle for a collection of bindings, with a localized label.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for a collection of bindings, with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
