import CoreLocation
import Foundation

/// A distance that represents the limit of the system.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// The range of distances between a map's camera and the center.
    open class CameraZoomRange: NSObject {
        /// The minimum distance in meters. `MKMapCameraZoomDefault` for the limit of the system.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The maximum distance in meters. `MKMapCameraZoomDefault` for the limit of the system.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range. Nil if the minimum is greater than the maximum.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            let isLimited = minDistance != MKMapCameraZoomDefault && maxDistance != MKMapCameraZoomDefault
            guard !isLimited || minDistance <= maxDistance else { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        /// Creates a range with the maximum distance of the system.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        /// Creates a range with the minimum distance of the system.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }
    }

    /// The area that the middle of a map stays in.
    open class CameraBoundary: NSObject {
        /// The area, as a rectangle of the projection.
        public let mapRect: MKMapRect
        /// The area, as a region.
        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Creates a boundary. Nil for the null rectangle.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
        }

        /// Creates a boundary from a region.
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            self.init(mapRect: MKMapRect(region))
        }
    }

    /// Sets the range of distances of the camera. Perch stores this value, but the map does not move.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }

    /// Sets the area for the center. Perch stores this value, but the map does not move.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
}
