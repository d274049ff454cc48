/// A control that turns something on and off.
///
/// Its look is a style: see `toggleStyle(_:)`. As it stands it is a switch with the label in front.
public struct Toggle<Label: View> {
    private let configuration: ToggleStyleConfiguration

    /// A toggle with a label of any kind.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: label(), isOn: isOn, isMixed: false)
    }

    /// A toggle for several values at once. It is mixed while they differ; a tap turns all on, or off where all were on.
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
    /// The toggle that a style was asked to show, in the style set further out or below.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

extension Toggle where Label == Text {
    /// A toggle with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a label that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle for several values at once, with a localized label.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle for several values at once, with a label that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
