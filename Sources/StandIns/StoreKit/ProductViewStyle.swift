import SwiftUI

/// A type that determines the appearance of products.
@MainActor @preconcurrency public protocol ProductViewStyle {
    /// The view of a product.
    associatedtype Body: View
    /// Returns the view of a product.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The configuration of the style.
    typealias Configuration = ProductViewStyleConfiguration
}

/// The properties of a product for a style.
@MainActor @preconcurrency public struct ProductViewStyleConfiguration {
    /// The image of a product.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The state of the request for the product.
    public let state: Product.TaskState
    /// The image.
    public let icon: Icon
    /// The visibility of the description.
    public let descriptionVisibility: Visibility
    /// A Boolean value that indicates whether the user has it.
    public let hasCurrentEntitlement: Bool
    let buy: @MainActor () -> Void

    /// The product, if it is available.
    public var product: Product? { state.product }
    /// Purchases the product.
    public func purchase() { buy() }
}

/// The default style of products, which is the regular style.
public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration: configuration) }
}

/// A style with the image, texts, and price in a row.
public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration: configuration) }
}

/// A style with the image, texts, and price in a low row.
public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductRow(configuration: configuration, iconLength: 36, spacing: 8)
    }
}

/// A large image above texts and price.
public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.frame(maxWidth: 160, maxHeight: 160)
            ProductTexts(configuration: configuration, alignment: .center).multilineTextAlignment(.center)
            PriceButton(configuration: configuration, isWide: true)
        }
        .frame(maxWidth: .infinity)
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The default style of products.
    public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    /// A style with the image, texts, and price in a row.
    public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    /// A style with the image, texts, and price in a low row.
    public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    /// A large image above texts and price.
    public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

extension View {
    /// Sets the style of products in this view.
    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\._productViewStyle, AnyProductViewStyle(style))
    }
    /// Sets the visibility of the descriptions of products in this view.
    public func productDescription(_ visibility: Visibility) -> some View {
        environment(\._productDescription, visibility)
    }
}

/// Any style.
struct AnyProductViewStyle: Sendable {
    let make: @MainActor @Sendable (ProductViewStyleConfiguration) -> AnyView

    @MainActor init(_ style: some ProductViewStyle) { make = { AnyView(style.makeBody(configuration: $0)) } }
    nonisolated private init() { make = { AnyView(ProductRow(configuration: $0)) } }
    static let automatic = AnyProductViewStyle()
}

extension EnvironmentValues {
    @Entry var _productViewStyle = AnyProductViewStyle.automatic
    @Entry var _productDescription = Visibility.automatic
}

private struct ProductRow: View {
    let configuration: ProductViewStyleConfiguration
    var iconLength = 60.0
    var spacing = 12.0

    var body: some View {
        HStack(spacing: spacing) {
            configuration.icon.frame(maxWidth: iconLength, maxHeight: iconLength)
            ProductTexts(configuration: configuration, alignment: .leading)
            Spacer()
            PriceButton(configuration: configuration, isWide: false)
        }
    }
}

private struct ProductTexts: View {
    let configuration: ProductViewStyleConfiguration
    let alignment: HorizontalAlignment

    var body: some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: configuration.product?.displayName ?? "Product").font(.headline)
            if configuration.descriptionVisibility != .hidden {
                Text(verbatim: configuration.product?.description ?? "About this product").font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .redacted(reason: configuration.product == nil ? .placeholder : [])
    }
}

private struct PriceButton: View {
    let configuration: ProductViewStyleConfiguration
    let isWide: Bool

    var body: some View {
        let (product, isOwned) = (configuration.product, configuration.hasCurrentEntitlement)
        Button {
            configuration.purchase()
        } label: {
            Group {
                if isOwned { Image(systemName: "checkmark") } else { Text(verbatim: product?.displayPrice ?? "$0.00") }
            }
            .frame(maxWidth: isWide ? .infinity : nil)
        }
        .buttonStyle(.bordered).buttonBorderShape(.capsule).fontWeight(.semibold)
        .disabled(product == nil || isOwned)
        .accessibilityLabel(Text(verbatim: isOwned ? "Purchased" : product?.displayPrice ?? ""))
    }
}
