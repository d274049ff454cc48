import Foundation

/// A type that describes why the owner was not recognized.
public struct LAError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004

        /// Biometry is not available.
        public static let touchIDNotAvailable = Code.biometryNotAvailable
        /// A code: Nobody's finger is known.
        public static let touchIDNotEnrolled = Code.biometryNotEnrolled
        /// Too many tries failed.
        public static let touchIDLockout = Code.biometryLockout
    }

    /// The reason.
    public let code: Code

    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = LAErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .authenticationFailed: "Authentication failure."
        case .userCancel: "Canceled by user."
        case .userFallback: "Fallback authentication mechanism selected."
        case .systemCancel: "UI canceled by system."
        case .passcodeNotSet: "Passcode not set."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .biometryLockout: "Biometry is locked out."
        case .appCancel: "Canceled by application."
        case .invalidContext: "Invalidated by application."
        case .notInteractive: "User interaction required."
        }
    }

    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
    public static let appCancel = Code.appCancel
    public static let invalidContext = Code.invalidContext
    public static let notInteractive = Code.notInteractive

    public static func ~= (code: Code, error: LAError) -> Bool { error.code == code }
}

extension LAError.Code {
    /// Lets `catch LAError.userCancel` match.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}

/// The domain of this framework's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"
