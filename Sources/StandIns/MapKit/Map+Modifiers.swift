import CoreLocation
import SwiftUI

/// What the modifiers around a map say.
struct MapSettings {
    var controls: AnyView?
    var cameraChanges: [(MapCameraUpdateFrequency, (MapCameraUpdateContext) -> Void)] = []

    func tell(_ projection: Projection, isMoving: Bool) {
        let region = MKCoordinateRegion(projection.rect)
        let context = MapCameraUpdateContext(
            camera: MapCamera(
                centerCoordinate: region.center,
                distance: projection.rect.height / MKMapPointsPerMeterAtLatitude(region.center.latitude)),
            region: region, rect: projection.rect)
        for (frequency, action) in cameraChanges where frequency == .continuous || !isMoving { action(context) }
    }
}

extension EnvironmentValues {
    @Entry var _mapSettings: MapSettings = MapSettings()
}

/// Constants that describe how often a change of a map's camera is reported.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
    /// A frequency with updates while the camera moves.
    case continuous
    /// A frequency with an update after the camera has moved.
    case onEnd
}

/// The context of an update of a map's camera.
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// The region.
    public let region: MKCoordinateRegion
    /// The rectangle.
    public let rect: MKMapRect
}

/// A style of a map. In Perch, it has no effect, and the map has a plain background.
public struct MapStyle: Sendable {
    /// The elevation of a map.
    public struct Elevation: Sendable {
        public static let automatic = Elevation()
        public static let flat = Elevation()
        public static let realistic = Elevation()
    }
    /// A type that describes how strong the colors are.
    public struct StandardEmphasis: Sendable {
        public static let automatic = StandardEmphasis()
        public static let muted = StandardEmphasis()
    }
    /// The usual style.
    public static let standard = MapStyle()
    /// The style with satellite images.
    public static let imagery = MapStyle()
    /// The style with satellite images and labels.
    public static let hybrid = MapStyle()
    /// Returns the usual style.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// Returns the style with satellite images.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// Returns the style with satellite images and labels.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// Categories of points of interest. In Perch, there are none.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension View {
    private func mapSettings(_ change: @escaping (inout MapSettings) -> Void) -> some View {
        transformEnvironment(\._mapSettings, transform: change)
    }

    /// Sets the style of maps in this view. In Perch, this modifier has no effect.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { modifier(EmptyModifier()) }

    /// Sets the controls of maps.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        let controls = AnyView(VStack(spacing: 8) { content() }.padding(8))
        return mapSettings { $0.controls = controls }
    }

    /// Sets the visibility of map controls.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        mapSettings { if visibility == .hidden { $0.controls = nil } }
    }

    /// Calls an action when the camera of a map has changed.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        mapSettings { $0.cameraChanges.append((frequency, action)) }
    }

    /// Calls an action when the camera of a map has changed.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}

/// A button that moves the map to the location of the device. In Perch, it is visible, but has no effect.
public struct MapUserLocationButton: View {
    /// - Parameter scope: the map; without effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapControl(symbol: "location", label: "My Location") }
}

/// A compass. It is visible while a map is rotated, which never happens in Perch.
public struct MapCompass: View {
    /// - Parameter scope: the map; without effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A button that tilts the map. In Perch, it is visible, but has no effect.
public struct MapPitchToggle: View {
    /// - Parameter scope: the map; without effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapControl(symbol: "view.3d", label: "Pitch") }
}

/// A scale. It is visible while the size of a map changes, which never happens in Perch.
public struct MapScaleView: View {
    /// - Parameters:
    ///   - anchorEdge: where it begins.
    ///   - scope: the map; without effect.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

private struct MapControl: View {
    let symbol: String
    let label: String
    var body: some View {
        Image(systemName: symbol).foregroundStyle(.tint).frame(width: 44, height: 44)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
            .accessibilityLabel(Text(verbatim: label))
    }
}

/// A proxy that converts between coordinates and points of a map.
public struct MapProxy: Equatable, Sendable {
    let projection: Projection?

    public static func == (lhs: MapProxy, rhs: MapProxy) -> Bool {
        lhs.projection?.rect == rhs.projection?.rect && lhs.projection?.size == rhs.projection?.size
    }

    /// Returns the point of a coordinate. Nil if there is no map. The space is always that of the map.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        projection?.point(coordinate)
    }
    /// Returns the coordinate of a point. Nil if there is no map. The space is always that of the map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        projection?.coordinate(point)
    }
}

struct MapProxyKey: PreferenceKey {
    static var defaultValue: MapProxy { MapProxy(projection: nil) }
    static func reduce(value: inout MapProxy, nextValue: () -> MapProxy) {
        if value.projection == nil { value = nextValue() }
    }
}

/// A view whose content receives a proxy of the map in it.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var proxy = MapProxy(projection: nil)

    /// Creates a view whose content receives a proxy. The map is available after the first layout.
    @MainActor @preconcurrency public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View {
        content(proxy).onPreferenceChange(MapProxyKey.self) { [$proxy] in $proxy.wrappedValue = $0 }
    }
}

/// An annotation of a map as before iOS 17.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
    /// The features to draw. Only annotations of this module implement this property.
    var _features: [_MapFeature] { get }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
    public let _features: [_MapFeature]
    /// Creates a marker at a coordinate.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _features = Marker("", coordinate: coordinate).tint(tint)._features
    }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
    public let _features: [_MapFeature]
    /// Creates a pin at a coordinate. It is drawn as a marker.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _features = Marker("", coordinate: coordinate).tint(tint)._features
    }
}

/// A view at a coordinate of a map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _features: [_MapFeature]
    /// Creates a view at a coordinate.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _features = [
            _MapFeature(kind: .view(coordinate, UnitPoint(x: anchorPoint.x, y: anchorPoint.y), AnyView(content())))
        ]
    }
}
