import PerchStandIns
import PerchTesting
import StoreKit
import SwiftUI
import Testing

@MainActor @Suite struct StoreViewTests {
    @Test func stylesOfProductsAreDrawn() throws {
        try storeFixture().perform {
            let view = VStack(spacing: 16) {
                ProductView(id: "pro") { Image(systemName: "leaf").resizable().scaledToFit() }.productViewStyle(.large)
                ProductView(id: "seeds") { Image(systemName: "leaf").resizable().scaledToFit() }
                    .productViewStyle(.compact).productDescription(.hidden)
                ProductView(id: "pro").productViewStyle(.regular)
            }
            let screen = try RenderedView(view.padding().frame(width: 360))
            screen.advance(by: .milliseconds(100))
            assertSnapshot(of: screen, named: "styles")
        }
    }

    @Test func aStyleOfTheProgram() throws {
        try storeFixture({ $0.confirmsPurchases = true }).perform {
            var started: [String] = []
            var options = 0
            let view = ProductView(id: "pro").productViewStyle(PlainStyle())
                .onInAppPurchaseStart { started.append($0.id) }
                .inAppPurchaseOptions { _ in
                    options += 1
                    return [.quantity(1)]
                }
            let screen = try RenderedView(view.frame(width: 300))
            screen.advance(by: .milliseconds(100))
            screen.buttons["Buy Pro"].tap()
            screen.advance(by: .milliseconds(100))
            #expect(screen.staticTexts["Yours"].exists)
            #expect(started == ["pro"] && options == 1)
        }
    }

    @Test func subscriptionsAreOfferedInTheirStyles() throws {
        try storeFixture().perform {
            var signs = 0
            let view = SubscriptionStoreView(groupID: "G1") {
                Text("Garden").containerBackground(.mint, for: .subscriptionStore)
            }
            .subscriptionStoreControlStyle(.prominentPicker)
            .subscriptionStoreButtonLabel(.multiline.price)
            .subscriptionStorePickerItemBackground(.white, in: .rect(cornerRadius: 4))
            .storeButton(.visible, for: .restorePurchases, .policies, .cancellation)
            .storeButton(.hidden, for: .redeemCode)
            .subscriptionStoreSignInAction { signs += 1 }
            .subscriptionStorePolicyForegroundStyle(.blue)
            .subscriptionStorePolicyDestination(for: .termsOfService) { Text("Terms") }
            let screen = try RenderedView(view.frame(width: 360, height: 560))
            screen.advance(by: .milliseconds(100))
            #expect(screen.buttons["Restore Purchases"].exists && screen.buttons["Privacy Policy"].exists)
            #expect(!screen.buttons["Redeem Code"].exists)
            screen.buttons["Already subscribed? Sign In"].tap()
            #expect(signs == 1)
            screen.advance(by: .seconds(1))
            assertSnapshot(of: screen, named: "prominent")
            screen.buttons["Terms of Service"].tap()
            screen.advance(by: .seconds(1))
            #expect(screen.staticTexts["Terms"].exists)
        }
    }

    @Test func onlyHigherLevelsAreUpgrades() throws {
        try storeFixture({ $0.confirmsPurchases = true }).perform {
            let store = SubscriptionStoreView(groupID: "G1", visibleRelationships: .upgrade)
                .subscriptionStoreControlStyle(.buttons)
            let first = try RenderedView(store.frame(width: 360, height: 400))
            first.advance(by: .milliseconds(100))
            #expect(first.buttons.containing(text: "Yearly").count == 1)
            let monthly = first.buttons.containing(text: "Monthly")
            #expect(monthly.count == 1)
            monthly.firstMatch.tap()
            first.advance(by: .milliseconds(100))
            let second = try RenderedView(store.frame(width: 360, height: 400))
            second.advance(by: .milliseconds(100))
            #expect(second.buttons.containing(text: "Yearly").count == 1)
            #expect(second.buttons.containing(text: "Monthly").count == 0)
        }
    }

    @Test func statesAreMapped() async {
        let state = EntitlementTaskState.success(2)
        #expect(state.map { $0 + 1 }.value == 3)
        let number = await state.map { @Sendable value async in
            await Task.yield()
            return value * 2
        }
        #expect(number.value == 4)
        #expect(EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
    }

    @Test func tasksGiveStates() throws {
        try storeFixture({ $0.confirmsPurchases = true }).perform {
            var one: [String] = []
            var many: [String] = []
            var states: [Int] = []
            let view = ProductView(id: "yearly")
                .storeProductTask(for: "none") { state in
                    switch state {
                    case .loading: one.append("loading")
                    case .unavailable: one.append("unavailable")
                    case .success, .failure: one.append("other")
                    }
                }
                .storeProductsTask(for: ["pro", "none"]) { state in
                    if case .success(let products, let missing) = state { many = products.map(\.id) + missing }
                }
                .subscriptionStatusTask(for: "G1") { state in states.append(state.value?.count ?? -1) }
            let screen = try RenderedView(view.frame(width: 340))
            screen.advance(by: .milliseconds(100))
            screen.buttons["19,99\u{a0}€"].tap()
            screen.advance(by: .milliseconds(100))
            #expect(one == ["loading", "unavailable"] && many == ["pro", "none"])
            #expect(states == [-1, 0, 1])
        }
    }
}

private struct PlainStyle: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        switch configuration.state {
        case .success(let product):
            if configuration.hasCurrentEntitlement {
                Text("Yours")
            } else {
                Button("Buy \(product.displayName)") { configuration.purchase() }
            }
        default: ProgressView()
        }
    }
}
