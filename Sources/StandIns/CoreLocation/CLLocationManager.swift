import Foundation
import PerchStandIns

/// Tells where the device is: where `DeviceState` says, once that is asked for. On a new device the place is not known.
open class CLLocationManager: NSObject {
    /// The delegate. A new one is notified of the authorization.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
    }
    /// The desired accuracy: how exact places are to be.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance filter: how far the device moves before the program is notified.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The activity type: what the program does with places.
    open var activityType = CLActivityType.other
    /// A Boolean value that indicates whether updates continue in the background.
    open var allowsBackgroundLocationUpdates = false
    /// A Boolean value that indicates whether users see that updates continue in the background.
    open var showsBackgroundLocationIndicator = false
    /// A Boolean value that indicates whether updates may pause.
    open var pausesLocationUpdatesAutomatically = true
    /// The heading filter: how far the device turns before the program is notified.
    open var headingFilter: CLLocationDegrees = 1

    public override init() { super.init() }

    /// A value that indicates whether the program may know the place.
    open var authorizationStatus: CLAuthorizationStatus {
        CLAuthorizationStatus(DeviceState.current.permission(for: .location))
    }
    /// Returns the permission to use the location.
    @available(*, deprecated)
    open class func authorizationStatus() -> CLAuthorizationStatus {
        CLAuthorizationStatus(DeviceState.current.permission(for: .location))
    }
    /// The accuracy authorization: how exactly the program may know the place.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Returns a Boolean value that indicates whether the device can know where it is.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns a Boolean value that indicates whether the device knows where it points: no.
    open class func headingAvailable() -> Bool { false }
    /// Returns a Boolean value that indicates whether large movements are reported: no.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns a Boolean value that indicates whether regions are watched: no.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// The location: where the device is. Nil if that is not known, or not allowed.
    open var location: CLLocation? {
        guard DeviceState.current.permission(for: .location) == .granted, let place = DeviceState.current.place else {
            return nil
        }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude, horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: Date())
    }
    /// A value that describes where the device points: not known.
    open var heading: CLHeading? { nil }
    /// The regions that are watched.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// Requests the place while the program is used.
    open func requestWhenInUseAuthorization() { ask() }
    /// Requests the place at any time. While the program is used is what is granted.
    open func requestAlwaysAuthorization() { ask() }

    private func ask() {
        guard authorizationStatus == .notDetermined else { return }
        _ = DeviceState.ask(for: .location)
        tell { $0.locationManagerDidChangeAuthorization($1) }
    }

    /// Requests the place once.
    open func requestLocation() { tellPlace() }
    /// Begins to tell of the place. It is reported once, since the device does not move.
    open func startUpdatingLocation() { tellPlace() }
    /// Tells of the place no more.
    open func stopUpdatingLocation() {}
    /// Starts updates of the heading. In Perch, this method has no effect, because the device has no heading.
    open func startUpdatingHeading() { inert("CLLocationManager.startUpdatingHeading()", Self.still) }
    /// Tells of directions no more.
    open func stopUpdatingHeading() {}
    /// Starts monitoring significant changes of the location. In Perch, this method has no effect, because the device
    /// does not move.
    open func startMonitoringSignificantLocationChanges() {
        inert("CLLocationManager.startMonitoringSignificantLocationChanges()", Self.still)
    }
    /// Tells of large movements no more.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Starts monitoring a region. In Perch, this method has no effect, because the device does not move.
    open func startMonitoring(for region: CLRegion) {
        inert("CLLocationManager.startMonitoring(for:)", Self.still)
    }
    /// Tells of a region no more.
    open func stopMonitoring(for region: CLRegion) {}

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

/// Receives the places of a manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called when the device is at other places; the latest one is the last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The program may know the place now, or no more.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The program may know the place now, or no more.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The device points elsewhere.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Called when the device came into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
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
}
