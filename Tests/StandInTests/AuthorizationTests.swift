import AuthenticationServices
import Foundation
import PerchTesting
import SwiftUI
import Testing

@MainActor @Suite struct AuthorizationTests {
    @Test func passkeysAreAskedFor() {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let registration = provider.createCredentialRegistrationRequest(
            challenge: Data([1]), name: "Ann", userID: Data([2]))
        registration.userVerificationPreference = .required
        registration.excludedCredentials = [
            ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([3]))
        ]
        let assertion = provider.createCredentialAssertionRequest(challenge: Data([4]))
        assertion.allowedCredentials = registration.excludedCredentials ?? []
        #expect(registration.name == "Ann" && registration.relyingPartyIdentifier == "example.com")
        #expect(assertion.challenge == Data([4]) && assertion.provider === provider)

        let listener = Listener()
        let password = ASAuthorizationPasswordProvider().createRequest()
        let controller = ASAuthorizationController(authorizationRequests: [registration, assertion, password])
        controller.delegate = listener
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
        #expect(listener.code == .unknown)
    }

    @Test func keysAreAskedFor() {
        let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let request = provider.createCredentialRegistrationRequest(
            challenge: Data(), displayName: "Ann", name: "ann", userID: Data())
        request.credentialParameters = [ASAuthorizationPublicKeyCredentialParameters(algorithm: .ES256)]
        #expect(request.credentialParameters.first?.algorithm.rawValue == -7)
    }

    @Test func viewsAskToo() throws {
        var code: ASAuthorizationError.Code?
        let screen = try RenderedView(SignIn { code = $0 })
        screen.buttons["Sign In"].tap()
        screen.advance(by: .milliseconds(50))
        #expect(code == .unknown)
    }

    @Test func addressesLeadBack() throws {
        let own = ASWebAuthenticationSession.Callback.customScheme("App")
        let web = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/in")
        #expect(own.matchesURL(try #require(URL(string: "app://done"))))
        #expect(web.matchesURL(try #require(URL(string: "https://example.com/in?code=1"))))
        #expect(!web.matchesURL(try #require(URL(string: "https://example.com/out"))))
    }
}

private struct SignIn: View {
    let failed: @MainActor (ASAuthorizationError.Code?) -> Void
    @Environment(\.authorizationController) private var controller

    var body: some View {
        Button("Sign In") {
            Task {
                do {
                    let request = ASAuthorizationAppleIDProvider().createRequest()
                    switch try await controller.performRequest(request) {
                    case .appleID, .password, .passkeyAssertion, .passkeyRegistration: failed(nil)
                    }
                } catch {
                    failed((error as? ASAuthorizationError)?.code)
                }
            }
        }
    }
}

private final class Listener: NSObject, ASAuthorizationControllerDelegate {
    var code: ASAuthorizationError.Code?
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        code = (error as? ASAuthorizationError)?.code
    }
}
