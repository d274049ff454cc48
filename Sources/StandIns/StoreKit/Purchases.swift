import Foundation
import Locking
import PerchStandIns

/// What was bought on a device.
final class Purchases: Sendable {
    private struct State {
        var all: [Transaction] = []
        var open: Set<UInt64> = []
        var followers: [UUID: AsyncStream<Transaction>.Continuation] = [:]
    }

    private let state = Locked(State())

    static var current: Purchases { Device.current.value { Purchases() } }

    var all: [Transaction] { state.withLock { $0.all } }
    var unfinished: [Transaction] { state.withLock { state in state.all.filter { state.open.contains($0.id) } } }

    /// What is used up is no possession, and what has expired or was taken back is none any more.
    var entitlements: [Transaction] {
        let now = Date()
        return all.filter {
            $0.productType != .consumable && $0.revocationDate == nil && ($0.expirationDate.map { $0 > now } ?? true)
        }
    }

    /// What is bought, and what is taken back, from now on.
    var changes: AsyncStream<Transaction> {
        let (stream, continuation) = AsyncStream.makeStream(of: Transaction.self)
        let id = UUID()
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.followers.removeValue(forKey: id) }
        }
        state.withLock { $0.followers[id] = continuation }
        return stream
    }

    func add(_ product: Product, quantity: Int = 1, account: UUID? = nil) -> Transaction {
        let now = Date()
        let end = product.subscription?.subscriptionPeriod.dateRange(referenceDate: now).upperBound
        let configuration = try? StoreConfiguration.current()
        let storefront = configuration?.storefront ?? Storefront(countryCode: "USA", currency: Locale.Currency("USD"))
        let (transaction, followers) = state.withLock { state in
            let isNew = !state.all.contains { $0.productType == .autoRenewable }
            let offer = product.subscription?.introductoryOffer.flatMap { isNew ? $0 : nil }
            let transaction = Transaction(
                id: UInt64(state.all.count + 1), productID: product.id, productType: product.type, purchaseDate: now,
                expirationDate: end,
                offer: offer.map {
                    Transaction.Offer(id: nil, type: .introductory, paymentMode: $0.paymentMode, period: $0.period)
                },
                purchasedQuantity: quantity, appAccountToken: account,
                subscriptionGroupID: product.subscription?.subscriptionGroupID,
                price: (offer?.price ?? product.price) * Decimal(quantity), currency: storefront.currency,
                storefront: storefront)
            state.all.append(transaction)
            state.open.insert(transaction.id)
            return (transaction, Array(state.followers.values))
        }
        for follower in followers { follower.yield(transaction) }
        return transaction
    }

    /// Whether no subscription was bought.
    var isNew: Bool { !all.contains { $0.productType == .autoRenewable } }

    func finish(_ id: UInt64) { state.withLock { _ = $0.open.remove(id) } }

    /// Takes back what was bought.
    func revoke(_ id: UInt64) {
        let (revoked, followers) = state.withLock { state -> (Transaction?, [AsyncStream<Transaction>.Continuation]) in
            guard let index = state.all.firstIndex(where: { $0.id == id }) else { return (nil, []) }
            state.all[index].revocationDate = Date()
            state.all[index].revocationReason = .other
            return (state.all[index], Array(state.followers.values))
        }
        guard let revoked else { return }
        for follower in followers { follower.yield(revoked) }
    }

    /// The state of the subscription of a group that was bought last.
    func status(ofGroup group: String) -> Product.SubscriptionInfo.Status? {
        let all = all.filter { $0.subscriptionGroupID == group }
        guard let last = all.last else { return nil }
        let now = Date()
        let hasEnded = last.expirationDate.map { $0 <= now } ?? false
        return Product.SubscriptionInfo.Status(
            state: last.revocationDate != nil ? .revoked : hasEnded ? .expired : .subscribed,
            transaction: .verified(last),
            renewalInfo: .verified(
                Product.SubscriptionInfo.RenewalInfo(
                    originalTransactionID: last.originalID, currentProductID: last.productID, willAutoRenew: false,
                    autoRenewPreference: nil, expirationReason: hasEnded ? .autoRenewDisabled : nil, renewalDate: nil,
                    recentSubscriptionStartDate: last.purchaseDate, renewalPrice: nil, currency: last.currency,
                    signedDate: now)))
    }
}
