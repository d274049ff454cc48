import Foundation

/// Names a further fact about a view, so that it can be replaced.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String?

    /// A fact called `label`; `id` tells it from others of the same name.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A fact called `labelKey`; `id` tells it from others of the same name.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A fact called `labelKey`, which is also what identifies it.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    init(_ label: Text) {
        self.label = label
        id = nil
    }
}

/// A fact about an element; SwiftUI's views name its importance only.
public class AXCustomContent: NSObject {
    /// Constants that indicate whether assistive technology reads the content immediately or only on request.
    public enum Importance: UInt, Sendable {
        /// Read on demand.
        case `default`
        /// Read together with the view.
        case high
    }
}

extension View {
    /// Adds a fact that assistive technology reads on demand. Nil takes back what was added under the key.
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
