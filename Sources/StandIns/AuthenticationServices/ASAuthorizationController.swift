import Foundation
import PerchStandIns
import UIKit

/// The window that something is shown over.
public typealias ASPresentationAnchor = UIWindow

/// An object that signs users in. It fails with `ASAuthorizationError.unknown`: nobody has an account here.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
    /// The authorization requests, which indicate what is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The delegate, which receives the outcome of it.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says where the question is shown.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller of requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Performs the requests. In Perch, they have no effect, and fail with `ASAuthorizationError.unknown`.
    open func performRequests() {
        inert("ASAuthorizationController.performRequests()", "nobody has an account")
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
    }

    /// Gives up.
    open func cancel() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
}

/// The delegate, which receives the outcome of requests.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The user signed in.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called when nobody signed in.
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

/// A type that says where a question is shown.
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window that the question is shown over.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
