extension AccessibilityActionCategory {
    /// Creates a custom category with a name from a localized string resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}
