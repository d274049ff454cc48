import Foundation

/// The addresses by which other machines reach this one.
enum MachineAddresses {
    /// The addresses of the interfaces that are up, without those that only this machine reaches. IPv4 comes first.
    static var all: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        var next = list
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard let address = interface.ifa_addr, interface.ifa_flags & UInt32(IFF_UP) != 0,
                interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
            else { continue }
            let family = Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 else { continue }
            let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            guard
                getnameinfo(address, socklen_t(length), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
            else { continue }
            let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // An address of one link only needs the name of the link, which browsers do not take.
            if !text.contains("%") { found.append(text) }
        }
        return found.filter { !$0.contains(":") } + found.filter { $0.contains(":") }
    }

    /// The names to print for a server that listens on `host`, this machine's own first.
    static func names(for host: String?) -> [String] {
        guard let host else { return ["localhost"] }
        guard host == "0.0.0.0" || host == "::" else { return [inAddress(host)] }
        return ["localhost"] + all.filter { host == "::" || !$0.contains(":") }.map(inAddress)
    }

    /// An address as URLs write it.
    private static func inAddress(_ address: String) -> String { address.contains(":") ? "[\(address)]" : address }
}
