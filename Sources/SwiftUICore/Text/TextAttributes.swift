import CoreGraphics
import Foundation
import Typesetter

/// All that is known about some characters on the way from a text to spans.
struct TextAttributes {
    var font: Font?
    var fontModifiers: [Font.FontModifier]
    var foreground: AnyShapeStyle?
    var backgroundColor: Color?
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale: Text.Scale
    var language: TypesettingLanguage
    var link: URL?
    /// Marks for renderers, from the innermost to the outermost.
    var marks: [TextAttributeBox] = []

    init(_ environment: TextEnvironment) {
        font = environment.font
        fontModifiers = environment.fontModifiers
        kerning = environment.kerning ?? 0
        tracking = environment.tracking ?? 0
        baselineOffset = environment.baselineOffset ?? 0
        underline = environment.underline
        strikethrough = environment.strikethrough
        scale = environment.scale
        language = environment.language
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): if let font { self.font = font }
        case .fontModifier(let modifier): fontModifiers.append(modifier)
        case .foreground(let style): if let style { foreground = style }
        case .kerning(let value): kerning = value
        case .tracking(let value): tracking = value
        case .baselineOffset(let value): baselineOffset = value
        case .underline(let style): underline = style
        case .strikethrough(let style): strikethrough = style
        case .scale(let value): scale = value
        case .language(let value): language = value
        case .attribute(let value): marks.insert(value, at: 0)
        case .accessibilityLabel, .accessibilityHeading, .accessibilityTextContentType: break
        }
    }

    mutating func apply(_ style: InlineMarkdown.Style) {
        if style.isBold { fontModifiers.append(.bold) }
        if style.isItalic { fontModifiers.append(.italic) }
        if style.isCode { fontModifiers.append(.monospaced) }
        if style.isStruck { strikethrough = .single }
        if let link = style.link { self.link = link }
    }

    mutating func apply(_ attributes: AttributeContainer) {
        applyUIKit(attributes)
        if let value = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { font = value }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
            foreground = AnyShapeStyle(value)
        }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
            backgroundColor = value
        }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] { kerning = value }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] { tracking = value }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
            baselineOffset = value
        }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
            underline = value
        }
        if let value = attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
            strikethrough = value
        }
        if let value = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] { link = value }
        let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
        if intent.contains(.stronglyEmphasized) { fontModifiers.append(.bold) }
        if intent.contains(.emphasized) { fontModifiers.append(.italic) }
        if intent.contains(.code) { fontModifiers.append(.monospaced) }
        if intent.contains(.strikethrough) { strikethrough = .single }
    }
}

extension TextAttributes {
    /// UIKit's attributes, which SwiftUI's own come before.
    private mutating func applyUIKit(_ attributes: AttributeContainer) {
        typealias Scope = AttributeScopes.UIKitAttributes
        if let value = attributes[Scope.FontAttribute.self] { font = Font(value) }
        if let value = attributes[Scope.ForegroundColorAttribute.self] {
            foreground = AnyShapeStyle(Color(uiColor: value))
        }
        if let value = attributes[Scope.BackgroundColorAttribute.self] { backgroundColor = Color(uiColor: value) }
        if let value = attributes[Scope.KernAttribute.self] { kerning = value }
        if let value = attributes[Scope.TrackingAttribute.self] { tracking = value }
        if let value = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = value }
        if let value = attributes[Scope.UnderlineStyleAttribute.self], !value.isEmpty { underline = .single }
        if let value = attributes[Scope.StrikethroughStyleAttribute.self], !value.isEmpty { strikethrough = .single }
    }
}

extension Text.LineStyle.Pattern {
    var linePattern: LinePattern {
        switch kind {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
    }
}
