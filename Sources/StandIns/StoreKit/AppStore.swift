import Foundation
import PerchStandIns
import UIKit

/// Constants that describe why the store does not work.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled,
        unsupported
}

/// The store.
public enum AppStore {
    /// The environment of the store.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// The store of a configuration file.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// A kind of device.
    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let iOS = Platform(rawValue: "iOS")
        public static let macOS = Platform(rawValue: "macOS")
        public static let tvOS = Platform(rawValue: "tvOS")
        public static let visionOS = Platform(rawValue: "visionOS")
    }

    /// A Boolean value that indicates whether the user can make purchases.
    public static var canMakePayments: Bool { true }
    /// A UUID that ties signed records to the device. It is constant for a device.
    public static var deviceVerificationID: UUID? { Device.current.value { DeviceID() }.value }
    /// The age rating of the app. Perch has no store that knows it.
    public static var ageRatingCode: Int? { get async { nil } }

    private struct DeviceID: Sendable { let value = UUID() }

    /// Synchronizes the entitlements of the user. In Perch, there is nothing to synchronize.
    public static func sync() async throws {}
    /// Requests a review. In Perch, this method has no effect, because there is no store.
    @MainActor public static func requestReview(in scene: UIWindowScene) {
        inert("AppStore.requestReview(in:)", "there is no store")
    }
    /// Shows the subscriptions of the user. In Perch, this method has no effect, because there is no store.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        inert("AppStore.showManageSubscriptions(in:)", "there is no store")
    }
    /// Shows the subscriptions of the user in a group. In Perch, this method has no effect, because there is no store.
    @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws { inert("AppStore.showManageSubscriptions(in:subscriptionGroupID:)", "there is no store") }
    /// Lets the user enter a code. In Perch, this method has no effect, because there is no store.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        inert("AppStore.presentOfferCodeRedeemSheet(in:)", "there is no store")
    }
}

/// The user's purchase of the app. In Perch, it happened on this machine, when it was first requested.
public struct AppTransaction: Hashable, Sendable {
    /// The date of the original purchase of the app.
    public let originalPurchaseDate: Date
    /// The nonce that ties this value to the device.
    public let deviceVerificationNonce: UUID

    /// The user's purchase of the app.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { .verified(Device.current.value { AppTransaction() }) }
    }
    /// Requests the purchase of the app again. In Perch, it does not change.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }

    init() {
        originalPurchaseDate = Date()
        deviceVerificationNonce = AppStore.deviceVerificationID ?? UUID()
    }

    private static func info(_ key: String) -> String { Bundle.main.infoDictionary?[key] as? String ?? "1" }

    /// The number of the app in the store. In Perch, there is none.
    public var appID: UInt64? { nil }
    /// The number of the version in the store. In Perch, there is none.
    public var appVersionID: UInt64? { nil }
    /// The identifier of the purchase of the app.
    public var appTransactionID: String { deviceVerificationNonce.uuidString }
    /// The app's version.
    public var appVersion: String { Self.info("CFBundleVersion") }
    /// The version that was bought first.
    public var originalAppVersion: String { appVersion }
    /// The app.
    public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    /// The date of the preorder. In Perch, there is none.
    public var preorderDate: Date? { nil }
    /// The environment, which is that of a configuration file.
    public var environment: AppStore.Environment { .xcode }
    /// The device that the app was bought on.
    public var originalPlatform: AppStore.Platform { .iOS }
    /// The date of the signature.
    public var signedDate: Date { originalPurchaseDate }
    /// The data that ties this value to the device, which is empty.
    public var deviceVerification: Data { Data() }
    /// The same as JSON.
    public var jsonRepresentation: Data {
        record([
            "bundleId": bundleID, "applicationVersion": appVersion, "originalApplicationVersion": originalAppVersion,
            "originalPurchaseDate": milliseconds(originalPurchaseDate), "receiptType": environment.rawValue,
        ])
    }
}
