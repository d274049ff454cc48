extension SliderTick {
    /// A mark at a value, with a label. The text is a localized string resource.
    @_disfavoredOverload
    public init(_ value: V, _ label: LocalizedStringResource) {
        self.value = value
        self.label = AnyView(Text(label))
    }
}
