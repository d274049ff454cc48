import SwiftUI

/// Content of a map that was changed.
struct ChangedMapContent<Content: MapContent>: MapContent {
    typealias Body = Never
    let content: Content
    let change: (inout _MapFeature) -> Void
    var _features: [_MapFeature] {
        content._features.map { feature in
            var feature = feature
            change(&feature)
            return feature
        }
    }
}

extension MapContent {
    private func changed(_ change: @escaping (inout _MapFeature) -> Void) -> some MapContent {
        ChangedMapContent(content: self, change: change)
    }

    /// Sets the tag of the content for the selection of the map.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

    /// Returns the color of markers.
    public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint ?? $0.tint } }

    /// Sets the fill style of areas.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(style) }
    }

    /// Sets the style of lines.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)) }
    }

    /// Sets the style of lines.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), style) }
    }

    /// Sets the style of lines.
    public func stroke(style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(.tint), style) }
    }

    /// Sets the style of lines.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// Sets the visibility of titles.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { $0.showsTitle = visibility != .hidden }
    }

    /// Sets the visibility of subtitles. There are none.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }

    /// Sets the level of an overlay. In Perch, it has no effect: areas are below all other content.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}

/// Constants that describe the level of an overlay.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}
