import CoreLocation
import Foundation

/// A distance that stands for the system's own limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// The distances that a map's camera may have from the middle of the map.
    open class CameraZoomRange: NSObject {
        /// The least distance, in meters; `MKMapCameraZoomDefault` is the system's.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance, in meters; `MKMapCameraZoomDefault` is the system's.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range. Nil if the least distance is greater than the greatest one.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            let isLimited = minDistance != MKMapCameraZoomDefault && maxDistance != MKMapCameraZoomDefault
            guard !isLimited || minDistance <= maxDistance else { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        /// Creates a range with the system's greatest distance.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        /// Creates a range with the system's least distance.
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

    /// Sets the distances that the camera may have. They are stored, and the map does not move.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }

    /// Sets the area that the middle stays in. It is stored, and the map does not move.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
}
