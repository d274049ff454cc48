import Glibc

// Glibc declares these constants as enumerations, which Swift imports as `Int` or as separate types. On Apple's systems they are of the
// type `Int32`, which C's functions and fields take. The values are those of Linux. Where both types fit, Glibc's is taken.

// MARK: Sockets

/// A socket of a stream.
@_disfavoredOverload public var SOCK_STREAM: Int32 { Int32(Glibc.SOCK_STREAM.rawValue) }
/// A socket of datagrams.
@_disfavoredOverload public var SOCK_DGRAM: Int32 { Int32(Glibc.SOCK_DGRAM.rawValue) }
/// A socket of packets without a transport protocol.
@_disfavoredOverload public var SOCK_RAW: Int32 { Int32(Glibc.SOCK_RAW.rawValue) }
/// A socket of datagrams that arrive, in any order.
@_disfavoredOverload public var SOCK_RDM: Int32 { Int32(Glibc.SOCK_RDM.rawValue) }
/// A socket of records in their order.
@_disfavoredOverload public var SOCK_SEQPACKET: Int32 { Int32(Glibc.SOCK_SEQPACKET.rawValue) }
/// Ends receiving.
@_disfavoredOverload public var SHUT_RD: Int32 { Int32(Glibc.SHUT_RD) }
/// Ends sending.
@_disfavoredOverload public var SHUT_WR: Int32 { Int32(Glibc.SHUT_WR) }
/// Ends receiving and sending.
@_disfavoredOverload public var SHUT_RDWR: Int32 { Int32(Glibc.SHUT_RDWR) }
/// Data out of band.
@_disfavoredOverload public var MSG_OOB: Int32 { Int32(Glibc.MSG_OOB) }
/// Data is left in the queue.
@_disfavoredOverload public var MSG_PEEK: Int32 { Int32(Glibc.MSG_PEEK) }
/// Data is sent without a gateway.
@_disfavoredOverload public var MSG_DONTROUTE: Int32 { Int32(Glibc.MSG_DONTROUTE) }
/// The end of a record.
@_disfavoredOverload public var MSG_EOR: Int32 { Int32(Glibc.MSG_EOR) }
/// The data was cut.
@_disfavoredOverload public var MSG_TRUNC: Int32 { Int32(Glibc.MSG_TRUNC) }
/// The control data was cut.
@_disfavoredOverload public var MSG_CTRUNC: Int32 { Int32(Glibc.MSG_CTRUNC) }
/// Waits for all the data.
@_disfavoredOverload public var MSG_WAITALL: Int32 { Int32(Glibc.MSG_WAITALL) }
/// Does not wait.
@_disfavoredOverload public var MSG_DONTWAIT: Int32 { Int32(Glibc.MSG_DONTWAIT) }

// MARK: Protocols

/// The protocol IP.
@_disfavoredOverload public var IPPROTO_IP: Int32 { Int32(Glibc.IPPROTO_IP) }
/// The protocol ICMP.
@_disfavoredOverload public var IPPROTO_ICMP: Int32 { Int32(Glibc.IPPROTO_ICMP) }
/// The protocol IGMP.
@_disfavoredOverload public var IPPROTO_IGMP: Int32 { Int32(Glibc.IPPROTO_IGMP) }
/// The protocol TCP.
@_disfavoredOverload public var IPPROTO_TCP: Int32 { Int32(Glibc.IPPROTO_TCP) }
/// The protocol UDP.
@_disfavoredOverload public var IPPROTO_UDP: Int32 { Int32(Glibc.IPPROTO_UDP) }
/// The protocol IPv6.
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { Int32(Glibc.IPPROTO_IPV6) }
/// The protocol ICMPv6.
@_disfavoredOverload public var IPPROTO_ICMPV6: Int32 { Int32(Glibc.IPPROTO_ICMPV6) }
/// Packets without a protocol.
@_disfavoredOverload public var IPPROTO_RAW: Int32 { Int32(Glibc.IPPROTO_RAW) }

// MARK: Interfaces

/// The interface is up.
@_disfavoredOverload public var IFF_UP: Int32 { Int32(Glibc.IFF_UP) }
/// The interface can broadcast.
@_disfavoredOverload public var IFF_BROADCAST: Int32 { Int32(Glibc.IFF_BROADCAST) }
/// The interface is being debugged.
@_disfavoredOverload public var IFF_DEBUG: Int32 { Int32(Glibc.IFF_DEBUG) }
/// The interface leads back to the machine.
@_disfavoredOverload public var IFF_LOOPBACK: Int32 { Int32(Glibc.IFF_LOOPBACK) }
/// The interface leads to one other machine.
@_disfavoredOverload public var IFF_POINTOPOINT: Int32 { Int32(Glibc.IFF_POINTOPOINT) }
/// The interface avoids trailers.
@_disfavoredOverload public var IFF_NOTRAILERS: Int32 { Int32(Glibc.IFF_NOTRAILERS) }
/// The interface has resources.
@_disfavoredOverload public var IFF_RUNNING: Int32 { Int32(Glibc.IFF_RUNNING) }
/// The interface resolves no addresses.
@_disfavoredOverload public var IFF_NOARP: Int32 { Int32(Glibc.IFF_NOARP) }
/// The interface receives all packets.
@_disfavoredOverload public var IFF_PROMISC: Int32 { Int32(Glibc.IFF_PROMISC) }
/// The interface receives all multicast packets.
@_disfavoredOverload public var IFF_ALLMULTI: Int32 { Int32(Glibc.IFF_ALLMULTI) }
/// The interface supports multicast.
@_disfavoredOverload public var IFF_MULTICAST: Int32 { Int32(Glibc.IFF_MULTICAST) }

// MARK: The system's configuration

/// The most bytes of a program's arguments.
@_disfavoredOverload public var _SC_ARG_MAX: Int32 { Int32(Glibc._SC_ARG_MAX) }
/// The most processes of a user.
@_disfavoredOverload public var _SC_CHILD_MAX: Int32 { Int32(Glibc._SC_CHILD_MAX) }
/// The ticks of the clock in a second.
@_disfavoredOverload public var _SC_CLK_TCK: Int32 { Int32(Glibc._SC_CLK_TCK) }
/// The most open files of a process.
@_disfavoredOverload public var _SC_OPEN_MAX: Int32 { Int32(Glibc._SC_OPEN_MAX) }
/// The bytes of a page of memory.
@_disfavoredOverload public var _SC_PAGESIZE: Int32 { Int32(Glibc._SC_PAGESIZE) }
/// The bytes of a page of memory.
@_disfavoredOverload public var _SC_PAGE_SIZE: Int32 { Int32(Glibc._SC_PAGESIZE) }
/// The number of processors.
@_disfavoredOverload public var _SC_NPROCESSORS_CONF: Int32 { Int32(Glibc._SC_NPROCESSORS_CONF) }
/// The number of processors that run.
@_disfavoredOverload public var _SC_NPROCESSORS_ONLN: Int32 { Int32(Glibc._SC_NPROCESSORS_ONLN) }
/// The pages of the machine's memory.
@_disfavoredOverload public var _SC_PHYS_PAGES: Int32 { Int32(Glibc._SC_PHYS_PAGES) }
/// The most bytes of the machine's name.
@_disfavoredOverload public var _SC_HOST_NAME_MAX: Int32 { Int32(Glibc._SC_HOST_NAME_MAX) }

// MARK: Threads

/// A thread that another one waits for.
@_disfavoredOverload public var PTHREAD_CREATE_JOINABLE: Int32 { Int32(Glibc.PTHREAD_CREATE_JOINABLE) }
/// A thread that no other one waits for.
@_disfavoredOverload public var PTHREAD_CREATE_DETACHED: Int32 { Int32(Glibc.PTHREAD_CREATE_DETACHED) }
/// An object that processes share.
@_disfavoredOverload public var PTHREAD_PROCESS_SHARED: Int32 { Int32(Glibc.PTHREAD_PROCESS_SHARED) }
/// An object of one process.
@_disfavoredOverload public var PTHREAD_PROCESS_PRIVATE: Int32 { Int32(Glibc.PTHREAD_PROCESS_PRIVATE) }
/// A thread that can be canceled.
@_disfavoredOverload public var PTHREAD_CANCEL_ENABLE: Int32 { Int32(Glibc.PTHREAD_CANCEL_ENABLE) }
/// A thread that cannot be canceled.
@_disfavoredOverload public var PTHREAD_CANCEL_DISABLE: Int32 { Int32(Glibc.PTHREAD_CANCEL_DISABLE) }

// MARK: Entries of folders

/// An entry of an unknown kind.
@_disfavoredOverload public var DT_UNKNOWN: Int32 { Int32(Glibc.DT_UNKNOWN) }
/// A pipe.
@_disfavoredOverload public var DT_FIFO: Int32 { Int32(Glibc.DT_FIFO) }
/// A device of characters.
@_disfavoredOverload public var DT_CHR: Int32 { Int32(Glibc.DT_CHR) }
/// A folder.
@_disfavoredOverload public var DT_DIR: Int32 { Int32(Glibc.DT_DIR) }
/// A device of blocks.
@_disfavoredOverload public var DT_BLK: Int32 { Int32(Glibc.DT_BLK) }
/// A file.
@_disfavoredOverload public var DT_REG: Int32 { Int32(Glibc.DT_REG) }
/// A symbolic link.
@_disfavoredOverload public var DT_LNK: Int32 { Int32(Glibc.DT_LNK) }
/// A socket.
@_disfavoredOverload public var DT_SOCK: Int32 { Int32(Glibc.DT_SOCK) }
