@_exported import ActivityKit
import PerchStandIns
import SwiftUI

/// The context of the views of a live activity.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The attributes of the activity, which do not change.
    public let attributes: Attributes
    /// The state of the activity, which changes while it runs.
    public let state: Attributes.ContentState
    /// The identifier of the activity.
    public let activityID: String
    /// A Boolean value that indicates whether the state is outdated. In previews, it is always false.
    public let isStale: Bool
}

/// A configuration of a live activity, for the lock screen and the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public let _description: _WidgetDescription
    public var body: Never { fatalError("ActivityConfiguration has no body") }

    /// Creates a live activity.
    ///
    /// - Parameters:
    ///   - attributesType: what it is about.
    ///   - content: the view of the lock screen.
    ///   - dynamicIsland: the views of the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        var description = _WidgetDescription()
        description.kind = String(describing: attributesType)
        description.content = { ($0 as? ActivityViewContext<Attributes>).map { AnyView(content($0)) } }
        description.island = { ($0 as? ActivityViewContext<Attributes>).map(dynamicIsland) }
        _description = description
    }
}

extension WidgetConfiguration {
    /// Sets the supplemental families of a live activity. In Perch, this method has no effect.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        inert("WidgetConfiguration.supplementalActivityFamilies(_:)")
        return self
    }
}

/// A family of a live activity.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// The part of a live activity that a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// Constants that describe how large the Dynamic Island is.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

    let island: DynamicIslandPreviewViewState?
    /// The lock screen.
    public static let content = ActivityPreviewViewKind(island: nil)
    /// Returns the Dynamic Island.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

extension Preview {
    /// Creates a preview of a live activity, which shows all states in one picture.
    public init<W: Widget, Attributes: ActivityAttributes>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder<Attributes.ContentState> contentStates:
            @escaping @MainActor () -> [Attributes.ContentState]
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            ActivityStrip(
                kind: kind, description: widget().body._description,
                contexts: contentStates().map {
                    ActivityViewContext(attributes: attributes, state: $0, activityID: "preview", isStale: false)
                })
        }
    }
}

/// The states of a live activity, below each other.
struct ActivityStrip: View {
    let kind: ActivityPreviewViewKind
    let description: _WidgetDescription
    let contexts: [Any]

    var body: some View {
        VStack(spacing: 16) {
            ForEach(contexts.indices, id: \.self) { place in
                switch kind.island {
                case nil:
                    description.content(contexts[place]).modifier(LockScreenFrame())
                case let size?:
                    if let island = description.island(contexts[place]) { IslandFrame(island: island, size: size) }
                }
            }
        }
        .padding()
    }
}
