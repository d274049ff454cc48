import CoreGraphics
import Foundation

/// What may be said of all text in a view. Text that says otherwise itself is left alone.
extension View {
    nonisolated private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
        transformEnvironment(\.text, transform: change)
    }

    nonisolated private func fontModifier(_ modifier: Font.FontModifier) -> some View {
        text { $0.fontModifiers.append(modifier) }
    }

    /// Sets the default font for text in this view. Nil for the body style.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the font. Nil for no change.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        text { if let weight { $0.fontModifiers.append(.weight(weight)) } }
    }

    /// Sets the width of the font. Nil for no change.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        text { if let width { $0.fontModifiers.append(.width(width.value)) } }
    }

    /// Sets the design of system fonts in this view. Nil for no change.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        text { if let design { $0.fontModifiers.append(.design(design)) } }
    }

    /// Sets whether text in this view is bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .bold : .without(.bold))
    }

    /// Sets whether text in this view is italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .italic : .without(.italic))
    }

    /// Sets whether text in this view uses the monospaced design.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .monospaced : .without(.monospaced))
    }

    /// Makes all digits equally wide.
    nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    /// Adds a line under text in this view, in `color` or the color of the text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds a line through text in this view, in `color` or the color of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds points after each character. Ligatures remain.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }

    /// Adds points after each character. Ligatures are not used.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

    /// Moves text in this view up by a distance in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text { $0.baselineOffset = baselineOffset }
    }

    /// Sets the size of text in this view relative to other text with the same font.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        text { if isEnabled { $0.scale = scale } }
    }

    /// Sets the letter case of text in this view. Nil for no change.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the language whose typesetting rules apply to text in this view.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        text { if isEnabled { $0.language = .explicit(language) } }
    }

    /// Sets the language whose typesetting rules apply to text in this view.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        text { if isEnabled { $0.language = language } }
    }

    /// Sets the alignment of lines in the width of the widest line.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets which part of a text is omitted if it does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the additional distance between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets whether the space between characters can be reduced before text is truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the minimum scale of text, from 0 to 1, to which text can be reduced to fit.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets the maximum number of lines of text. Nil for no limit. Numbers less than 1 count as 1.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the minimum number of lines for which text reserves space.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(from: limit.lowerBound, to: nil)
    }

    /// Sets the maximum number of lines of text.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(from: nil, to: limit.upperBound)
    }

    /// Sets the minimum number of lines for which text reserves space, and the maximum number of lines.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(from: limit.lowerBound, to: limit.upperBound)
    }

    /// Sets the maximum number of lines of text, and whether text reserves space for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(from: reservesSpace ? limit : nil, to: limit)
    }

    nonisolated private func lines(from lower: Int?, to upper: Int?) -> some View {
        text {
            $0.lowerLineLimit = lower
            $0.lineLimit = upper
        }
    }

    /// Whether a text in the view can be held to be copied.
    nonisolated package func textIsSelectable(_ isSelectable: Bool) -> some View {
        text { $0.isSelectable = isSelectable }
    }
}

/// A type that indicates whether the user can select text.
public protocol TextSelectability {
    /// A Boolean value that indicates whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// A type that indicates that the user can select text.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { true }
}

/// A type that indicates that the user cannot select text.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A value that indicates that the user can select text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A value that indicates that the user cannot select text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
