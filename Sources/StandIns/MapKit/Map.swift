import CoreLocation
import SwiftUI

/// A view of a map. It has a plain background with lines of latitude and longitude. Markers, annotations, and areas are
/// at the same positions as on Apple's systems. The user can drag and zoom it.
public struct Map<Content: View> {
    private let features: [_MapFeature]
    private let initialPosition: MapCameraPosition
    private let position: Binding<MapCameraPosition>?
    private let region: Binding<MKCoordinateRegion>?
    private let selection: Binding<AnyHashable?>?
    private let modes: MapInteractionModes
    @State private var moved: MKMapRect?
    @State private var start: MKMapRect?
    @Environment(\._mapSettings) private var settings

    @MainActor init(
        _ features: [_MapFeature], initialPosition: MapCameraPosition = .automatic,
        position: Binding<MapCameraPosition>? = nil, region: Binding<MKCoordinateRegion>? = nil,
        selection: Binding<AnyHashable?>? = nil, modes: MapInteractionModes
    ) {
        self.features = features
        self.initialPosition = initialPosition
        self.position = position
        self.region = region
        self.selection = selection
        self.modes = modes
    }
}

/// The content of a map's initializer, without map content.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    /// The body, which is empty, because the map draws its content.
    public var body: some View { EmptyView() }
}

extension Map {
    /// Creates a map with some content.
    @MainActor @preconcurrency public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(content()._features, initialPosition: initialPosition, modes: interactionModes)
    }

    /// Creates a map with content and a binding to its camera position.
    @MainActor @preconcurrency public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(content()._features, position: position, modes: interactionModes)
    }

    /// Creates a map with content and a selection.
    @MainActor @preconcurrency public init<SelectionValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectionValue, C> {
        self.init(
            content()._features, initialPosition: initialPosition, selection: selection.erased, modes: interactionModes)
    }

    /// Creates a map with content, a selection, and a binding to its camera position.
    @MainActor @preconcurrency public init<SelectionValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectionValue, C> {
        self.init(content()._features, position: position, selection: selection.erased, modes: interactionModes)
    }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    /// Creates a map without content.
    @MainActor @preconcurrency public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init([], initialPosition: initialPosition, modes: interactionModes)
    }

    /// Creates a map without content, with a binding to its camera position.
    @MainActor @preconcurrency public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init([], position: position, modes: interactionModes)
    }

    /// Creates a map of a region, as before iOS 17.
    @MainActor @preconcurrency public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            showsUserLocation ? UserAnnotation()._features : [], region: coordinateRegion, modes: interactionModes)
    }

    /// Creates a map of a region with annotations, as before iOS 17.
    @MainActor @preconcurrency public init<Items: RandomAccessCollection>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
    ) where Items.Element: Identifiable {
        self.init(
            annotationItems.flatMap { annotationContent($0)._features }
                + (showsUserLocation ? UserAnnotation()._features : []),
            region: coordinateRegion, modes: interactionModes)
    }
}

extension Optional where Wrapped: Hashable {
    /// The selection as any value.
    fileprivate var erased: AnyHashable? {
        get { map { AnyHashable($0) } }
        set { self = newValue?.base as? Wrapped }
    }
}

/// Constants that indicate whether a map follows the device. In Perch, they have no effect.
public enum MapUserTrackingMode: Hashable, Sendable {
    case none, follow
}

extension Map: View {
    public var body: some View {
        GeometryReader { geometry in
            let projection = Projection(showing: shown, in: geometry.size)
            MapPage(features: features, projection: projection, selection: selection)
                .gesture(drag(projection), isEnabled: modes.contains(.pan))
                .simultaneousGesture(magnify(projection), isEnabled: modes.contains(.zoom))
                .onTapGesture(count: 2) { zoom(projection.rect, by: 2, at: UnitPoint.center) }
                .overlay(alignment: .topTrailing) { settings.controls }
                .onChange(of: projection.rect, initial: true) { settings.tell(projection, isMoving: start != nil) }
                .transformPreference(MapProxyKey.self) { $0 = MapProxy(projection: projection) }
        }
    }

    @MainActor private var shown: MKMapRect {
        if let region { return MKMapRect(region.wrappedValue) }
        if let position, !position.wrappedValue.positionedByUser { return position.wrappedValue.rect(for: contents) }
        return moved ?? (position?.wrappedValue ?? initialPosition).rect(for: contents)
    }

    @MainActor private var contents: MKMapRect { MKMapRect(around: features.flatMap(\.places)) }

    @MainActor private func drag(_ projection: Projection) -> some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                let begin = start ?? projection.rect
                start = begin
                move(
                    to: MKMapRect(
                        x: begin.minX - value.translation.width / projection.scale,
                        y: begin.minY - value.translation.height / projection.scale, width: begin.width,
                        height: begin.height))
            }
            .onEnded { _ in
                start = nil
                settings.tell(projection, isMoving: false)
            }
    }

    @MainActor private func magnify(_ projection: Projection) -> some Gesture {
        MagnifyGesture()
            .onChanged { value in
                let begin = start ?? projection.rect
                start = begin
                zoom(begin, by: value.magnification, at: value.startAnchor)
            }
            .onEnded { _ in start = nil }
    }

    @MainActor private func zoom(_ rect: MKMapRect, by factor: Double, at anchor: UnitPoint) {
        guard modes.contains(.zoom), factor > 0, factor.isFinite else { return }
        // Between a few meters and the whole world.
        let width = min(max(rect.width / factor, 100), MKMapSize.world.width * 2)
        let height = rect.height * width / rect.width
        move(
            to: MKMapRect(
                x: rect.minX + (rect.width - width) * anchor.x, y: rect.minY + (rect.height - height) * anchor.y,
                width: width, height: height))
    }

    @MainActor private func move(to rect: MKMapRect) {
        moved = rect
        region?.wrappedValue = MKCoordinateRegion(rect)
        if let position {
            var new = MapCameraPosition.region(MKCoordinateRegion(rect))
            new.positionedByUser = true
            position.wrappedValue = new
        }
    }
}
