import Foundation
import PerchStandIns
import PerchTesting
import StoreKit
import SwiftUI
import Testing

@MainActor @Suite struct SubscriptionStatusTests {
    @Test func aSubscriptionHasAState() async throws {
        try await storeFixture({ $0.confirmsPurchases = true }).perform {
            let monthly = try #require(try await Product.products(for: ["monthly"]).first)
            #expect(try await monthly.subscription?.status.isEmpty == true)
            #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G1"))
            var updates = Product.SubscriptionInfo.Status.updates.makeAsyncIterator()
            let token = UUID()
            try await monthly.purchase(options: [.appAccountToken(token), .quantity(2)])
            let update = try #require(await updates.next())
            #expect(update.state == .subscribed)

            let status = try #require(try await monthly.subscription?.status.first)
            let transaction = try status.transaction.payloadValue
            #expect(transaction.appAccountToken == token && transaction.purchasedQuantity == 2)
            #expect(transaction.subscriptionGroupID == "G1" && transaction.webOrderLineItemID == "1")
            #expect(transaction.price == Decimal(string: "3.98") && transaction.currency?.identifier == "EUR")
            #expect(transaction.environment == .xcode && transaction.ownershipType == .purchased)
            #expect(transaction.reason == .purchase && transaction.storefront.countryCode == "DEU")
            let record = try JSONSerialization.jsonObject(with: transaction.jsonRepresentation) as? [String: Any]
            #expect(record?["productId"] as? String == "monthly")
            #expect(status.transaction.jwsRepresentation.split(separator: ".").count == 2)
            let renewal = try status.renewalInfo.payloadValue
            #expect(!renewal.willAutoRenew && renewal.currentProductID == "monthly" && !renewal.isInBillingRetry)
            #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G1"))
            await #expect(throws: Product.PurchaseError.invalidQuantity) {
                try await monthly.purchase(options: [.quantity(0)])
            }
        }
    }

    @Test func periodsAreWritten() async throws {
        try await storeFixture().perform {
            let products = try await Product.products(for: ["monthly", "yearly"])
            let period = try #require(products.first?.subscription?.subscriptionPeriod)
            #expect(period.unit.localizedDescription == "Month" && period.unit.formatted() == "month")
            #expect(period.formatted(products[0].subscriptionPeriodFormatStyle) == "1 month")
            #expect(period.unit.formatted(products[0].subscriptionPeriodUnitFormatStyle) == "month")
            let start = Date(timeIntervalSince1970: 0)
            #expect(period.dateRange(referenceDate: start).upperBound > start + 27 * 86400)
            let storefront = try #require(await Storefront.current)
            #expect(storefront.countryCode == "DEU" && storefront.id == "143443")
            #expect(try await AppTransaction.shared.payloadValue.environment == .xcode)
            #expect(AppStore.deviceVerificationID == AppStore.deviceVerificationID)
            #expect(await AppStore.ageRatingCode == nil)
        }
    }

    @Test func moneyIsGivenBackOnce() throws {
        try storeFixture({ $0.confirmsPurchases = true }).perform {
            var outcomes: [Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>] =
                []
            let screen = try RenderedView(StoreFixtureView { outcomes.append($0) })
            screen.advance(by: .milliseconds(100))
            #expect(screen.staticTexts["nothing"].exists)
            screen.buttons["9,99\u{a0}€"].tap()
            screen.advance(by: .milliseconds(100))
            #expect(screen.staticTexts["pro"].exists)
            screen.buttons["Refund"].tap()
            screen.advance(by: .milliseconds(100))
            screen.buttons["Refund"].tap()
            screen.advance(by: .milliseconds(100))
            #expect(outcomes == [.success(.success), .failure(.duplicateRequest)])
            #expect(screen.staticTexts["nothing"].exists)
        }
    }

    @Test func theFirstStoreKitBuys() throws {
        try storeFixture({ $0.confirmsPurchases = true }).perform {
            let shop = Shop()
            let request = SKProductsRequest(productIdentifiers: ["pro", "none"])
            request.delegate = shop
            request.start()
            #expect(shop.missing == ["none"])
            let product = try #require(shop.products.first)
            #expect(product.localizedTitle == "Pro" && product.price == NSDecimalNumber(string: "9.99"))
            SKPaymentQueue.default().add(shop)
            SKPaymentQueue.default().add(SKPayment(product: product))
            SKPaymentQueue.default().restoreCompletedTransactions()
            #expect(shop.states == [.purchasing, .purchased, .restored] && shop.removed == 2)
            #expect(SKPaymentQueue.default().transactions.isEmpty)
        }
        try storeFixture().perform {
            let shop = Shop()
            SKPaymentQueue.default().add(shop)
            let payment = SKMutablePayment()
            payment.productIdentifier = "pro"
            SKPaymentQueue.default().add(payment)
            #expect(shop.states == [.purchasing, .failed])
            #expect(shop.error == .paymentCancelled)
        }
    }
}

/// Shows what the person has, and asks for the money back.
private struct StoreFixtureView: View {
    let dismissed:
        @MainActor (Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void
    @State private var owned = ""
    @State private var refunds = false

    var body: some View {
        VStack {
            Text(owned)
            Button("Refund") { refunds = true }
            ProductView(id: "pro").productViewStyle(.compact)
        }
        .refundRequestSheet(for: 1, isPresented: $refunds, onDismiss: dismissed)
        .currentEntitlementTask(for: "pro") { state in
            owned = state.map { (try? $0?.payloadValue.productID) ?? "nothing" }.value ?? "loading"
        }
        .frame(width: 340)
    }
}

private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var products: [SKProduct] = []
    var missing: [String] = []
    var states: [SKPaymentTransactionState] = []
    var error: SKError.Code?
    var removed = 0

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products
        missing = response.invalidProductIdentifiers
    }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            states.append(transaction.transactionState)
            error = (transaction.error as? SKError)?.code ?? error
            if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
        }
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        removed += transactions.count
    }
}
