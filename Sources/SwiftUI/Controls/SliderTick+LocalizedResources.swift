extension SliderTick {
    /// Creates a mark at a value, with a label from a localized string resource.
    @_disfavoredOverload
    public init(_ value: V, _ label: LocalizedStringResource) {
        self.value = value
        self.label = AnyView(Text(label))
    }
}
