import PerchStandIns
import SwiftUI

/// A button of the store's views.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    /// A button that closes the store.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// A button that restores purchases.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// A button that redeems a code.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// A button that signs in existing subscribers.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// Shows the terms and how data are used.
    public static let policies = StoreButtonKind(name: "policies")
}

/// A text about the terms of a subscription.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    let title: String
    /// The terms.
    public static let termsOfService = SubscriptionStorePolicyKind(title: "Terms of Service")
    /// The privacy policy.
    public static let privacyPolicy = SubscriptionStorePolicyKind(title: "Privacy Policy")
}

/// What the modifiers of the store's views have set.
struct StoreButtonSettings: Sendable {
    enum Destination: @unchecked Sendable {
        // Unchecked because views are made and drawn on the main actor alone.
        case address(URL), view(AnyView)
    }

    var visibility: [StoreButtonKind: Visibility] = [:]
    var signIn: (@MainActor () -> Void)?
    var policies: [SubscriptionStorePolicyKind: Destination] = [:]
    var policyStyle: AnyShapeStyle?

    /// Whether a button is shown. Without a word, that is where it does something.
    func shows(_ kind: StoreButtonKind) -> Bool {
        switch visibility[kind] ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic:
            switch kind {
            case .signIn: signIn != nil
            case .policies: !policies.isEmpty
            default: false
            }
        }
    }
}

extension EnvironmentValues {
    @Entry var _storeButtons = StoreButtonSettings()
}

extension View {
    /// Sets the visibility of some kinds of buttons in store views.
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        transformEnvironment(\._storeButtons) { settings in
            for kind in buttonKinds { settings.visibility[kind] = visibility }
        }
    }
    /// Sets the visibility of some kinds of buttons in store views.
    public func storeButton(
        _ visibility: Visibility, for buttonKinds: some Collection<StoreButtonKind>
    ) -> some View {
        transformEnvironment(\._storeButtons) { settings in
            for kind in buttonKinds { settings.visibility[kind] = visibility }
        }
    }
    /// Sets the action for existing subscribers who sign in. Without an action, there is no button.
    public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
        transformEnvironment(\._storeButtons) { $0.signIn = action }
    }
    /// Sets the address of the terms, or of how data are used.
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        transformEnvironment(\._storeButtons) { $0.policies[button] = .address(url) }
    }
    /// Sets the view of the terms, or of how data are used.
    public func subscriptionStorePolicyDestination<Destination: View>(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
    ) -> some View {
        let view = AnyView(destination())
        return transformEnvironment(\._storeButtons) { $0.policies[button] = .view(view) }
    }
    /// Sets the color of the buttons for the terms.
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\._storeButtons) { $0.policyStyle = AnyShapeStyle(style) }
    }
    /// Sets the colors of the buttons for the policies. Perch ignores the second style, which colors the text between
    /// them.
    public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { subscriptionStorePolicyForegroundStyle(primary) }
}

/// The buttons below a store.
struct StoreButtons: View {
    let buttons: StoreButtonSettings
    @State private var shown: SubscriptionStorePolicyKind?
    @State private var redeems = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 12) {
            if buttons.shows(.signIn) { Button("Already subscribed? Sign In") { buttons.signIn?() } }
            if buttons.shows(.restorePurchases) {
                Button("Restore Purchases") { Task { try await AppStore.sync() } }
            }
            if buttons.shows(.redeemCode) {
                Button("Redeem Code") { redeems = true }.offerCodeRedemption(isPresented: $redeems)
            }
            if buttons.shows(.policies) {
                HStack(spacing: 16) {
                    policy(.termsOfService)
                    policy(.privacyPolicy)
                }
                .foregroundStyle(buttons.policyStyle ?? AnyShapeStyle(.secondary))
            }
        }
        .font(.footnote)
        .sheet(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })) {
            if let shown, case .view(let view) = buttons.policies[shown] { view }
        }
    }

    private func policy(_ kind: SubscriptionStorePolicyKind) -> some View {
        Button {
            switch buttons.policies[kind] {
            case .address(let url): openURL(url)
            case .view: shown = kind
            case nil: inert("The store's button \(kind.title)", "it has no destination")
            }
        } label: {
            Text(verbatim: kind.title).underline()
        }
        .buttonStyle(.plain)
    }
}
