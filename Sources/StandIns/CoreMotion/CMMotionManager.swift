import Foundation
import PerchStandIns

/// An acceleration, in multiples of that of the Earth.
public struct CMAcceleration: Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A type that describes how fast something turns, in radians a second.
public struct CMRotationRate: Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A type that describes how the device is held.
open class CMAttitude: NSObject {
    /// Radians around the axis from side to side.
    open var pitch: Double { 0 }
    /// Radians around the axis from end to end.
    open var roll: Double { 0 }
    /// Radians around the vertical axis.
    open var yaw: Double { 0 }
}

/// A type that describes how the device is accelerated.
open class CMAccelerometerData: NSObject {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
}

/// A type that describes how the device turns.
open class CMGyroData: NSObject {
    /// The rate.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A type that describes how the device moves.
open class CMDeviceMotion: NSObject {
    /// The attitude, which indicates how it is held.
    open var attitude: CMAttitude { CMAttitude() }
    /// The acceleration of the Earth.
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    /// The acceleration by its person.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The rotation rate, which indicates how it turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// An object that measures how the device moves. It has no sensors, as a simulator has none: all `is…Available` are
/// false.
open class CMMotionManager: NSObject {
    public override init() {}
    /// Seconds between two measurements.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// Seconds between two measurements.
    open var gyroUpdateInterval: TimeInterval = 0
    /// Seconds between two measurements.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    /// The last measurement.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The last measurement.
    open var gyroData: CMGyroData? { nil }
    /// The last measurement.
    open var deviceMotion: CMDeviceMotion? { nil }

    /// Starts measuring the acceleration. In Perch, this method has no effect, because there are no sensors.
    open func startAccelerometerUpdates() { tell() }
    /// Starts measuring the acceleration. In Perch, this method has no effect, and the handler is never called.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) { tell() }
    /// Starts measuring the rotation. In Perch, this method has no effect, because there are no sensors.
    open func startGyroUpdates() { tell() }
    /// Starts measuring the rotation. In Perch, this method has no effect, and the handler is never called.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) { tell() }
    /// Starts measuring the motion of the device. In Perch, this method has no effect, because there are no sensors.
    open func startDeviceMotionUpdates() { tell() }
    /// Starts measuring the motion of the device. In Perch, this method has no effect, and the handler is never called.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) { tell() }
    open func stopAccelerometerUpdates() {}
    open func stopGyroUpdates() {}
    open func stopDeviceMotionUpdates() {}

    private func tell() { inert("CMMotionManager.start…Updates()", "there are no sensors") }
}

/// Constants that indicate whether the program may know how a user moves.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted = 1, denied = 2, authorized = 3 }

/// A type that describes what was counted of a user's steps.
open class CMPedometerData: NSObject {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
}

/// An object that counts steps. There are no sensors: all `is…Available` are false.
open class CMPedometer: NSObject {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Returns the permission to count steps.
    open class func authorizationStatus() -> CMAuthorizationStatus {
        switch DeviceState.current.permission(for: .motion) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }
    /// Starts counting steps. In Perch, this method has no effect, and the handler is never called.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        inert("CMPedometer.startUpdates(from:withHandler:)", "there are no sensors")
    }
    open func stopUpdates() {}
    /// Returns what was counted: the handler receives an error.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {
        handler(nil, CMErrorUnavailable())
    }
}

/// There are no sensors.
struct CMErrorUnavailable: Error {}
