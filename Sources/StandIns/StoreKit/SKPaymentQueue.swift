import Foundation
import PerchStandIns

/// An object that is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
    // Unchecked because only the mutable subclass changes, before it is added.
    fileprivate(set) var values: (name: String, quantity: Int, user: String?, simulates: Bool)

    fileprivate init(_ values: (name: String, quantity: Int, user: String?, simulates: Bool)) { self.values = values }
    /// Creates a payment for one unit of a product.
    public convenience init(product: SKProduct) { self.init((product.productIdentifier, 1, nil, false)) }

    /// The identifier of the product.
    open var productIdentifier: String { values.name }
    /// The quantity.
    open var quantity: Int { values.quantity }
    /// The app's name for the user.
    open var applicationUsername: String? { values.user }
    /// A Boolean value that indicates whether another person must approve. It has no effect.
    open var simulatesAskToBuyInSandbox: Bool { values.simulates }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// Creates an empty object.
    public convenience init() { self.init(("", 1, nil, false)) }

    open override var productIdentifier: String {
        get { values.name }
        set { values.name = newValue }
    }
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { values.user }
        set { values.user = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulates }
        set { values.simulates = newValue }
    }
}

/// Constants that describe the state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased = 1
    case failed = 2
    case restored = 3
    case deferred = 4
}

/// An object that is bought.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// The payment of the transaction.
    public let payment: SKPayment
    /// The state of the transaction.
    public let transactionState: SKPaymentTransactionState
    /// The transaction identifier, which indicates what names it, once it is bought.
    public let transactionIdentifier: String?
    /// The transaction date, which indicates when it was bought.
    public let transactionDate: Date?
    /// The error, which indicates why it was not bought.
    public let error: (any Error)?
    /// The original, which indicates what is restored.
    public let original: SKPaymentTransaction?

    init(
        _ payment: SKPayment, _ state: SKPaymentTransactionState, bought: Transaction? = nil,
        error: (any Error)? = nil, original: SKPaymentTransaction? = nil
    ) {
        self.payment = payment
        transactionState = state
        transactionIdentifier = bought.map { "\($0.id)" }
        transactionDate = bought?.purchaseDate
        self.error = error
        self.original = original
    }
}

/// A type that follows what is bought.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Called when the store is farther with some.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Some are finished.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Called when purchases could not be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Called when purchases were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Returns a Boolean value that indicates whether something that the user chose in the store is to be bought.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Does nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Returns false.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// Buys things, as before iOS 15. The device's state says whether the user confirms.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    // Unchecked because what changes is guarded by the lock.
    private struct State {
        var observers: [any SKPaymentTransactionObserver] = []
        var transactions: [SKPaymentTransaction] = []
    }
    private let lock = NSLock()
    private var state = State()

    override init() {}

    /// The device's queue.
    open class func `default`() -> SKPaymentQueue { Device.current.value { SKPaymentQueue() } }
    /// Returns a Boolean value that indicates whether the user may buy things.
    open class func canMakePayments() -> Bool { true }

    /// The transactions, which indicate what is not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { state.transactions } }
    /// The transaction observers: those who follow.
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { state.observers } }

    /// Adds a person who follows.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock {
            if !state.observers.contains(where: { $0 === observer }) { state.observers.append(observer) }
        }
    }
    /// Takes a person away who follows.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { state.observers.removeAll { $0 === observer } }
    }

    /// Buys something. Those who follow hear that it is being bought, and then the outcome.
    open func add(_ payment: SKPayment) {
        report([SKPaymentTransaction(payment, .purchasing)])
        let product = try? StoreConfiguration.current().products.first { $0.id == payment.productIdentifier }
        let outcome: SKPaymentTransaction
        if let product, DeviceState.current.confirmsPurchases {
            let bought = Purchases.current.add(product, quantity: payment.quantity)
            outcome = SKPaymentTransaction(payment, .purchased, bought: bought)
        } else {
            let error = SKError(product == nil ? .storeProductNotAvailable : .paymentCancelled)
            outcome = SKPaymentTransaction(payment, .failed, error: error)
        }
        lock.withLock { state.transactions.append(outcome) }
        report([outcome])
    }

    /// Finishes something.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        if let id = transaction.transactionIdentifier.flatMap(UInt64.init) { Purchases.current.finish(id) }
        lock.withLock { state.transactions.removeAll { $0 === transaction } }
        for observer in transactionObservers { observer.paymentQueue(self, removedTransactions: [transaction]) }
    }

    /// Gives what the user has again.
    open func restoreCompletedTransactions() {
        let restored = Purchases.current.entitlements.map { bought in
            let payment = SKPayment((bought.productID, bought.purchasedQuantity, nil, false))
            let original = SKPaymentTransaction(payment, .purchased, bought: bought)
            return SKPaymentTransaction(payment, .restored, bought: bought, original: original)
        }
        lock.withLock { state.transactions += restored }
        if !restored.isEmpty { report(restored) }
        for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
    /// Gives what the user has again. The name has no effect.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    /// Lets the user enter a code. In Perch, this method has no effect, because there is no store.
    open func presentCodeRedemptionSheet() {
        inert("SKPaymentQueue.presentCodeRedemptionSheet()", "there is no store")
    }

    private func report(_ transactions: [SKPaymentTransaction]) {
        for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: transactions) }
    }
}

/// A type that describes why the store did not do something, as before iOS 15.
public struct SKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid = 1
        case paymentCancelled = 2
        case paymentInvalid = 3
        case paymentNotAllowed = 4
        case storeProductNotAvailable = 5
        case cloudServicePermissionDenied = 6
        case cloudServiceNetworkConnectionFailed = 7
        case cloudServiceRevoked = 8
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = SKErrorDomain
    public var errorCode: Int { code.rawValue }

    public static let unknown = Code.unknown
    public static let clientInvalid = Code.clientInvalid
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

/// The domain of `SKError`.
public let SKErrorDomain = "SKErrorDomain"

extension SKError.Code {
    /// Lets `catch SKError.paymentCancelled` match.
    public static func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
