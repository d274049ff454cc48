import PerchStandIns
import SwiftUI

/// What the views of the store do around a purchase.
struct PurchaseActions {
    var start: (@MainActor (Product) async -> Void)?
    var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    var options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?

    /// Buys a product.
    @MainActor func buy(_ product: Product) async {
        await start?(product)
        do {
            let result = try await product.purchase(options: await options?(product) ?? [])
            await completion?(product, .success(result))
        } catch {
            await completion?(product, .failure(error))
        }
    }
}

extension EnvironmentValues {
    @Entry var _purchaseActions: PurchaseActions = PurchaseActions()
}

extension View {
    /// Calls an action when a store view begins a purchase.
    public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View {
        transformEnvironment(\._purchaseActions) { $0.start = action }
    }
    /// Calls an action when a store view has completed a purchase, or the purchase has failed.
    public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View {
        transformEnvironment(\._purchaseActions) { $0.completion = action }
    }
    /// Sets the options for purchases of store views. Nil for none.
    public func inAppPurchaseOptions(
        _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View {
        transformEnvironment(\._purchaseActions) { $0.options = options }
    }
    /// Presents the subscriptions of the user. Perch has no store, so a page says so.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { Text(verbatim: "Subscriptions").font(.headline).padding() }
    }
    /// Presents the subscriptions of the user in a group. Perch has no store, so a page says so.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        manageSubscriptionsSheet(isPresented: isPresented)
    }
    /// Presents a sheet that requests a refund.
    ///
    /// Nothing is shown. The device's state says whether the person confirms; the action receives the outcome.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onDismiss?(Transaction.refund(transactionID))
        }
    }
    /// Lets the user enter a code. Perch has no store, so the action receives the error that the user canceled.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onCompletion(.failure(StoreKitError.userCancelled))
        }
    }
}
