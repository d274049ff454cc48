import Foundation

/// Constants that describe the endpoint of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// Constants that describe a host by name or address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name, and the interface for its resolution.
        case name(String, NWInterface?)
        /// An address of version 4.
        case ipv4(IPv4Address)
        /// An address of version 6.
        case ipv6(IPv6Address)

        /// Creates a host from a name or address.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral: String) { self.init(stringLiteral) }

        /// The interface of the host. Nil for any interface.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// The number of a port.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        /// The number.
        public let rawValue: UInt16

        /// Creates a port from a number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port from a number as text.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public init(integerLiteral: UInt16) { rawValue = integerLiteral }

        /// Any port.
        public static let any: Port = 0
        /// The port of HTTP.
        public static let http: Port = 80
        /// The port of HTTPS.
        public static let https: Port = 443
        /// The port of SSH.
        public static let ssh: Port = 22

        public var debugDescription: String { String(rawValue) }
    }

    /// A computer and a port.
    case hostPort(host: Host, port: Port)
    /// A service that is announced in the network.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A socket in the file system.
    case unix(path: String)
    /// An address.
    case url(URL)

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
