import SwiftUI

/// Creates a preview of a widget, which shows all entries in one picture.
@freestanding(declaration)
public macro Preview<W: Widget, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")

/// Creates a preview of a widget, which shows all entries of a provider in one picture.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")

/// Creates a preview of a widget, which shows all entries of a provider for an intent in one picture.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")

/// Creates a preview of a widget, which shows all entries of a provider for a SiriKit intent in one picture.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")

/// Creates a preview of a live activity, which shows all states in one picture.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")
