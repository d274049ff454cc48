import Foundation

/// A key of additional accessibility content, with which you can replace the content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String?

    /// Creates a key with a label and an identifier.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a localized label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key with a localized label, which is also the identifier.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    init(_ label: Text) {
        self.label = label
        id = nil
    }
}

/// Additional accessibility content of an element. SwiftUI views use only its importance.
public class AXCustomContent: NSObject {
    /// Constants that indicate whether assistive technology reads the content immediately or only on request.
    public enum Importance: UInt, Sendable {
        /// Content that assistive technology reads on request.
        case `default`
        /// Content that assistive technology reads together with the view.
        case high
    }
}

extension View {
    /// Adds content that assistive technology reads on request. Nil removes the content with this key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(resolve: { environment in
            let label = key.label.accessibilityText(in: environment)
            let id = key.id ?? label
            let detail = value.map {
                AccessibilityDetail(
                    key: id, label: label, value: $0.accessibilityText(in: environment),
                    isImportant: importance == .high)
            }
            return { node in
                node.details.removeAll { $0.key == id }
                if let detail { node.details.append(detail) }
            }
        })
    }

    /// Adds a fact that assistive technology reads on demand.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    /// Adds a fact that assistive technology reads on demand.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), Text(value), importance: importance)
    }
}
