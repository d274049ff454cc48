import SwiftUI

extension Product {
    /// Constants that describe how far the store is with a product.
    public enum TaskState: Sendable {
        /// A state in which the product is being requested.
        case loading
        /// A state in which the product does not exist.
        case unavailable
        /// A state in which the request failed.
        case failure(any Error)
        /// A state in which the product is available.
        case success(Product)

        /// The product, if it is available.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// Constants that describe how far the store is with several products.
    public enum CollectionTaskState: Sendable {
        /// A state in which the products are being requested.
        case loading
        /// A state in which the request failed.
        case failure(any Error)
        /// A state in which the products are available, except for those that do not exist.
        case success([Product], unavailable: [Product.ID])

        /// The products, if they are available.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
        /// The names of products that there are not.
        public var unavailableProductIDs: [Product.ID]? {
            if case .success(_, let missing) = self { missing } else { nil }
        }
    }
}

/// Constants that describe the state of a request for an entitlement.
public enum EntitlementTaskState<Value> {
    /// A state in which the entitlement is being requested.
    case loading
    /// A state in which the request failed.
    case failure(any Error)
    /// A state in which the entitlement is known.
    case success(Value)

    /// The entitlement of the user, if it is known.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    /// Returns the state with another value.
    public func map<New>(_ transform: (Value) throws -> New) rethrows -> EntitlementTaskState<New> {
        try flatMap { .success(try transform($0)) }
    }
    /// Returns the state that a closure creates from the value.
    public func flatMap<New>(
        _ transform: (Value) throws -> EntitlementTaskState<New>
    ) rethrows -> EntitlementTaskState<New> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension EntitlementTaskState where Value: Sendable {
    /// Returns the state with the value that an asynchronous closure creates.
    public func map<New: Sendable>(
        _ transform: @Sendable (Value) async throws -> New
    ) async rethrows -> EntitlementTaskState<New> {
        try await flatMap { .success(try await transform($0)) }
    }
    /// Returns the state that an asynchronous closure creates from the value.
    public func flatMap<New: Sendable>(
        _ transform: @Sendable (Value) async throws -> EntitlementTaskState<New>
    ) async rethrows -> EntitlementTaskState<New> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
    /// Requests a product while the view exists. The action receives each state.
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            do {
                let product = try await Product.products(for: [id]).first
                await action(product.map { .success($0) } ?? .unavailable)
            } catch {
                await action(.failure(error))
            }
        }
    }

    /// Requests products while the view exists. The action receives each state.
    public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: Array(ids), priority: priority) {
            await action(.loading)
            do {
                let products = try await Product.products(for: ids)
                let found = Set(products.map(\.id))
                await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
            } catch {
                await action(.failure(error))
            }
        }
    }

    /// Tracks the entitlement to a product while the view exists. The action receives each state.
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            let changes = Purchases.current.changes
            await action(.success(await Transaction.currentEntitlement(for: productID)))
            for await changed in changes where changed.productID == productID {
                await action(.success(await Transaction.currentEntitlement(for: productID)))
            }
        }
    }

    /// Tracks the states of a group's subscriptions while the view exists. The action receives each state.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            let changes = Purchases.current.changes
            do {
                await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
                for await changed in changes where changed.subscriptionGroupID == groupID {
                    await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
                }
            } catch {
                await action(.failure(error))
            }
        }
    }
}
