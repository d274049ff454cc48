import Foundation

/// A type that describes why a device cannot be checked.
public struct DCError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case unknownSystemFailure = 0, featureUnsupported = 1, invalidInput = 2, invalidKey = 3, serverUnavailable = 4
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
    public static var featureUnsupported: Code { .featureUnsupported }
}

/// The device as a server knows it. It is not supported, as in Apple's simulator.
open class DCDevice: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.
    private static let device = DCDevice()
    open class var current: DCDevice { device }
    open var isSupported: Bool { false }
    /// Returns the device's token. It throws that this is not supported.
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
    /// Returns the device's token. The handler receives the error that this is not supported.
    open func generateToken(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
}

/// An object that says that a program is the genuine one. It is not supported, as in Apple's simulator.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.
    private static let service = DCAppAttestService()
    open class var shared: DCAppAttestService { service }
    open var isSupported: Bool { false }
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
