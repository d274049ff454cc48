import Foundation

/// Constants that describe an error of a connection.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    /// An error of the system.
    case posix(POSIXErrorCode)
    /// An error of looking up a name.
    case dns(Int32)
    /// An error of the encryption.
    case tls(Int32)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
        case .dns(let code): "DNSServiceError(\(code))"
        case .tls(let code): "TLS error \(code)"
        }
    }
}
