import Foundation
import PerchStandIns
import SwiftUI
import UIKit

/// A message from the store to the user. Perch has no store, so there are no messages.
public struct Message: Hashable, Sendable {
    /// The reason for a message.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)

        /// The reason in words. The words are English.
        public var localizedDescription: String {
            switch self {
            case .generic: "Generic"
            case .priceIncreaseConsent: "Price Increase Consent"
            case .billingIssue: "Billing Issue"
            case .winBackOffer: "Win-Back Offer"
            default: "Unknown"
            }
        }
    }

    /// The reason for the message.
    public let reason: Reason

    /// A sequence of messages.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        let stream: AsyncStream<Message>
        public func makeAsyncIterator() -> AsyncStream<Message>.Iterator { stream.makeAsyncIterator() }
    }

    /// The messages as they arrive. In Perch, there are none.
    public static var messages: Messages { Messages(stream: AsyncStream { _ in }) }

    /// Displays the message. In Perch, this method has no effect, because there is no store.
    @MainActor public func display(in scene: UIWindowScene) throws {
        inert("Message.display(in:)", "there is no store")
    }
}

/// A type that shows a message of the store. There is no store.
@MainActor public struct DisplayMessageAction: Sendable {
    nonisolated init() {}

    /// Displays a message. In Perch, this method has no effect.
    public func callAsFunction(_ message: Message) throws {
        inert("DisplayMessageAction", "there is no store")
    }
}

extension EnvironmentValues {
    /// Shows a message of the store.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    /// An action that purchases a product.
    public var purchase: PurchaseAction { PurchaseAction() }
}

/// An action that purchases a product, as ``Product/purchase(options:)`` does.
@MainActor public struct PurchaseAction: Sendable {
    nonisolated init() {}

    /// Purchases a product.
    @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}
