import CoreLocation
import Foundation

/// The point of view of a map.
open class MKMapCamera: NSObject, NSCopying {
    /// The coordinate of the center.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance to the center, in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The heading in degrees from north. In Perch, it has no effect.
    open var heading: CLLocationDirection = 0
    /// The pitch in degrees. In Perch, it has no effect.
    open var pitch: CGFloat = 0
    /// The altitude in meters. This is the form from before iOS 13.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
    }

    public override init() {}

    /// Creates a camera above a coordinate.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// Creates a camera at a coordinate that looks at another coordinate.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let ground = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
        let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
        let heading = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
            pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi), heading: heading < 0 ? heading + 360 : heading)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    /// The part of the map that is seen.
    var region: MKCoordinateRegion {
        MapCamera(centerCoordinate: centerCoordinate, distance: centerCoordinateDistance).region
    }
}

extension MapCamera {
    /// Creates the same as a camera of `Map`.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }
}

extension MKMapView {
    /// The point of view of the map. Heading and pitch have no effect.
    public var camera: MKMapCamera {
        get {
            let rect = visibleMapRect
            let center = centerCoordinate
            return MKMapCamera(
                lookingAtCenter: center,
                fromDistance: rect.height / MKMapPointsPerMeterAtLatitude(center.latitude), pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }
    /// Moves the map to the view of a camera immediately. Heading and pitch have no effect.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) { setRegion(camera.region, animated: animated) }
}
