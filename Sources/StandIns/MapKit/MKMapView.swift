import CoreLocation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe the type of a map. In Perch, they have no effect, and the map has a plain background.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// Constants that indicate whether a map follows the device. In Perch, they have no effect.
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

/// A delegate that is notified of changes of a map and provides views of its contents.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
    /// Returns the view of an annotation. Nil for a balloon.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Returns the renderer of an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called after the visible region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called when an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when an annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when the user tracking mode has changed.
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

/// A view of a map. It has a plain background. Annotations and overlays are at the same positions as on Apple's
/// systems.
@MainActor @preconcurrency open class MKMapView: UIView {
    /// The delegate, which is notified of changes of the map.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { show() } }
    /// The annotations.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The overlays.
    open private(set) var overlays: [any MKOverlay] = []
    /// The type of the map. In Perch, it has no effect.
    open var mapType = MKMapType.standard
    /// The preferred configuration. In Perch, it has no effect.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The filter for points of interest. In Perch, it has no effect, because there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The map features that the user can select. In Perch, it has no effect, because there are none.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// A Boolean value that indicates whether traffic is visible. In Perch, it has no effect.
    open var showsTraffic = false
    /// A Boolean value that indicates whether buildings are visible. In Perch, it has no effect.
    open var showsBuildings = true
    /// The annotations that are selected.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// A Boolean value that indicates whether the location of the device is visible, if it is known.
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
    /// A Boolean value that indicates whether the user can scroll the map. In Perch, it has no effect: the user cannot.
    open var isScrollEnabled = true
    /// A Boolean value that indicates whether the user can zoom the map. In Perch, it has no effect: the user cannot.
    open var isZoomEnabled = true
    /// A Boolean value that indicates whether the user can rotate the map. In Perch, it has no effect: the user cannot.
    open var isRotateEnabled = true
    /// A Boolean value that indicates whether the user can tilt the map. In Perch, it has no effect: the user cannot.
    open var isPitchEnabled = true
    /// A Boolean value that indicates whether the compass is visible. In Perch, it has no effect.
    open var showsCompass = true
    /// A Boolean value that indicates whether the scale is visible. In Perch, it has no effect.
    open var showsScale = false
    /// The range of distances of the camera. In Perch, it has no effect. The default has no limits.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange(maxCenterCoordinateDistance: MKMapCameraZoomDefault) {
        didSet { if cameraZoomRange == nil { cameraZoomRange = oldValue } }
    }
    /// The area for the center of the map. Nil for the whole world. In Perch, it has no effect.
    open var cameraBoundary: CameraBoundary?

    /// Creates a map of the world.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        show()
    }
    public required init?(coder: NSCoder) { return nil }

    /// The requested region. The visible region is larger if its proportions differ from those of the view.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }
    /// The coordinate of the center.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// The rectangle that is wanted.
    open var visibleMapRect = MKMapRect.world { didSet { show() } }

    /// Moves the map to a region immediately.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        setVisibleMapRect(MKMapRect(region), animated: animated)
    }
    /// Moves the center of the map to a coordinate immediately.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let point = MKMapPoint(coordinate)
        let rect = visibleMapRect
        setVisibleMapRect(
            MKMapRect(
                x: point.x - rect.width / 2, y: point.y - rect.height / 2, width: rect.width, height: rect.height),
            animated: animated)
    }
    /// Moves the map to a rectangle immediately.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        visibleMapRect = mapRect
        delegate?.mapView(self, regionDidChangeAnimated: animate)
    }
    /// Moves the map to a rectangle with padding immediately.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        let (width, height) = (max(1, bounds.width), max(1, bounds.height))
        setVisibleMapRect(
            MKMapRect(
                x: mapRect.minX - mapRect.width * insets.left / width,
                y: mapRect.minY - mapRect.height * insets.top / height,
                width: mapRect.width * (1 + (insets.left + insets.right) / width),
                height: mapRect.height * (1 + (insets.top + insets.bottom) / height)), animated: animate)
    }
    /// Moves the map so that annotations are visible.
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
    /// Deselects an annotation.
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
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Removes annotations.
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
    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Removes overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
        show()
    }

    /// Registers a class of views. Perch does not reuse views.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// Returns a reusable view. In Perch, there is none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Returns a view of an annotation.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    /// Returns the point of a coordinate.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(Projection(showing: visibleMapRect, in: bounds.size).point(coordinate), to: view)
    }
    /// Returns the coordinate of a point.
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

/// The view of an annotation, which shows its image.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// The image.
    open var image: UIImage?
    /// The offset of the center from the coordinate, in points. In Perch, it has no effect.
    open var centerOffset = CGPoint.zero
    /// A Boolean value that indicates whether the view can show a callout. In Perch, it has no effect.
    open var canShowCallout = false
    /// The identifier of a cluster of annotations. In Perch, it has no effect.
    open var clusteringIdentifier: String?
    /// The view at the right of the callout. In Perch, it has no effect.
    open var rightCalloutAccessoryView: UIView?
    /// The view at the left of the callout. In Perch, it has no effect.
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
    /// The color of the glyph. In Perch, it has no effect: the glyph is white.
    open var glyphTintColor: UIColor?
    /// The image of the glyph. In Perch, it has no effect.
    open var glyphImage: UIImage?
    /// The text of the glyph. In Perch, it has no effect.
    open var glyphText: String?
}

/// An object that draws an overlay.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity of the overlay.
    open var alpha: CGFloat = 1
    /// Creates a renderer for an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    var features: [_MapFeature] { [] }
}

/// An object that draws an overlay as a path.
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of the area.
    open var fillColor: UIColor?
    /// The color of the line.
    open var strokeColor: UIColor?
    /// The width of the line.
    open var lineWidth: CGFloat = 0
    /// The alternating lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
    /// The style of the ends of lines.
    open var lineCap = CGLineCap.round
    /// The style of the joins of lines.
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

/// An object that draws a polyline.
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    override var kind: _MapFeature.Kind? { (overlay as? MKPolyline).map { .line($0.places, isClosed: false) } }
}

/// An object that draws a polygon.
@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    override var kind: _MapFeature.Kind? { (overlay as? MKPolygon).map { .line($0.places, isClosed: true) } }
}

/// An object that draws a circle.
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for an area.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    override var kind: _MapFeature.Kind? { (overlay as? MKCircle).map { .circle($0.coordinate, radius: $0.radius) } }
}
