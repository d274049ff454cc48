import Foundation
import Locking
import PerchStandIns

/// A place for an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Constants that describe how the owner is recognized.
public enum LAPolicy: Int, Sendable {
    /// A policy by biometry.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A policy by biometry or the passcode.
    case deviceOwnerAuthentication = 2
}

/// The kind of biometry.
public enum LABiometryType: Int, Sendable {
    /// A biometry type: there is none.
    case none = 0
    /// Fingerprints.
    case touchID = 1
    /// The face.
    case faceID = 2
    /// The eyes.
    case opticID = 4

    /// A biometry type: there is none.
    @available(*, deprecated, renamed: "none")
    public static let LABiometryNone = LABiometryType.none
}

/// An object that asks the owner to prove who they are. There is no biometry and no passcode, unless `DeviceState` says
/// so.
open class LAContext: NSObject {
    private struct State {
        var isInvalid = false
    }

    private let state = Locked(State())

    public override init() { super.init() }

    /// The title of the button for the passcode.
    open var localizedFallbackTitle: String?
    /// The title of the button to give up.
    open var localizedCancelTitle: String?
    /// The localized reason, which indicates why the owner is asked.
    open var localizedReason = ""
    /// The touch idauthentication allowable reuse duration: for how many seconds unlocking the device counts.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// A Boolean value that indicates whether users may not be asked.
    open var interactionNotAllowed = false

    /// The kind of biometry.
    open var biometryType: LABiometryType {
        switch DeviceState.current.biometry {
        case .none: .none
        case .touchID: .touchID
        case .faceID: .faceID
        }
    }

    /// The evaluated policy domain state, which indicates what changes when the set of fingers or faces does.
    open var evaluatedPolicyDomainState: Data? {
        DeviceState.current.biometry == .none ? nil : Data("\(DeviceState.current.biometry)".utf8)
    }

    /// Returns a Boolean value that indicates whether the owner can be asked. The error is `biometryNotAvailable` or
    /// `passcodeNotSet`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        guard let problem = problem(policy) else { return true }
        error?.pointee = problem as NSError
        return false
    }

    /// Asks the owner, who passes where `DeviceState.recognizesOwner` says so.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let problem = outcome(policy)
        DispatchQueue.global().async { reply(problem == nil, problem) }
    }

    /// Asks the owner, who passes where `DeviceState.recognizesOwner` says so.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        if let problem = outcome(policy) { throw problem }
        return true
    }

    /// Whatever is asked of the context fails from now on.
    open func invalidate() { state.withLock { $0.isInvalid = true } }

    private func problem(_ policy: LAPolicy) -> LAError? {
        if state.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
        guard DeviceState.current.biometry == .none else { return nil }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }

    private func outcome(_ policy: LAPolicy) -> LAError? {
        if let problem = problem(policy) { return problem }
        if interactionNotAllowed { return LAError(.notInteractive) }
        return DeviceState.current.recognizesOwner ? nil : LAError(.authenticationFailed)
    }
}
