import Firebase
import FirebaseCrashlytics
import FirebaseFirestoreSwift
import Foundation
import Inject
import KeychainAccess
import Lottie
import Sentry
import PerchTesting
import SwiftUI
import SwiftUIIntrospect
import TelemetryDeck
import Testing
import UIKit

private struct Screen: View {
    @ObserveInjection var inject

    var body: some View {
        ScrollView { Text("Hello") }
            .introspect(.scrollView, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }
            .introspect(.list, on: .iOS(.v13, .v14, .v15)) { $0.separatorStyle = .none }
            .introspect(.list, on: .iOS(.v16)) { $0.backgroundColor = .clear }
            .enableInjection()
    }
}

/// Packages of services, as apps use them: nothing is sent, and the log says so once.
@MainActor @Suite struct ServicePackageTests {
    /// What the log says of a package; other tests log beside this one.
    private func lines(of names: String..., body: () throws -> Void) rethrows -> [String] {
        let lines = LoggedLines()
        Log.redirect { lines.append($0) }
        defer { Log.redirect(nil) }
        try body()
        try body()
        return lines.all.filter { line in names.contains { line.hasPrefix($0) } }
    }

    @Test func firebaseSaysOnceThatThereIsNone() {
        let lines = lines(of: "FirebaseApp", "Analytics", "Crashlytics") {
            FirebaseApp.configure()
            Analytics.logEvent(AnalyticsEventLogin, parameters: ["method": "mail"])
            Crashlytics.crashlytics().log("Started")
        }
        #expect(lines.count == 3 && lines[0].hasPrefix("FirebaseApp.configure() is accepted but has no effect here"))
    }

    @Test func screensAndSettingsOfFirebaseHaveNoEffect() {
        let lines = lines(of: "View.analyticsScreen") {
            #expect(render(Text("Home").analyticsScreen(name: "home")).text("Home").exists)
        }
        #expect(lines.count == 1)
        let settings = Firestore.firestore().settings
        settings.host = "localhost:8080"
        settings.cacheSettings = MemoryCacheSettings()
        #expect(Firestore.firestore().settings.host == "localhost:8080")
        #expect(Auth.auth().currentUser?.providerData.first == nil)
    }

    @Test func aKeychainKeepsItemsByTheirKeys() throws {
        let keychain = Keychain(service: "tests").accessibility(.afterFirstUnlock)
        keychain["token"] = "secret"
        try keychain.set(Data([1, 2]), key: "bytes")
        #expect(try keychain.get("token") == "secret" && keychain[data: "bytes"] == Data([1, 2]))
        #expect(keychain.allKeys() == ["bytes", "token"] && Keychain(service: "other")["token"] == nil)
        try keychain.removeAll()
        #expect(try !keychain.contains("token"))
    }

    @Test func signingInFails() async {
        #expect(Auth.auth().currentUser == nil)
        await #expect(throws: AuthErrorCode.self) {
            try await Auth.auth().signIn(withEmail: "ann@example.com", password: "secret")
        }
        var isSignedOut = false
        _ = Auth.auth().addStateDidChangeListener { isSignedOut = $1 == nil }
        #expect(isSignedOut)
    }

    @Test func reportersSayOnceThatNothingIsSent() {
        let lines = lines(of: "SentrySDK", "TelemetryDeck") {
            SentrySDK.start { $0.dsn = "https://example.com" }
            SentrySDK.capture(message: "Problem")
            TelemetryDeck.initialize(config: TelemetryDeck.Config(appID: "app"))
            TelemetryDeck.signal("opened", parameters: ["screen": "start"])
        }
        #expect(lines.count == 4 && lines.allSatisfy { $0.contains("has no effect here") })
    }

    @Test func introspectionLeavesViewsUnchanged() {
        let lines = lines(of: "introspect") { #expect(render(Screen()).text("Hello").exists) }
        #expect(lines.count == 1)
    }

    @Test func lottieKeepsTheSizeOfAnAnimation() throws {
        let data = Data(#"{"w": 120, "h": 80, "ip": 0, "op": 60, "fr": 30}"#.utf8)
        let animation = try LottieAnimation.from(data: data)
        #expect(animation.duration == 2)
        var size = CGSize.zero
        let lines = lines(of: "LottieView") {
            _ = render(
                LottieView(animation: animation).playing(loopMode: .loop)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        size = $0
                    })
        }
        #expect(size == CGSize(width: 120, height: 80))
        #expect(lines.count == 1)
    }
}
