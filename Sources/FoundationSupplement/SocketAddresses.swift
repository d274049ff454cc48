import Glibc

// On Apple's systems an address begins with its size, which addresses on Linux lack.

extension sockaddr {
    /// The size of the address in bytes, which depends on its family. It is the size of `sockaddr` for families other than IPv4,
    /// IPv6, and Unix. Setting it has no effect.
    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set {}
    }
}

extension sockaddr_in {
    /// The size of the address in bytes. Setting it has no effect.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The size of the address in bytes. Setting it has no effect.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_un {
    /// The size of the address in bytes. Setting it has no effect.
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_storage {
    /// The size of the address in bytes, which depends on its family. Setting it has no effect.
    public var ss_len: UInt8 {
        get {
            var address = sockaddr()
            address.sa_family = ss_family
            return address.sa_len
        }
        set {}
    }
}
