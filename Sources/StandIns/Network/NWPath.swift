import PerchStandIns

/// A type that describes how the network is reached.
public struct NWPath: Equatable, Sendable {
    /// Constants that indicate whether a path can be used.
    public enum Status: Sendable, Hashable {
        /// The path can be used.
        case satisfied
        /// The path cannot be used.
        case unsatisfied
        /// The path can be used after a connection was established.
        case requiresConnection
    }

    /// Constants that describe why data cannot be sent.
    public enum UnsatisfiedReason: Sendable, Hashable {
        /// The reason is unknown.
        case notAvailable
        /// The user turned cellular data off.
        case cellularDenied
        /// The user turned Wi-Fi off.
        case wifiDenied
        /// The user turned access to the local network off.
        case localNetworkDenied
        /// A private network is needed.
        case vpnInactive
    }

    /// Constants that describe the quality of a link.
    public enum LinkQuality: Sendable, Hashable {
        case unknown, minimal, moderate, good
    }

    let connection: DeviceState.Connection

    /// A value that indicates whether data can be sent.
    public var status: Status { connection == .none ? .unsatisfied : .satisfied }
    /// The reason why the path cannot be used.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// A Boolean value that indicates whether data costs money, as over a cellular network.
    public var isExpensive: Bool { connection == .cellular }
    /// A Boolean value that indicates whether data is to be saved.
    public var isConstrained: Bool { false }
    /// A Boolean value that indicates whether there are addresses of the Internet's fourth version.
    public var supportsIPv4: Bool { status == .satisfied }
    /// A Boolean value that indicates whether there are addresses of the Internet's sixth version.
    public var supportsIPv6: Bool { status == .satisfied }
    /// A Boolean value that indicates whether names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }
    /// The quality of the link, which is unknown.
    public var linkQuality: LinkQuality { .unknown }
    /// The available interfaces, with the preferred interface first.
    public var availableInterfaces: [NWInterface] {
        switch connection {
        case .none: []
        case .wifi: [NWInterface(type: .wifi, name: "en0", index: 1)]
        case .cellular: [NWInterface(type: .cellular, name: "pdp_ip0", index: 2)]
        }
    }

    /// Returns a Boolean value that indicates whether data is sent through an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}

/// An interface for sending data.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// A kind of interface.
    public enum InterfaceType: Sendable, Hashable {
        /// Another type.
        case other
        /// The type Wi-Fi.
        case wifi
        /// A cellular network.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The device itself.
        case loopback
    }

    /// The kind of interface.
    public let type: InterfaceType
    /// The name.
    public let name: String
    /// The number.
    public let index: Int

    public var debugDescription: String { name }
}
