import CoreLocation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe how the ground looks. It is plain here.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// Constants that indicate whether a map follows the device. It does not.
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

/// Follows a map, and says how what is on it looks.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
    /// Returns the view of an annotation. Nil for a balloon.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Returns how an overlay is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Another part of the map is seen.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called when an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when an annotation is not selected any more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// The map follows the device, or no longer does.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
}

/// A map. Its ground is plain; annotations and overlays are at the places where Apple's has them.
@MainActor @preconcurrency open class MKMapView: UIView {
    /// Follows the map.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { show() } }
    /// The annotations.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The overlays.
    open private(set) var overlays: [any MKOverlay] = []
    /// The map type: how the ground looks. In Perch, it has no effect.
    open var mapType = MKMapType.standard
    /// The preferred configuration: how the ground looks. In Perch, it has no effect.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The point of interest filter: what kinds of places are shown. In Perch, it has no effect: there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The selectable map features: what of the ground can be selected. In Perch, it has no effect: nothing can.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// A Boolean value that indicates whether the traffic is shown. In Perch, it has no effect.
    open var showsTraffic = false
    /// A Boolean value that indicates whether houses are shown. In Perch, it has no effect.
    open var showsBuildings = true
    /// The annotations that are selected.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// A Boolean value that indicates whether the device's place is shown, if that is known.
    open var showsUserLocation = false { didSet { show() } }
    /// A value that indicates whether the map follows the device. In Perch, it has no effect.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Sets whether the map follows the device. Perch stores this value, but it has no effect.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        if mode != .none { inert("MKMapView.setUserTrackingMode(_:animated:)", "the device does not move") }
        guard mode != userTrackingMode else { return }
        userTrackingMode = mode
        delegate?.mapView(self, didChange: mode, animated: animated)
    }
    /// A Boolean value that indicates whether the map can be dragged. In Perch, it has no effect: this one cannot.
    open var isScrollEnabled = true
    /// A Boolean value that indicates whether the map can be made larger. In Perch, it has no effect: this one cannot.
    open var isZoomEnabled = true
    /// A Boolean value that indicates whether the map can be turned. In Perch, it has no effect: this one cannot.
    open var isRotateEnabled = true
    /// A Boolean value that indicates whether the map can be tilted. In Perch, it has no effect: this one cannot.
    open var isPitchEnabled = true
    /// A Boolean value that indicates whether the direction of north is shown. In Perch, it has no effect.
    open var showsCompass = true
    /// A Boolean value that indicates whether the scale is shown. In Perch, it has no effect.
    open var showsScale = false
    /// The distances that the camera may have; without effect. The default has no limits.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange(maxCenterCoordinateDistance: MKMapCameraZoomDefault) {
        didSet { if cameraZoomRange == nil { cameraZoomRange = oldValue } }
    }
    /// The area that the middle of the map stays in. Nil for the whole world. In Perch, it has no effect.
    open var cameraBoundary: CameraBoundary?

    /// Creates a map of the world.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        show()
    }
    public required init?(coder: NSCoder) { return nil }

    /// The region that is wanted. What is seen is larger where its proportions are not the view's.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }
    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// The rectangle that is wanted.
    open var visibleMapRect = MKMapRect.world { didSet { show() } }

    /// Goes to a region, at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        setVisibleMapRect(MKMapRect(region), animated: animated)
    }
    /// Goes to a place, at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let point = MKMapPoint(coordinate)
        let rect = visibleMapRect
        setVisibleMapRect(
            MKMapRect(
                x: point.x - rect.width / 2, y: point.y - rect.height / 2, width: rect.width, height: rect.height),
            animated: animated)
    }
    /// Goes to a rectangle, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        visibleMapRect = mapRect
        delegate?.mapView(self, regionDidChangeAnimated: animate)
    }
    /// Goes to a rectangle with space around it, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        let (width, height) = (max(1, bounds.width), max(1, bounds.height))
        setVisibleMapRect(
            MKMapRect(
                x: mapRect.minX - mapRect.width * insets.left / width,
                y: mapRect.minY - mapRect.height * insets.top / height,
                width: mapRect.width * (1 + (insets.left + insets.right) / width),
                height: mapRect.height * (1 + (insets.top + insets.bottom) / height)), animated: animate)
    }
    /// Goes to where annotations are.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let rect = MKMapRect(around: annotations.map(\.coordinate))
        setVisibleMapRect(MapCameraPosition.automatic.rect(for: rect), animated: animated)
    }

    /// Selects an annotation of the map.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard annotations.contains(where: { $0 === annotation }),
            !selectedAnnotations.contains(where: { $0 === annotation })
        else { return }
        selectedAnnotations = [annotation]
        delegate?.mapView(
            self,
            didSelect: delegate?.mapView(self, viewFor: annotation)
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil))
    }
    /// Ends the selection of an annotation.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        delegate?.mapView(
            self,
            didDeselect: delegate?.mapView(self, viewFor: annotation)
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil))
    }

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        show()
    }
    /// Takes an annotation away.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes annotations away.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        show()
    }
    /// Adds an overlay.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds overlays.
    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        show()
    }
    /// Takes an overlay away.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Takes overlays away.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
        show()
    }

    /// Remembers a class of views. Views are not used again here.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// Returns a view that can be used again: there is none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Returns a view of an annotation.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    /// Returns the point of a place.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(Projection(showing: visibleMapRect, in: bounds.size).point(coordinate), to: view)
    }
    /// Returns the place of a point.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        Projection(showing: visibleMapRect, in: bounds.size).coordinate(convert(point, from: view))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    private var page: UIHostingController<MapPage>?

    private func show() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let features =
            overlays.flatMap { (delegate?.mapView(self, rendererFor: $0) ?? MKOverlayRenderer(overlay: $0)).features }
            + annotations.flatMap(features) + (showsUserLocation ? UserAnnotation()._features : [])
        let content = MapPage(
            features: features, projection: Projection(showing: visibleMapRect, in: bounds.size), selection: nil)
        // A new page at each layout would lose what its elements know.
        if let page { page.rootView = content } else { page = fill(with: content) }
    }

    private func features(_ annotation: any MKAnnotation) -> [_MapFeature] {
        let view = delegate?.mapView(self, viewFor: annotation)
        if let image = view?.image {
            return Annotation(annotation.title ?? "", coordinate: annotation.coordinate) { Image(uiImage: image) }
                ._features
        }
        let marker = view as? MKMarkerAnnotationView
        let balloon = Marker(annotation.title ?? "", coordinate: annotation.coordinate)
        return balloon.tint(marker?.markerTintColor.map { Color(uiColor: $0) })._features
    }
}

/// The view of an annotation. Its image is drawn.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The reuse identifier: what names its kind.
    public let reuseIdentifier: String?
    /// The image.
    open var image: UIImage?
    /// Points from the place to the middle. In Perch, it has no effect.
    open var centerOffset = CGPoint.zero
    /// A Boolean value that indicates whether a balloon with the title is shown when it is selected. In Perch, it has
    /// no effect.
    open var canShowCallout = false
    /// Names annotations that are shown together. In Perch, it has no effect.
    open var clusteringIdentifier: String?
    /// The right callout accessory view: what is at the right of the balloon. In Perch, it has no effect.
    open var rightCalloutAccessoryView: UIView?
    /// The left callout accessory view: what is at the left of the balloon. In Perch, it has no effect.
    open var leftCalloutAccessoryView: UIView?

    /// Creates a view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }
}

/// A balloon.
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
    /// The color.
    open var markerTintColor: UIColor?
    /// The color of what is in the balloon. In Perch, it has no effect: it is white.
    open var glyphTintColor: UIColor?
    /// The glyph image: what is in the balloon. In Perch, it has no effect.
    open var glyphImage: UIImage?
    /// A text in the balloon. In Perch, it has no effect.
    open var glyphText: String?
}

/// Draws an overlay.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The alpha: how much is seen through it.
    open var alpha: CGFloat = 1
    /// Creates a renderer for an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    var features: [_MapFeature] { [] }
}

/// Draws an overlay as a path.
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of the area.
    open var fillColor: UIColor?
    /// The color of the line.
    open var strokeColor: UIColor?
    /// The width of the line.
    open var lineWidth: CGFloat = 0
    /// Lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
    /// The line cap: how the line ends.
    open var lineCap = CGLineCap.round
    /// The line join: how the line turns.
    open var lineJoin = CGLineJoin.round

    var kind: _MapFeature.Kind? { nil }

    override var features: [_MapFeature] {
        guard let kind else { return [] }
        let line = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        return [
            _MapFeature(
                kind: kind,
                stroke: strokeColor.map { (AnyShapeStyle(Color(uiColor: $0).opacity(alpha)), line) },
                fill: fillColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) })
        ]
    }
}

/// Draws a line through places.
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    override var kind: _MapFeature.Kind? { (overlay as? MKPolyline).map { .line($0.places, isClosed: false) } }
}

/// Draws an area between places.
@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    override var kind: _MapFeature.Kind? { (overlay as? MKPolygon).map { .line($0.places, isClosed: true) } }
}

/// Draws an area around a place.
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for an area.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    override var kind: _MapFeature.Kind? { (overlay as? MKCircle).map { .circle($0.coordinate, radius: $0.radius) } }
}
