import Foundation

/// Constants that describe where the device is with respect to a region.
public enum CLRegionState: Int, Sendable {
    /// The states: unknown, inside, and outside.
    case unknown, inside, outside
}

/// Constants that describe how near a beacon is.
public enum CLProximity: Int, Sendable {
    /// The distances: unknown, immediate, near, and far.
    case unknown, immediate, near, far
}

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// The identity of beacons.
open class CLBeaconIdentityConstraint: NSObject, NSCopying {
    /// The identifier of the beacons.
    public let uuid: UUID
    /// The number of the group. Nil for all groups.
    public let major: CLBeaconMajorValue?
    /// The number in the group. Nil for all beacons of the group.
    public let minor: CLBeaconMinorValue?

    /// Creates the identity of all beacons with an identifier.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// Creates the identity of a group of beacons.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// Creates the identity of a beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A beacon near the device. In Perch, none are found.
open class CLBeacon: NSObject {
    /// The identifier of the beacon.
    public let uuid: UUID
    /// The number of the group.
    public let major: NSNumber
    /// The number in the group.
    public let minor: NSNumber
    /// A value that indicates how near the beacon is.
    open var proximity: CLProximity { .unknown }
    /// The uncertainty of the distance, in meters. Negative because it is unknown.
    open var accuracy: CLLocationAccuracy { -1 }
    /// The strength of the signal, in decibels. 0 because it is unknown.
    open var rssi: Int { 0 }

    init(uuid: UUID, major: NSNumber, minor: NSNumber) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}

/// A region around beacons.
open class CLBeaconRegion: CLRegion {
    /// The identity of the beacons.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// A Boolean value that indicates whether the program is notified when the display turns on inside the region. In
    /// Perch, it has no effect.
    open var notifyEntryStateOnDisplay = false

    /// Creates a region around beacons with an identity.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// Creates a region around all beacons with an identifier.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// Creates a region around a group of beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    /// Creates a region around a beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    /// The identifier of the beacons.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The number of the group. Nil for all groups.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The number in the group. Nil for all beacons of the group.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    /// The data with which the device acts as a beacon. In Perch, it cannot, and there is none.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        NSMutableDictionary()
    }
}
