import Foundation
@_exported import FoundationSupplement
import PerchStandIns

/// Options that describe how a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A connection would have to be made for a while.
    public static let transientConnection = Self(rawValue: 1 << 0)
    /// The host is reached.
    public static let reachable = Self(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = Self(rawValue: 1 << 2)
    /// A network reachability flag: what is sent makes the connection.
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    /// People have to do something first.
    public static let interventionRequired = Self(rawValue: 1 << 4)
    /// The program makes the connection.
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    /// The address is the device's own.
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    /// The host is reached without others between.
    public static let isDirect = Self(rawValue: 1 << 17)
    /// The host is reached by a cellular network.
    public static let isWWAN = Self(rawValue: 1 << 18)
    /// A network reachability flag: what is sent makes the connection.
    public static let connectionAutomatic: Self = .connectionOnTraffic
}

/// A type that indicates whether a host is reached.
public final class SCNetworkReachability: Sendable {}

/// A type that describes what belongs to a reachability and its callback.
public struct SCNetworkReachabilityContext {
    /// The version, 0.
    public var version: Int
    /// A pointer of the program.
    public var info: UnsafeMutableRawPointer?
    /// Keeps the pointer's target.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets go of the pointer's target.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes the pointer's target.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Creates a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// A type that is notified of changes.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Returns the reachability of a host by name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the reachability of a host by address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns how a host is reached: all of them as `DeviceState` says of the network.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    switch DeviceState.current.connection {
    case .none: flags.pointee = []
    case .wifi: flags.pointee = [.reachable]
    case .cellular: flags.pointee = [.reachable, .isWWAN]
    }
    return true
}

/// Sets the callback for changes. In Perch, this function has no effect, because there are no changes.
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    inert("SCNetworkReachabilitySetCallback", "the network does not change")
    return true
}

/// Accepts the call. There are no changes to tell of.
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    true
}
