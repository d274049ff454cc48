import Foundation
import PerchStandIns
import UIKit

/// The window over which an interface is presented.
public typealias ASPresentationAnchor = UIWindow

/// A controller that performs authorization requests. In Perch, they fail with `ASAuthorizationError.unknown`, because
/// there are no accounts.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
    /// The authorization requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The delegate, which receives the results.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The object that provides the window of the presentation.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller of requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Performs the requests. In Perch, they have no effect, and fail with `ASAuthorizationError.unknown`.
    open func performRequests() {
        inert("ASAuthorizationController.performRequests()", "nobody has an account")
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
    }

    /// Cancels the requests.
    open func cancel() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
}

/// A delegate that receives the results of requests.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called when authorization has succeeded.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called when authorization has failed.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A type that provides the window of the presentation.
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window of the presentation.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
