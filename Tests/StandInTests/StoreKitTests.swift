import Foundation
import PerchStandIns
import PerchTesting
import StoreKit
import SwiftUI
import Testing

private let configuration = """
    {
      "identifier": "A1", "version": {"major": 4, "minor": 0}, "settings": {"_locale": "en_US"},
      "products": [
        {"displayPrice": "4.99", "familyShareable": true, "internalID": "1", "productID": "seeds", "type": "Consumable",
         "referenceName": "Seeds", "localizations": [{"displayName": "A bag of seeds", "description": "Ten kinds", "locale": "en_US"}]},
        {"displayPrice": "9.99", "internalID": "2", "productID": "pro", "type": "NonConsumable", "referenceName": "Pro", "localizations": []}
      ],
      "subscriptionGroups": [
        {"id": "G1", "name": "Garden", "localizations": [], "subscriptions": [
          {"displayPrice": "1.99", "internalID": "3", "productID": "monthly", "type": "RecurringSubscription", "groupNumber": 1,
           "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly", "localizations": [],
           "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "internalID": "4"}},
          {"displayPrice": "19.99", "internalID": "5", "productID": "yearly", "type": "RecurringSubscription", "groupNumber": 2,
           "recurringSubscriptionPeriod": "P1Y", "referenceName": "Yearly", "localizations": []}]}
      ]
    }
    """

@MainActor @Suite struct StoreKitTests {
    /// There are no messages, so what is tested is that a function that does not wait can show one.
    @Test func aMessageIsShownWithoutWaiting() {
        let show: @MainActor (Message) throws -> Void = EnvironmentValues().displayStoreKitMessage.callAsFunction
        withExtendedLifetime(show) {}
    }

    private func store(_ change: (inout DeviceState) -> Void = { _ in }) throws -> DeviceState {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).storekit")
        try Data(configuration.utf8).write(to: file)
        var device = DeviceState()
        device.storeKitConfiguration = file
        change(&device)
        return device
    }

    @Test func productsComeFromTheFile() async throws {
        try await store().perform {
            let products = try await Product.products(for: ["pro", "seeds", "monthly", "unknown"])
            #expect(products.map(\.id) == ["seeds", "pro", "monthly"])
            #expect(products[0].displayName == "A bag of seeds" && products[0].description == "Ten kinds")
            #expect(products[0].price == Decimal(string: "4.99") && products[0].displayPrice == "$4.99")
            #expect(products[0].type == .consumable && products[0].isFamilyShareable)
            #expect(products[1].displayName == "Pro" && products[1].subscription == nil)
            #expect(products[2].subscription?.subscriptionPeriod == .monthly)
            #expect(products[2].subscription?.introductoryOffer?.paymentMode == .freeTrial)
            #expect(products[2].subscription?.introductoryOffer?.period == .weekly)
        }
    }

    @Test func buyingNeedsAPersonWhoConfirms() async throws {
        try await store().perform {
            let product = try #require(try await Product.products(for: ["pro"]).first)
            guard case .userCancelled = try await product.purchase() else { return #expect(Bool(false)) }
            #expect(await product.currentEntitlement == nil)
        }
        try await store({ $0.confirmsPurchases = true }).perform {
            let products = try await Product.products(for: ["pro", "seeds"])
            for product in products {
                guard case .success(.verified(let transaction)) = try await product.purchase() else {
                    return #expect(Bool(false))
                }
                #expect(transaction.productID == product.id)
                if product.id == "pro" { await transaction.finish() }
            }
            var owned: [String] = []
            for await result in Transaction.currentEntitlements { owned.append(try result.payloadValue.productID) }
            // What is used up is no possession.
            #expect(owned == ["pro"])
            var open: [String] = []
            for await result in Transaction.unfinished { open.append(result.unsafePayloadValue.productID) }
            #expect(open == ["seeds"])
        }
    }

    @Test func theFirstSubscriptionHasItsOffer() async throws {
        try await store({ $0.confirmsPurchases = true }).perform {
            let monthly = try #require(try await Product.products(for: ["monthly"]).first)
            #expect(await monthly.subscription?.isEligibleForIntroOffer == true)
            guard case .success(.verified(let first)) = try await monthly.purchase(),
                case .success(.verified(let second)) = try await monthly.purchase()
            else { return #expect(Bool(false)) }
            #expect(first.offer?.type == .introductory && first.offer?.paymentMode == .freeTrial)
            #expect(first.offer?.period == .weekly && second.offer == nil)
            #expect(await monthly.subscription?.isEligibleForIntroOffer == false)
        }
    }

    @Test func viewsOfTheStoreShowAndBuy() throws {
        try store({ $0.confirmsPurchases = true }).perform {
            let screen = try RenderedView(ProductView(id: "pro").frame(width: 340))
            screen.advance(by: .milliseconds(100))
            screen.buttons["$9.99"].tap()
            screen.advance(by: .milliseconds(100))
            #expect(screen.buttons["Purchased"].exists)
        }
    }

    @Test func subscriptionsAreDrawn() throws {
        try store().perform {
            let view = SubscriptionStoreView(groupID: "G1") { Text("Garden Club").font(.largeTitle) }
            let screen = try RenderedView(view.frame(width: 360, height: 400))
            screen.advance(by: .milliseconds(100))
            #expect(screen.allElements.containing(text: "$19.99/year").count > 0)
            assertSnapshot(of: screen, named: "group")
        }
    }

    @Test func withoutAFileThereAreNoProducts() async throws {
        try await DeviceState().perform {
            let products = try await Product.products(for: ["pro"])
            #expect(products.isEmpty)
        }
    }

    @Test func whatIsNoConfigurationIsAnError() async throws {
        var device = try store()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).storekit")
        try Data("{".utf8).write(to: file)
        device.storeKitConfiguration = file
        await device.perform {
            let error = await #expect(throws: StoreKitError.self) { try await Product.products(for: ["pro"]) }
            #expect(error != nil)
        }
    }
}
