import ActivityKit
import PerchStandIns
import SwiftUI

extension ActivityAttributes {
    /// Returns a view of a live activity in a state, for a `PreviewProvider`. In Perch, the widget of the app has no
    /// effect on it.
    ///
    /// The system finds the widget among those of the app. There is no such list here, so that a card shows the state's values.
    /// `#Preview(_:as:using:widget:contentStates:)` names the widget, and draws it.
    @MainActor public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        inert("ActivityAttributes.previewContext(_:isStale:viewKind:)", "#Preview(as:using:widget:) draws the widget")
        return ActivityStateCard(attributes: self, state: contentState, kind: viewKind).previewLayout(.sizeThatFits)
    }
}

/// The values of a live activity's state, where the widget is not known.
private struct ActivityStateCard: View {
    let title: String
    let lines: [String]
    /// The first value, for if there is no space for its name.
    let first: String
    let kind: ActivityPreviewViewKind

    init(attributes: Any, state: Any, kind: ActivityPreviewViewKind) {
        title = "\(type(of: attributes))"
        let values = Mirror(reflecting: state).children
        lines = values.map { "\($0.label ?? "value"): \($0.value)" }
        first = values.first.map { "\($0.value)" } ?? ""
        self.kind = kind
    }

    var body: some View {
        switch kind.island {
        case nil: texts.padding().frame(maxWidth: .infinity, alignment: .leading).modifier(LockScreenFrame())
        case let size?:
            IslandFrame(
                island: DynamicIsland {
                    DynamicIslandExpandedRegion(.bottom) { texts }
                } compactLeading: {
                    Image(systemName: "app")
                } compactTrailing: {
                    Text(verbatim: first).frame(maxWidth: 60)
                } minimal: {
                    Image(systemName: "app")
                }, size: size)
        }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: title).font(.headline)
            ForEach(lines.indices, id: \.self) {
                Text(verbatim: lines[$0]).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

/// The position of a view that is too wide for its region of the large Dynamic Island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let isBelow: Bool
    /// A placement beside the cameras.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    /// A placement below the cameras if the view is too wide.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

extension View {
    /// Sets the vertical placement of a wide view in the large Dynamic Island. In Perch, this method has no effect.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        inert("View.dynamicIsland(verticalPlacement:)", "places do not overflow in previews")
        return self
    }
}

extension EnvironmentValues {
    /// The family in which a live activity is displayed.
    @Entry public var activityFamily: ActivityFamily = .medium
    /// A Boolean value that indicates whether a live activity fills the screen.
    @Entry public var isActivityFullscreen: Bool = false
}

/// A mode for drawing an image while the system colors the widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    /// A mode that uses the accent color.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// A mode that uses the accent color, depending on the brightness of the image.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// A mode that uses the brightness of the image.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// A mode that uses the colors of the image.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets the mode for drawing the image while the system colors the widget.
    ///
    /// Perch draws widgets in full color, so this has no effect. It is logged once.
    nonisolated public func widgetAccentedRenderingMode(
        _ renderingMode: WidgetAccentedRenderingMode?
    ) -> some View {
        inert("Image.widgetAccentedRenderingMode(_:)", "widgets are drawn in full color")
        return self
    }
}
