import Foundation

extension AccessibilityCustomContentKey {
    /// Creates a key with a label from a localized string resource, and an identifier.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) { self.init(Text(labelResource), id: id) }

    /// Creates a key with a label from a localized string resource, which is also the identifier.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) {
        label = Text(labelResource)
        id = nil
    }
}

extension View {
    /// Adds a fact that assistive technology reads on demand. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelResource), value, importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
    }
}
