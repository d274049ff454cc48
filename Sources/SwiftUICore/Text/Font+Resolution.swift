import CoreGraphics
import Foundation
import Typesetter

/// What a font depends on besides itself.
package struct FontContext: Hashable, Sendable {
    package var dynamicTypeSize: DynamicTypeSize
    /// People asked for bolder text.
    package var isBold: Bool

    package init(dynamicTypeSize: DynamicTypeSize, isBold: Bool = false) {
        self.dynamicTypeSize = dynamicTypeSize
        self.isBold = isBold
    }

    package init(_ environment: EnvironmentValues) {
        self.init(
            dynamicTypeSize: environment.dynamicTypeSize, isBold: environment.legibilityWeight == .bold)
    }
}

extension Font {
    /// A font on its way to a request: modifiers still need to know what they modify.
    private struct Resolution {
        var request: FontRequest
        var style: TextStyle?

        /// What the style's leading is more than the height of its lines; nothing for a font of no style.
        var styleLeading = 0.0
    }

    /// The font file's size, weight and so on in a context, after `modifiers`.
    func request(in context: FontContext, modifiers: [FontModifier] = []) -> FontRequest {
        var resolution = resolve(in: context)
        for modifier in modifiers { Font.apply(modifier, to: &resolution) }
        if context.isBold { resolution.request.weight = min(resolution.request.weight + 200, 900) }
        return resolution.request
    }

    private func resolve(in context: FontContext) -> Resolution {
        switch provider {
        case .system(let size, let weight, let design):
            return Resolution(
                request: FontRequest(
                    family: Font.family(design), size: size, weight: (weight ?? .regular).value))
        case .textStyle(let style, let design, let weight):
            let size = TextStyleAppearance.size(style, at: context.dynamicTypeSize)
            // The published distances of the largest sizes are a little less than the height of a line, which is kept.
            let distance = TextStyleAppearance.leading(style, at: context.dynamicTypeSize)
            let leading = max(0, distance - SystemMetrics.lineHeight(size: size))
            return Resolution(
                request: FontRequest(
                    family: Font.family(design), size: size,
                    weight: (weight ?? TextStyleAppearance.weight(style)).value, extraLeading: leading),
                style: style, styleLeading: leading)
        case .custom(let name, let size, let style):
            let scaled = style.map {
                DynamicTypeSize.scale(size, relativeTo: $0, at: context.dynamicTypeSize).rounded()
            }
            return Resolution(
                request: FontRequest(family: .custom(name), size: Double(scaled ?? size)))
        case .modified(let font, let modifier):
            var resolution = font.resolve(in: context)
            Font.apply(modifier, to: &resolution)
            return resolution
        }
    }

    private static func family(_ design: Design?) -> FontFamily {
        switch design {
        case nil, .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }

    private static func apply(_ modifier: FontModifier, to resolution: inout Resolution) {
        switch modifier {
        case .weight(let weight): resolution.request.weight = weight.value
        case .bold:
            let bold = resolution.style.map { TextStyleAppearance.emphasizedWeight($0) } ?? .bold
            resolution.request.weight = max(resolution.request.weight, bold.value)
        case .italic: resolution.request.italic = true
        case .monospaced: resolution.request.family = .monospaced
        case .monospacedDigit: resolution.request.monospacedDigit = true
        case .smallCaps(let lowercase, let uppercase):
            let known = resolution.request.smallCaps
            let lower = lowercase || known == .lowercase || known == .all
            let upper = uppercase || known == .uppercase || known == .all
            resolution.request.smallCaps = lower ? (upper ? .all : .lowercase) : (upper ? .uppercase : .none)
        case .leading(let leading):
            let change = TextStyleAppearance.leadingChange
            resolution.request.extraLeading =
                switch leading {
                case .standard: resolution.styleLeading
                case .tight: resolution.styleLeading - change
                case .loose: resolution.styleLeading + change
                }
        case .width(let value): resolution.request.stretch = FontWidthAppearance.stretch(Double(value))
        case .design(let design):
            if case .custom = resolution.request.family { return }
            resolution.request.family = family(design)
        case .without(.bold):
            resolution.request.weight = min(resolution.request.weight, Weight.regular.value)
        case .without(.italic): resolution.request.italic = false
        case .without(.monospaced):
            if resolution.request.family == .monospaced { resolution.request.family = .system }
        }
    }
}
