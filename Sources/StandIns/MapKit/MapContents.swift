import CoreLocation
import PerchStandIns
import SwiftUI

/// A balloon at a coordinate.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let label: Label
    private let title: Text?
    private let monogram: Text?
    private let image: Image?
    private let coordinate: CLLocationCoordinate2D

    private init(
        _ label: Label, title: Text? = nil, image: Image? = nil, monogram: Text? = nil,
        at coordinate: CLLocationCoordinate2D
    ) {
        self.label = label
        self.title = title
        self.image = image
        self.monogram = monogram
        self.coordinate = coordinate
    }

    /// Creates a balloon with a label, whose icon is in the balloon and whose title is below it.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(label(), at: coordinate)
    }

    public var _features: [_MapFeature] {
        let balloon = Balloon(label: label, image: image, monogram: monogram, isPlain: title != nil)
        return [_MapFeature(kind: .view(coordinate, .bottom, AnyView(balloon)), title: title)]
    }
}

extension Marker where Label == Text {
    /// Creates a balloon with a monogram.
    public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
        let title = Text(title)
        self.init(title, title: title, monogram: monogram, at: coordinate)
    }
    /// Creates a balloon with a monogram.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        let title = Text(titleKey)
        self.init(title, title: title, monogram: monogram, at: coordinate)
    }

    /// Creates a balloon with a monogram. The text is a localized string resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D) {
        let title = Text(titleResource)
        self.init(title, title: title, monogram: monogram, at: coordinate)
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a balloon with a title below it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        self.init(title, systemImage: "mappin", coordinate: coordinate)
    }
    /// Creates a balloon with a title below it.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(titleKey, systemImage: "mappin", coordinate: coordinate)
    }

    /// Creates a balloon with a title below it. The text is a localized string resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {
        self.init(titleResource, systemImage: "mappin", coordinate: coordinate)
    }
    /// Creates a balloon with a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(
            SwiftUI.Label(title, systemImage: systemImage), title: Text(title), image: Image(systemName: systemImage),
            at: coordinate)
    }
    /// Creates a balloon with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(
            SwiftUI.Label(titleKey, systemImage: systemImage), title: Text(titleKey),
            image: Image(systemName: systemImage), at: coordinate)
    }

    /// Creates a balloon with a symbol. The text is a localized string resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(
            SwiftUI.Label(titleResource, systemImage: systemImage), title: Text(titleResource),
            image: Image(systemName: systemImage), at: coordinate)
    }
    /// Creates a balloon with an image.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(SwiftUI.Label(title, image: image), title: Text(title), image: Image(image), at: coordinate)
    }
    /// Creates a marker for a map item.
    public init(item: MKMapItem) {
        self.init(item.name ?? "", coordinate: item.placemark.coordinate)
    }
}

/// A red drop with what it is about.
private struct Balloon<Label: View>: View {
    let label: Label
    let image: Image?
    let monogram: Text?
    let isPlain: Bool

    var body: some View {
        ZStack(alignment: .top) {
            Drop().fill(.tint)
            Group {
                if let monogram {
                    monogram
                } else if let image {
                    image
                } else {
                    label.labelStyle(.iconOnly)
                }
            }
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.white)
            .lineLimit(1)
            .frame(width: 30, height: 30)
        }
        .frame(width: 30, height: 38)
        .accessibilityHidden(isPlain)
    }
}

private struct Drop: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let radius = rect.width / 2
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.minY + radius), radius: radius, startAngle: .degrees(130),
                endAngle: .degrees(50), clockwise: false)
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// A view at a coordinate of a map.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let title: Text?
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content

    public var _features: [_MapFeature] {
        [_MapFeature(kind: .view(coordinate, anchor, AnyView(content)), title: title)]
    }
}

extension Annotation where Label == Text {
    /// Creates a view with a title below it.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.title = Text(title)
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }
    /// Creates a view with a title below it.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        title = Text(titleKey)
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }

    /// Creates a view with a title below it. The text is a localized string resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        title = Text(titleResource)
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }
}

extension Annotation {
    /// Creates an annotation with a view and a label. The label is not shown.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        title = label() as? Text
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }
}

/// An annotation at the location of the device, if it is known.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    /// Creates a blue dot.
    public init() {}
    public var _features: [_MapFeature] {
        let device = DeviceState.current
        guard device.permission(for: .location) == .granted, let place = device.place else { return [] }
        let dot = Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(width: 20, height: 20).shadow(radius: 2)
            .accessibilityLabel(Text(verbatim: "My Location"))
        return [
            _MapFeature(
                kind: .view(
                    CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), .center, AnyView(dot))
            )
        ]
    }
}

/// A line through several coordinates.
public struct MapPolyline: MapContent {
    public typealias Body = Never
    private let places: [CLLocationCoordinate2D]
    /// Creates a line through several coordinates. In Perch, its contours are straight on the map.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) { places = coordinates }
    /// Creates a line through points of the projection.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { places = points.map(\.coordinate) }
    /// Creates a line.
    public init(_ polyline: MKPolyline) { places = polyline.places }
    /// Creates a line along a route.
    public init(_ route: MKRoute) { places = route.polyline.places }

    /// Constants that describe the contour of a line between two coordinates.
    public struct ContourStyle: Sendable {
        /// A straight contour on the map.
        public static let straight = ContourStyle()
        /// A contour along the shortest path on Earth. In Perch, it has no effect, and the line is straight.
        public static let geodesic = ContourStyle()
    }

    public var _features: [_MapFeature] {
        [_MapFeature(kind: .line(places, isClosed: false), stroke: (AnyShapeStyle(.tint), StrokeStyle(lineWidth: 3)))]
    }
}

/// A polygon with several coordinates.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let places: [CLLocationCoordinate2D]
    /// Creates a polygon with several coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
    /// Creates an area between points of the projection.
    public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
    /// Creates an area.
    public init(_ polygon: MKPolygon) { places = polygon.places }
    public var _features: [_MapFeature] {
        [_MapFeature(kind: .line(places, isClosed: true), fill: AnyShapeStyle(.tint.opacity(0.3)))]
    }
}

/// A circle around a coordinate.
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance
    /// Creates a circle around a coordinate, with a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }
    /// Creates an area.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    public var _features: [_MapFeature] {
        [_MapFeature(kind: .circle(center, radius: radius), fill: AnyShapeStyle(.tint.opacity(0.3)))]
    }
}
