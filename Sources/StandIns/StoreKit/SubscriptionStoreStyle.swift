import PerchStandIns
import SwiftUI

/// A type that describes how a group's subscriptions are offered.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {
    /// The view that offers them.
    associatedtype Body: View
    /// Returns the view that offers them.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The configuration of the style.
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
}

/// A type that describes what is offered.
@MainActor @preconcurrency public struct SubscriptionStoreControlStyleConfiguration {
    let products: [Product]
    let choice: Binding<String?>
    let settings: SubscriptionStoreSettings
    let buy: @MainActor (Product) -> Void

    /// The subscriptions.
    public var subscriptions: [Product] { products }
}

/// The system's way: one is chosen, and a button buys it.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SubscriptionPicker(configuration: configuration) }
}

/// One is chosen, and a button buys it.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SubscriptionPicker(configuration: configuration) }
}

/// One is chosen, which has an outline, and a button buys it.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true)
    }
}

/// One is chosen among narrow ones in a row, and a button buys it.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true, isCompact: true)
    }
}

/// Each has a button that buys it.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ForEach(configuration.products) { product in
            SubscribeButton(product: product, label: configuration.settings.label ?? .multiline.displayName) {
                configuration.buy(product)
            }
        }
    }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// The system's way.
    public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// One is chosen, and a button buys it.
    public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
    /// One is chosen on a page of those with the same period. All are on one page here.
    public static var pagedPicker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// One is chosen, which has an outline, and a button buys it.
    public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
    /// One is chosen on a page of those with the same period. All are on one page here.
    public static var pagedProminentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// One is chosen among narrow ones in a row, and a button buys it.
    public static var compactPicker: CompactPickerSubscriptionStoreControlStyle {
        CompactPickerSubscriptionStoreControlStyle()
    }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// Each has a button that buys it.
    public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}

/// A type that describes where the subscriptions are offered.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    let isAtBottom: Bool
    /// A subscription store control placement: as the system likes: at the bottom.
    public static let automatic = SubscriptionStoreControlPlacement(isAtBottom: true)
    /// A subscription store control placement: below what is scrolled.
    public static let bottomBar = SubscriptionStoreControlPlacement(isAtBottom: true)
    /// A subscription store control placement: at the end of what is scrolled.
    public static let scrollView = SubscriptionStoreControlPlacement(isAtBottom: false)
}

/// A type that describes what buttons that buy a subscription say.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    enum Text { case action, displayName, price, automatic }
    var text = Text.automatic
    var isMultiline = false

    /// A subscription store button label: as the system likes.
    public static let automatic = SubscriptionStoreButtonLabel()
    /// Texts in one line.
    public static let singleLine = SubscriptionStoreButtonLabel()
    /// Texts in two lines.
    public static let multiline = SubscriptionStoreButtonLabel(isMultiline: true)
    /// A subscription store button label: what the button does.
    public static let action = SubscriptionStoreButtonLabel(text: .action)
    /// The subscription's name.
    public static let displayName = SubscriptionStoreButtonLabel(text: .displayName)
    /// The price.
    public static let price = SubscriptionStoreButtonLabel(text: .price)

    /// The same in one line.
    public var singleLine: SubscriptionStoreButtonLabel { with { $0.isMultiline = false } }
    /// The same in two lines.
    public var multiline: SubscriptionStoreButtonLabel { with { $0.isMultiline = true } }
    /// The action: what the button does.
    public var action: SubscriptionStoreButtonLabel { with { $0.text = .action } }
    /// The subscription's name.
    public var displayName: SubscriptionStoreButtonLabel { with { $0.text = .displayName } }
    /// The price.
    public var price: SubscriptionStoreButtonLabel { with { $0.text = .price } }

    private func with(_ change: (inout SubscriptionStoreButtonLabel) -> Void) -> SubscriptionStoreButtonLabel {
        var label = self
        change(&label)
        return label
    }
}

/// A type that describes what is behind the subscriptions.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    let isGradient: Bool
    /// A subscription store control background: as the system likes: nothing.
    public static let automatic = SubscriptionStoreControlBackground(isGradient: false)
    /// A material that fades to the top.
    public static let gradientMaterial = SubscriptionStoreControlBackground(isGradient: true)
}

/// A place of a subscription store's background.
public struct SubscriptionStoreBackgroundPlacement: Hashable, Sendable {
    /// A subscription store background placement: behind the store.
    public static let subscriptionStore = SubscriptionStoreBackgroundPlacement()
    /// A subscription store background placement: behind all of the store.
    public static let subscriptionStoreFullHeight = SubscriptionStoreBackgroundPlacement()
    /// A subscription store background placement: behind what is above the subscriptions. It is behind the store here.
    public static let subscriptionStoreHeader = SubscriptionStoreBackgroundPlacement()
}

/// What the modifiers of subscription stores have set.
struct SubscriptionStoreSettings {
    var style: (@MainActor (SubscriptionStoreControlStyleConfiguration) -> AnyView)?
    var placement = SubscriptionStoreControlPlacement.automatic
    var label: SubscriptionStoreButtonLabel?
    var itemBackground: AnyShapeStyle?
    var itemShape: AnyShape?
    var controlBackground: AnyShapeStyle?
    var icon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)?
}

extension EnvironmentValues {
    @Entry var _subscriptionStore = SubscriptionStoreSettings()
}

struct SubscriptionStoreBackground: @unchecked Sendable, Equatable {
    // Unchecked because views are made and drawn on the main actor alone.
    let view: AnyView
    static func == (one: Self, other: Self) -> Bool { false }
}

enum SubscriptionStoreBackgroundKey: PreferenceKey {
    static var defaultValue: SubscriptionStoreBackground? { nil }
    static func reduce(value: inout SubscriptionStoreBackground?, nextValue: () -> SubscriptionStoreBackground?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets how subscriptions are offered.
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        transformEnvironment(\._subscriptionStore) { settings in
            settings.style = { AnyView(style.makeBody(configuration: $0)) }
        }
    }
    /// Sets how and where subscriptions are offered.
    public func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
    ) -> some View {
        subscriptionStoreControlStyle(style).transformEnvironment(\._subscriptionStore) { $0.placement = placement }
    }
    /// Sets what buttons that buy a subscription say.
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.label = label }
    }
    /// Sets what is behind each subscription that can be chosen.
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.itemBackground = AnyShapeStyle(style) }
    }
    /// Sets what is behind each subscription that can be chosen, in a shape.
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        transformEnvironment(\._subscriptionStore) {
            $0.itemBackground = AnyShapeStyle(style)
            $0.itemShape = AnyShape(shape)
        }
    }
    /// Sets what is behind each subscription that can be chosen, in a shape.
    public func subscriptionStorePickerItemBackground(in shape: some Shape) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.itemShape = AnyShape(shape) }
    }
    /// Sets what is behind the subscriptions.
    public func subscriptionStoreControlBackground(_ background: SubscriptionStoreControlBackground) -> some View {
        transformEnvironment(\._subscriptionStore) {
            $0.controlBackground = background.isGradient ? AnyShapeStyle(.regularMaterial) : nil
        }
    }
    /// Sets what is behind the subscriptions.
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.controlBackground = AnyShapeStyle(style) }
    }
    /// Returns an image for each subscription.
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.icon = { AnyView(icon($0, $1)) } }
    }
    /// Sets what is behind the store that the view is in.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: SubscriptionStoreBackgroundPlacement
    ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }
    /// Returns what is behind the store that the view is in.
    nonisolated public func containerBackground<V: View>(
        for container: SubscriptionStoreBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        preference(
            key: SubscriptionStoreBackgroundKey.self,
            value: SubscriptionStoreBackground(
                view: AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))))
    }
}
