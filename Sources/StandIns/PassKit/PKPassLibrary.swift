import Foundation
import PerchStandIns

/// A type that describes what went wrong with a pass.
public struct PKPassKitError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError = 2, invalidSignature = 3,
            notEntitledError = 4
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A ticket or card. Passes are not read: making one throws.
open class PKPass: NSObject {
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var localizedName: String { "" }
    open var organizationName: String { "" }
    /// Creates a pass of a file. It throws, since passes are not read.
    public init(data: Data) throws {
        super.init()
        throw PKPassKitError(.unsupportedVersionError)
    }
}

/// The token of a call that suppresses passes.
public typealias PKSuppressionRequestToken = UInt
/// Constants that describe what came of keeping passes away.
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
    case notSupported = 0, alreadyPresenting = 1, denied = 2, cancelled = 3, success = 4
}

/// The passes of the device: there are none.
open class PKPassLibrary: NSObject {
    /// Returns a Boolean value that indicates whether there are passes: there are none.
    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isSuppressingAutomaticPassPresentation() -> Bool { false }
    /// An object that keeps passes away. The handler receives that this is not supported.
    open class func requestAutomaticPassPresentationSuppression(
        responseHandler: @escaping (PKAutomaticPassPresentationSuppressionResult) -> Void
    ) -> PKSuppressionRequestToken {
        responseHandler(.notSupported)
        return 0
    }
    open class func endAutomaticPassPresentationSuppression(withRequestToken requestToken: PKSuppressionRequestToken) {}
    public override init() {}
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
}

/// A kind of payment card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let amex = Self(rawValue: "AmEx")
    public static let discover = Self(rawValue: "Discover")
    public static let masterCard = Self(rawValue: "MasterCard")
    public static let visa = Self(rawValue: "Visa")
}
/// Options that describe what a merchant can do.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1)
    public static let emv = Self(rawValue: 2)
    public static let credit = Self(rawValue: 4)
    public static let debit = Self(rawValue: 8)
    public static let capability3DS = threeDSecure
}
/// A line of a payment.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    public init(label: String, amount: NSDecimalNumber) { (self.label, self.amount) = (label, amount) }
}
/// A type that describes what is to be paid.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    public override init() {}
}
/// Pays. There are no cards: it can make no payments.
@MainActor @preconcurrency open class PKPaymentAuthorizationController: NSObject {
    /// Returns a Boolean value that indicates whether the device can pay: it cannot.
    open class func canMakePayments() -> Bool { false }
    /// Returns a Boolean value that indicates whether there is a card: there is none.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    public init(paymentRequest request: PKPaymentRequest) {}
    /// Presents the payment. In Perch, this method has no effect other than a call of the handler.
    open func present(completion: ((Bool) -> Void)? = nil) {
        inert("PKPaymentAuthorizationController.present(completion:)", "there are no cards")
        completion?(false)
    }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
