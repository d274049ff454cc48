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
    /// A type that describes which store it is.
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

    /// A Boolean value that indicates whether the user may buy things.
    public static var canMakePayments: Bool { true }
    /// A UUID: what ties signed records to the device. It stays the same for a device.
    public static var deviceVerificationID: UUID? { Device.current.value { DeviceID() }.value }
    /// The age that the app is for. There is no store that knows it.
    public static var ageRatingCode: Int? { get async { nil } }

    private struct DeviceID: Sendable { let value = UUID() }

    /// Looks again for what the user has. There is nothing new.
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

/// A type that describes how the user came to the app. It was bought where the program runs, when it was first asked
/// for.
public struct AppTransaction: Hashable, Sendable {
    /// The original purchase date: when the app was bought.
    public let originalPurchaseDate: Date
    /// The device verification nonce: what ties this to the device.
    public let deviceVerificationNonce: UUID

    /// A verification result: how the user came to the app.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { .verified(Device.current.value { AppTransaction() }) }
    }
    /// Asks the store again. Nothing is new.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }

    init() {
        originalPurchaseDate = Date()
        deviceVerificationNonce = AppStore.deviceVerificationID ?? UUID()
    }

    private static func info(_ key: String) -> String { Bundle.main.infoDictionary?[key] as? String ?? "1" }

    /// The app's number in the store: none.
    public var appID: UInt64? { nil }
    /// The version's number in the store: none.
    public var appVersionID: UInt64? { nil }
    /// The app transaction ID: what names the purchase of the app.
    public var appTransactionID: String { deviceVerificationNonce.uuidString }
    /// The app's version.
    public var appVersion: String { Self.info("CFBundleVersion") }
    /// The version that was bought first.
    public var originalAppVersion: String { appVersion }
    /// The app.
    public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    /// The preorder date: when the app was ordered before it was in the store: never.
    public var preorderDate: Date? { nil }
    /// The store: that of a configuration file.
    public var environment: AppStore.Environment { .xcode }
    /// The device that the app was bought on.
    public var originalPlatform: AppStore.Platform { .iOS }
    /// The signed date: when this was written.
    public var signedDate: Date { originalPurchaseDate }
    /// The device verification: what ties this to the device: nothing.
    public var deviceVerification: Data { Data() }
    /// The same as JSON.
    public var jsonRepresentation: Data {
        record([
            "bundleId": bundleID, "applicationVersion": appVersion, "originalApplicationVersion": originalAppVersion,
            "originalPurchaseDate": milliseconds(originalPurchaseDate), "receiptType": environment.rawValue,
        ])
    }
}
