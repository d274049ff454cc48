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
    /// A map camera update frequency: while it moves.
    case continuous
    /// Once it has moved.
    case onEnd
}

/// A type that describes what is seen of a map.
public struct MapCameraUpdateContext: Sendable {
    /// The camera: from where.
    public let camera: MapCamera
    /// The region.
    public let region: MKCoordinateRegion
    /// The rectangle.
    public let rect: MKMapRect
}

/// A type that describes how the ground looks. It is plain here, whatever the style.
public struct MapStyle: Sendable {
    /// A type that describes how high things are.
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
    /// Pictures from above.
    public static let imagery = MapStyle()
    /// Pictures from above with names.
    public static let hybrid = MapStyle()
    /// Returns the usual style.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// Pictures from above with names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// A type that describes what kinds of places are shown. None are here.
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

    /// Sets how the ground of maps looks. In Perch, it has no effect: it is plain.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { modifier(EmptyModifier()) }

    /// Returns the controls of maps.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        let controls = AnyView(VStack(spacing: 8) { content() }.padding(8))
        return mapSettings { $0.controls = controls }
    }

    /// Sets whether controls of maps are shown.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        mapSettings { if visibility == .hidden { $0.controls = nil } }
    }

    /// Does something when a map's camera has changed.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        mapSettings { $0.cameraChanges.append((frequency, action)) }
    }

    /// Does something when a map's camera has changed.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}

/// A button that goes to the device's place. It is shown, and does nothing.
public struct MapUserLocationButton: View {
    /// - Parameter scope: the map; without effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapControl(symbol: "location", label: "My Location") }
}

/// The direction of north. It is shown while a map is turned, and here it never is.
public struct MapCompass: View {
    /// - Parameter scope: the map; without effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A button that tilts the map. It is shown, and does nothing.
public struct MapPitchToggle: View {
    /// - Parameter scope: the map; without effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapControl(symbol: "view.3d", label: "Pitch") }
}

/// The scale. It is shown while a map changes its size, and so it is not here.
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

/// Turns places into points of a map and back.
public struct MapProxy: Equatable, Sendable {
    let projection: Projection?

    public static func == (lhs: MapProxy, rhs: MapProxy) -> Bool {
        lhs.projection?.rect == rhs.projection?.rect && lhs.projection?.size == rhs.projection?.size
    }

    /// Returns the point of a place. Nil if there is no map. The space is the map's, whatever it is named.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        projection?.point(coordinate)
    }
    /// Returns the place of a point. Nil if there is no map. The space is the map's, whatever it is named.
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

/// Gives its content what turns places into points of the map in it.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var proxy = MapProxy(projection: nil)

    /// Creates a reader. The proxy knows the map once it was laid out.
    @MainActor @preconcurrency public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View {
        content(proxy).onPreferenceChange(MapProxyKey.self) { [$proxy] in $proxy.wrappedValue = $0 }
    }
}

/// An annotation of a map as before iOS 17.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
    /// The features to draw. For the library's own annotations.
    var _features: [_MapFeature] { get }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
    public let _features: [_MapFeature]
    /// Creates a balloon at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _features = Marker("", coordinate: coordinate).tint(tint)._features
    }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
    public let _features: [_MapFeature]
    /// Creates a pin at a place. It is drawn as a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _features = Marker("", coordinate: coordinate).tint(tint)._features
    }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _features: [_MapFeature]
    /// Creates a view at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _features = [
            _MapFeature(kind: .view(coordinate, UnitPoint(x: anchorPoint.x, y: anchorPoint.y), AnyView(content())))
        ]
    }
}
