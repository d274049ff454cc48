import Foundation
import PerchStandIns

/// An object that provides the location of the device. In Perch, this is the location in `DeviceState`, after the
/// program requests it. On a new device, it is unknown.
open class CLLocationManager: NSObject {
    /// The delegate. A new delegate is notified of the authorization.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
    }
    /// The desired accuracy of locations.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance that the device moves before the program is notified.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The activity for which the program uses locations.
    open var activityType = CLActivityType.other
    /// A Boolean value that indicates whether updates continue in the background.
    open var allowsBackgroundLocationUpdates = false
    /// A Boolean value that indicates whether users see that updates continue in the background.
    open var showsBackgroundLocationIndicator = false
    /// A Boolean value that indicates whether updates can pause.
    open var pausesLocationUpdatesAutomatically = true
    /// The angle that the device rotates before the program is notified.
    open var headingFilter: CLLocationDegrees = 1

    public override init() { super.init() }

    /// The authorization of the program.
    open var authorizationStatus: CLAuthorizationStatus {
        CLAuthorizationStatus(DeviceState.current.permission(for: .location))
    }
    /// Returns the permission to use the location.
    @available(*, deprecated)
    open class func authorizationStatus() -> CLAuthorizationStatus {
        CLAuthorizationStatus(DeviceState.current.permission(for: .location))
    }
    /// The accuracy that the program may use.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Returns a Boolean value that indicates whether the device can determine its location.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns a Boolean value that indicates whether the device can determine its heading. In Perch, it is false.
    open class func headingAvailable() -> Bool { false }
    /// Returns a Boolean value that indicates whether significant movements are reported. In Perch, it is false.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns a Boolean value that indicates whether regions are monitored. In Perch, it is false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// The location of the device. Nil if it is unknown or not allowed.
    open var location: CLLocation? {
        guard DeviceState.current.permission(for: .location) == .granted, let place = DeviceState.current.place else {
            return nil
        }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude, horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: Date())
    }
    /// The heading of the device. In Perch, it is unknown.
    open var heading: CLHeading? { nil }
    /// The regions that are watched.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// Requests authorization to use the location while the program is in use.
    open func requestWhenInUseAuthorization() { ask() }
    /// Requests authorization to use the location at any time. In Perch, the authorization is limited to the time while
    /// the program is in use.
    open func requestAlwaysAuthorization() { ask() }

    private func ask() {
        guard authorizationStatus == .notDetermined else { return }
        _ = DeviceState.ask(for: .location)
        tell { $0.locationManagerDidChangeAuthorization($1) }
    }

    /// Requests the location once.
    open func requestLocation() { tellPlace() }
    /// Starts updates of the location. In Perch, there is one update, because the device does not move.
    open func startUpdatingLocation() { tellPlace() }
    /// Stops updates of the location.
    open func stopUpdatingLocation() {}
    /// Starts updates of the heading. In Perch, this method has no effect, because the device has no heading.
    open func startUpdatingHeading() { inert("CLLocationManager.startUpdatingHeading()", Self.still) }
    /// Stops updates of the heading.
    open func stopUpdatingHeading() {}
    /// Starts monitoring significant changes of the location. In Perch, this method has no effect, because the device
    /// does not move.
    open func startMonitoringSignificantLocationChanges() {
        inert("CLLocationManager.startMonitoringSignificantLocationChanges()", Self.still)
    }
    /// Stops monitoring significant changes of the location.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Starts monitoring a region. In Perch, this method has no effect, because the device does not move.
    open func startMonitoring(for region: CLRegion) {
        inert("CLLocationManager.startMonitoring(for:)", Self.still)
    }
    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) {}
    /// Requests whether the device is in a region. The delegate receives the answer: for a circle and a known location
    /// it is known, otherwise it is not.
    open func requestState(for region: CLRegion) {
        let state: CLRegionState =
            switch (region as? CLCircularRegion, location) {
            case (let circle?, let location?): circle.contains(location.coordinate) ? .inside : .outside
            default: .unknown
            }
        tell { $0.locationManager($1, didDetermineState: state, for: region) }
    }
    /// Starts looking for beacons. In Perch, this method has no effect, because there are none.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        inert("CLLocationManager.startRangingBeacons(satisfying:)", "there are no beacons")
    }
    /// Stops looking for beacons.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Returns a Boolean value that indicates whether the device can find beacons. In Perch, it is always false.
    open class func isRangingAvailable() -> Bool { false }

    private static let still = "the device does not move"

    private func tellPlace() {
        if let location {
            tell { $0.locationManager($1, didUpdateLocations: [location]) }
        } else {
            let isDenied = DeviceState.current.permission(for: .location) == .denied
            tell { $0.locationManager($1, didFailWithError: CLError(isDenied ? .denied : .locationUnknown)) }
        }
    }

    /// Tells the delegate later, on the main queue, as a manager that was made there.
    private func tell(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        let told = Told(manager: self, call: call)
        // What is put off runs outside the task that a device is given to.
        let device = Device.current
        DispatchQueue.main.async {
            guard let delegate = told.manager.delegate else { return }
            device.perform { told.call(delegate, told.manager) }
        }
    }

    /// What goes to the main queue. The manager belongs to the code that made it there.
    private struct Told: @unchecked Sendable {
        let manager: CLLocationManager
        let call: (any CLLocationManagerDelegate, CLLocationManager) -> Void
    }
}

/// A delegate that receives the locations of a manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called when the location has changed. The last element is the most recent location.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the location is unknown.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the authorization has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the authorization has changed.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called when the heading has changed.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Called when the device has entered a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when the device has left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Called when it is known whether the device is in a region.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Called when a region cannot be monitored. In Perch, it is not called.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Called when monitoring of a region starts. In Perch, it is not called.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Called when beacons are found. In Perch, it is not called.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the older method.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
}
