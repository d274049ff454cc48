import Foundation

/// Returns what the system knows about the machine, by name.
///
/// `hw.machine` and `hw.model` are the kind of processor, such as `x86_64`, as in Apple's simulator. `hw.ncpu` and `hw.memsize` are
/// numbers. Other names are not known.
///
/// - Parameters:
///   - oldp: Where the value goes; nil to ask for its size alone.
///   - oldlenp: The size of that memory, and of the value afterwards.
///   - newp: A new value. None can be set.
/// - Returns: 0, or -1 with `errno` for a name that is not known, or memory that is too small.
@discardableResult
public func sysctlbyname(
    _ name: String, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard newp == nil else {
        errno = EPERM
        return -1
    }
    let value: [UInt8]
    switch name {
    case "hw.machine", "hw.model": value = Array(processorKind.utf8) + [0]
    case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu":
        value = withUnsafeBytes(of: Int32(ProcessInfo.processInfo.activeProcessorCount)) { Array($0) }
    case "hw.memsize": value = withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { Array($0) }
    default:
        errno = ENOENT
        return -1
    }
    let room = oldlenp?.pointee ?? 0
    oldlenp?.pointee = value.count
    guard let oldp else { return 0 }
    guard room >= value.count else {
        errno = ENOMEM
        return -1
    }
    oldp.copyMemory(from: value, byteCount: value.count)
    return 0
}

#if arch(arm64)
    private let processorKind = "arm64"
#else
    private let processorKind = "x86_64"
#endif

// Core Foundation's names of what is in a bundle's information.

/// The version of the build.
public nonisolated(unsafe) let kCFBundleVersionKey: NSString! = "CFBundleVersion"
/// The bundle's identifier.
public nonisolated(unsafe) let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
/// The bundle's name.
public nonisolated(unsafe) let kCFBundleNameKey: NSString! = "CFBundleName"
/// The name of the executable.
public nonisolated(unsafe) let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
/// The language that texts are in where no other one is there.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: NSString! = "CFBundleDevelopmentRegion"
/// The languages that the bundle is in.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"
/// The version of the bundle's information itself.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: NSString! = "CFBundleInfoDictionaryVersion"

/// The version of Foundation, as on iOS 18.
public let NSFoundationVersionNumber: Double = 3038.2
