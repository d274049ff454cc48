extension AccessibilityActionCategory {
    /// A category of a program's own with a name from a localized string resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}
