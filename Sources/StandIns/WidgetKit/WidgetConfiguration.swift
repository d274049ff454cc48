import AppIntents
import Foundation
import SwiftUI

/// A type that describes a widget: its content, its name, and its families.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    /// The type of the configuration in the body.
    associatedtype Body: WidgetConfiguration
    /// The configuration on which this configuration is based.
    var body: Body { get }
    /// The description for previews.
    var _description: _WidgetDescription { get }
}

extension WidgetConfiguration {
    public var _description: _WidgetDescription { body._description }
}

extension Never: WidgetConfiguration {
    public var _description: _WidgetDescription { fatalError("Never has no value") }
}

/// A configuration, without its types.
public struct _WidgetDescription {
    package var kind = ""
    package var displayName: Text?
    package var text: Text?
    package var families = WidgetFamily.allCases
    package var hasMargins = true
    /// The view of an entry; nil for one of another type.
    package var content: @MainActor (Any) -> AnyView? = { _ in nil }
    /// The Dynamic Island of a live activity.
    package var island: @MainActor (Any) -> DynamicIsland? = { _ in nil }
    /// An entry without data.
    package var placeholder: @MainActor (WidgetFamily) -> Any? = { _ in nil }
    /// The entry for the gallery.
    package var snapshot: @MainActor (WidgetFamily) async -> Any? = { _ in nil }
    /// The entries.
    package var timeline: @MainActor (WidgetFamily) async -> [Any] = { _ in [] }
    /// The entries, if the provider passes them over before it returns.
    package var readyTimeline: @MainActor (WidgetFamily) -> [Any]? = { _ in nil }
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates a configuration.
    nonisolated public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
    public var _description: _WidgetDescription { _WidgetDescription() }
}

/// A widget that users do not configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public let _description: _WidgetDescription
    public var body: Never { fatalError("StaticConfiguration has no body") }

    /// Creates a widget with a provider of entries, and the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        _description = _WidgetDescription(
            kind: kind, content: content, placeholder: provider.placeholder, snapshot: provider.getSnapshot,
            timeline: provider.getTimeline)
    }
}

extension _WidgetDescription {
    /// A widget whose provider passes its entries over.
    @MainActor init<Entry: TimelineEntry>(
        kind: String, content: @escaping (Entry) -> some View,
        placeholder: @escaping (TimelineProviderContext) -> Entry,
        snapshot: @escaping (TimelineProviderContext, @escaping @Sendable (Entry) -> Void) -> Void,
        timeline: @escaping (TimelineProviderContext, @escaping @Sendable (Timeline<Entry>) -> Void) -> Void
    ) {
        self.init()
        self.kind = kind
        self.content = { ($0 as? Entry).map { AnyView(content($0)) } }
        self.placeholder = { placeholder(TimelineProviderContext(family: $0)) }
        self.snapshot = { family in
            await withCheckedContinuation { done in
                snapshot(TimelineProviderContext(family: family)) { done.resume(returning: Carried(value: $0)) }
            }.value
        }
        readyTimeline = { family in
            let ready = Ready()
            timeline(TimelineProviderContext(family: family)) { ready.set($0.entries) }
            return ready.value
        }
        self.timeline = { family in
            await withCheckedContinuation { done in
                timeline(TimelineProviderContext(family: family)) { done.resume(returning: Carried(value: $0.entries)) }
            }.value
        }
    }
}

/// The entries that a provider has passed over, perhaps on another thread.
private final class Ready: @unchecked Sendable {
    // Unchecked because the entries are guarded by the lock.
    private let lock = NSLock()
    private var entries: [Any]?

    func set(_ new: [Any]) { lock.withLock { entries = new } }
    var value: [Any]? { lock.withLock { entries } }
}

/// An entry on its way from the provider, which passes it over.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

/// A widget that an intent configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public let _description: _WidgetDescription
    public var body: Never { fatalError("AppIntentConfiguration has no body") }

    /// Creates a widget with a provider of entries, and the view of an entry. Previews use the intent's defaults.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _description = _WidgetDescription(kind: kind, intent: { Intent() }, provider: provider, content: content)
    }
}

extension _WidgetDescription {
    /// A widget whose provider makes entries for an intent.
    @MainActor init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: @escaping @Sendable () -> Provider.Intent, provider: Provider,
        content: @escaping (Provider.Entry) -> some View
    ) {
        self.init()
        let provider = Carried(value: provider)
        self.kind = kind
        self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
        placeholder = { provider.value.placeholder(in: TimelineProviderContext(family: $0)) }
        snapshot = { family in
            await Self.carry {
                await provider.value.snapshot(for: intent(), in: TimelineProviderContext(family: family))
            }
        }
        timeline = { family in
            await Self.carry {
                await provider.value.timeline(for: intent(), in: TimelineProviderContext(family: family)).entries
            }
        }
    }

    nonisolated private static func carry<Value>(_ make: @Sendable () async -> Value) async -> Value { await make() }
}

private struct ModifiedConfiguration: WidgetConfiguration {
    let _description: _WidgetDescription
    var body: Never { fatalError("ModifiedConfiguration has no body") }
}

extension WidgetConfiguration {
    private func changed(_ change: (inout _WidgetDescription) -> Void) -> ModifiedConfiguration {
        var description = _description
        change(&description)
        return ModifiedConfiguration(_description: description)
    }

    /// Sets the name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = displayName }
    }
    /// Sets the name in the gallery.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.displayName = Text(displayNameKey) }
    }
    /// Sets the name in the gallery, from a localized string resource.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.displayName = Text(displayNameResource) }
    }
    /// Sets the name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        changed { $0.displayName = Text(displayName) }
    }
    /// Sets the description in the gallery.
    public func description(_ description: Text) -> some WidgetConfiguration { changed { $0.text = description } }
    /// Sets the description in the gallery.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.text = Text(descriptionKey) }
    }
    /// Sets the description in the gallery, from a localized string resource.
    @_disfavoredOverload
    public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.text = Text(descriptionResource) }
    }
    /// Sets the description in the gallery.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        changed { $0.text = Text(description) }
    }
    /// Sets the sizes that users can choose.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }
    /// Removes the margins around the content.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }
    /// Sets whether the system can remove the background.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { _ in }
    }
}
