import Foundation

/// An address of the Internet protocol.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes of the address, with the most significant byte first.
    var rawValue: Data { get }
    /// The interface on which the address is valid. Nil for any interface.
    var interface: NWInterface? { get }
    /// A Boolean value that indicates whether the address is that of the device itself.
    var isLoopback: Bool { get }
    /// A Boolean value that indicates whether the address is valid only on the local link.
    var isLinkLocal: Bool { get }
    /// A Boolean value that indicates whether the address is that of a group.
    var isMulticast: Bool { get }

    /// Creates an address from its bytes. Returns nil if their number is wrong.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// Creates an address from text, such as `192.0.2.1`. Returns nil if the text is not an address.
    init?(_ string: String)
}

/// The bytes of an address as text, and back.
private func bytes(of string: String, family: Int32, count: Int) -> Data? {
    var data = Data(count: count)
    let didParse = data.withUnsafeMutableBytes { inet_pton(family, string, $0.baseAddress!) == 1 }
    return didParse ? data : nil
}

private func text(of data: Data, family: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    data.withUnsafeBytes { _ = inet_ntop(family, $0.baseAddress!, &buffer, socklen_t(buffer.count)) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// An address, and the interface after a percent sign.
private func parts(of string: String) -> (String, NWInterface?) {
    guard let sign = string.firstIndex(of: "%") else { return (string, nil) }
    let name = String(string[string.index(after: sign)...])
    let type: NWInterface.InterfaceType = name.hasPrefix("lo") ? .loopback : .other
    return (String(string[..<sign]), NWInterface(type: type, name: name, index: Int(if_nametoindex(name))))
}

/// An address of version 4 of the Internet protocol.
public struct IPv4Address: IPAddress {
    /// The four bytes of the address.
    public let rawValue: Data
    /// The interface on which the address is valid. Nil for any interface.
    public let interface: NWInterface?

    /// Creates an address from four bytes. Returns nil for another number of bytes.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Creates an address from text with four numbers, such as `192.0.2.1`. Returns nil for other text.
    public init?(_ string: String) {
        let (address, interface) = parts(of: string)
        guard let data = bytes(of: address, family: AF_INET, count: 4) else { return nil }
        rawValue = data
        self.interface = interface
    }

    fileprivate init(_ bytes: UInt8...) {
        rawValue = Data(bytes)
        interface = nil
    }

    /// The address `0.0.0.0`, which stands for any address.
    public static let any = IPv4Address(0, 0, 0, 0)
    /// The address `255.255.255.255`, which stands for all devices.
    public static let broadcast = IPv4Address(255, 255, 255, 255)
    /// The address `127.0.0.1` of the device itself.
    public static let loopback = IPv4Address(127, 0, 0, 1)
    /// The address `224.0.0.1` of all hosts of the link.
    public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
    /// The address `224.0.0.2` of all routers of the link.
    public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
    /// The address `224.0.0.22` for reports about groups.
    public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
    /// The address `224.0.0.251` of multicast DNS.
    public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

    /// A Boolean value that indicates whether the address begins with 127.
    public var isLoopback: Bool { rawValue[0] == 127 }
    /// A Boolean value that indicates whether the address begins with 169.254.
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    /// A Boolean value that indicates whether the address is in 224.0.0.0/4.
    public var isMulticast: Bool { rawValue[0] & 0xF0 == 0xE0 }

    public var debugDescription: String {
        text(of: rawValue, family: AF_INET) + (interface.map { "%\($0.name)" } ?? "")
    }
}

/// An address of version 6 of the Internet protocol.
public struct IPv6Address: IPAddress {
    /// Constants that describe how far packets for a group go.
    public enum Scope: UInt8, Sendable {
        /// The scopes: the device, the link, and the site.
        case nodeLocal = 1, linkLocal = 2, siteLocal = 5
        /// The scopes: the organization, and the whole Internet.
        case organizationLocal = 8, global = 14
    }

    /// The 16 bytes of the address.
    public let rawValue: Data
    /// The interface on which the address is valid. Nil for any interface.
    public let interface: NWInterface?

    /// Creates an address from 16 bytes. Returns nil for another number of bytes.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Creates an address from text, such as `2001:db8::1`, or `fe80::1%en0` with an interface. Returns nil for other
    /// text.
    public init?(_ string: String) {
        let (address, interface) = parts(of: string)
        guard let data = bytes(of: address, family: AF_INET6, count: 16) else { return nil }
        rawValue = data
        self.interface = interface
    }

    private init(_ first: UInt8, _ second: UInt8, last: UInt8) {
        rawValue = Data([first, second] + [UInt8](repeating: 0, count: 13) + [last])
        interface = nil
    }

    /// The address `::`, which stands for any address.
    public static let any = IPv6Address(0, 0, last: 0)
    /// The address `::`, as Apple's framework names it too.
    public static let broadcast = any
    /// The address `::1` of the device itself.
    public static let loopback = IPv6Address(0, 0, last: 1)
    /// The address `ff01::1` of all addresses of the device.
    public static let nodeLocalNodes = IPv6Address(0xFF, 1, last: 1)
    /// The address `ff02::1` of all devices of the link.
    public static let linkLocalNodes = IPv6Address(0xFF, 2, last: 1)
    /// The address `ff02::2` of all routers of the link.
    public static let linkLocalRouters = IPv6Address(0xFF, 2, last: 2)

    /// A Boolean value that indicates whether the address is `::`.
    public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
    /// A Boolean value that indicates whether the address is `::1`.
    public var isLoopback: Bool { rawValue == Self.loopback.rawValue }
    /// A Boolean value that indicates whether the address is in `fe80::/10`.
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    /// A Boolean value that indicates whether the address is in `fc00::/7`.
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    /// A Boolean value that indicates whether the address begins with `ff`.
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    /// The scope of a group. Nil for an address that is not that of a group.
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: rawValue[1] & 0x0F) : nil }
    /// A Boolean value that indicates whether the address contains one of version 4, as `::ffff:192.0.2.1` does.
    public var isIPv4Mapped: Bool {
        rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF
    }
    /// A Boolean value that indicates whether the address has the old form `::192.0.2.1`.
    public var isIPv4Compatabile: Bool {
        rawValue.prefix(12).allSatisfy { $0 == 0 } && !isAny && !isLoopback
    }
    /// A Boolean value that indicates whether the address is in `2002::/16`.
    public var is6to4: Bool { rawValue[0] == 0x20 && rawValue[1] == 0x02 }
    /// The address of version 4 that the address contains. Nil if it contains none.
    public var asIPv4: IPv4Address? {
        if isIPv4Mapped || isIPv4Compatabile { return IPv4Address(Data(rawValue.suffix(4)), interface) }
        return is6to4 ? IPv4Address(Data(rawValue[2..<6]), interface) : nil
    }

    public var debugDescription: String {
        text(of: rawValue, family: AF_INET6) + (interface.map { "%\($0.name)" } ?? "")
    }
}
