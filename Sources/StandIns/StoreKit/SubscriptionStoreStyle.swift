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

/// The properties of subscriptions for a style.
@MainActor @preconcurrency public struct SubscriptionStoreControlStyleConfiguration {
    let products: [Product]
    let choice: Binding<String?>
    let settings: SubscriptionStoreSettings
    let buy: @MainActor (Product) -> Void

    /// The subscriptions.
    public var subscriptions: [Product] { products }
}

/// The default style, in which the user picks a subscription and purchases it with a button.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SubscriptionPicker(configuration: configuration) }
}

/// A style in which the user picks a subscription and purchases it with a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SubscriptionPicker(configuration: configuration) }
}

/// A style in which the user picks a subscription, which gets a border, and purchases it with a button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true)
    }
}

/// A style in which the user picks one of several narrow subscriptions in a row and purchases it with a button.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true, isCompact: true)
    }
}

/// A style in which each subscription has a button to purchase it.
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
    /// The default style.
    public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A style in which the user picks a subscription and purchases it with a button.
    public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
    /// A style in which the user picks a subscription from pages with the same period. In Perch, there is one page.
    public static var pagedPicker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A style in which the user picks a subscription, which gets a border, and purchases it with a button.
    public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
    /// A style in which the user picks a subscription from pages with the same period. In Perch, there is one page.
    public static var pagedProminentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// A style in which the user picks one of several narrow subscriptions in a row and purchases it with a button.
    public static var compactPicker: CompactPickerSubscriptionStoreControlStyle {
        CompactPickerSubscriptionStoreControlStyle()
    }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A style in which each subscription has a button to purchase it.
    public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}

/// The placement of the subscriptions.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    let isAtBottom: Bool
    /// The default placement, at the bottom.
    public static let automatic = SubscriptionStoreControlPlacement(isAtBottom: true)
    /// A placement below the scrolling content.
    public static let bottomBar = SubscriptionStoreControlPlacement(isAtBottom: true)
    /// A placement at the end of the scrolling content.
    public static let scrollView = SubscriptionStoreControlPlacement(isAtBottom: false)
}

/// The label of buttons that purchase a subscription.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    enum Text { case action, displayName, price, automatic }
    var text = Text.automatic
    var isMultiline = false

    /// The default label.
    public static let automatic = SubscriptionStoreButtonLabel()
    /// A label with one line.
    public static let singleLine = SubscriptionStoreButtonLabel()
    /// A label with two lines.
    public static let multiline = SubscriptionStoreButtonLabel(isMultiline: true)
    /// A label that describes the action.
    public static let action = SubscriptionStoreButtonLabel(text: .action)
    /// The subscription's name.
    public static let displayName = SubscriptionStoreButtonLabel(text: .displayName)
    /// The price.
    public static let price = SubscriptionStoreButtonLabel(text: .price)

    /// The same label with one line.
    public var singleLine: SubscriptionStoreButtonLabel { with { $0.isMultiline = false } }
    /// The same in two lines.
    public var multiline: SubscriptionStoreButtonLabel { with { $0.isMultiline = true } }
    /// The same label with the action.
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

/// The background of the subscriptions.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    let isGradient: Bool
    /// The default background, which is empty.
    public static let automatic = SubscriptionStoreControlBackground(isGradient: false)
    /// A material that fades to the top.
    public static let gradientMaterial = SubscriptionStoreControlBackground(isGradient: true)
}

/// The placement of the background of a subscription store.
public struct SubscriptionStoreBackgroundPlacement: Hashable, Sendable {
    /// A placement behind the store.
    public static let subscriptionStore = SubscriptionStoreBackgroundPlacement()
    /// A placement behind the whole store.
    public static let subscriptionStoreFullHeight = SubscriptionStoreBackgroundPlacement()
    /// A placement behind the header above the subscriptions. In Perch, it is behind the store.
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
    /// Sets the style and the placement of subscriptions.
    public func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
    ) -> some View {
        subscriptionStoreControlStyle(style).transformEnvironment(\._subscriptionStore) { $0.placement = placement }
    }
    /// Sets the label of buttons that purchase a subscription.
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.label = label }
    }
    /// Sets the background of each subscription that the user can pick.
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.itemBackground = AnyShapeStyle(style) }
    }
    /// Sets the background of each subscription that the user can pick, in a shape.
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        transformEnvironment(\._subscriptionStore) {
            $0.itemBackground = AnyShapeStyle(style)
            $0.itemShape = AnyShape(shape)
        }
    }
    /// Sets the background of each subscription that the user can pick, in a shape.
    public func subscriptionStorePickerItemBackground(in shape: some Shape) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.itemShape = AnyShape(shape) }
    }
    /// Sets the background of the subscriptions.
    public func subscriptionStoreControlBackground(_ background: SubscriptionStoreControlBackground) -> some View {
        transformEnvironment(\._subscriptionStore) {
            $0.controlBackground = background.isGradient ? AnyShapeStyle(.regularMaterial) : nil
        }
    }
    /// Sets the background of the subscriptions.
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.controlBackground = AnyShapeStyle(style) }
    }
    /// Adds an image for each subscription.
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View {
        transformEnvironment(\._subscriptionStore) { $0.icon = { AnyView(icon($0, $1)) } }
    }
    /// Sets the background of the store that contains the view.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: SubscriptionStoreBackgroundPlacement
    ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }
    /// Sets the background of the store that contains the view.
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
