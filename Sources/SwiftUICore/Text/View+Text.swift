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

    /// Sets the font for text that sets none; nil is the body style.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the font; nil keeps it.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        text { if let weight { $0.fontModifiers.append(.weight(weight)) } }
    }

    /// Sets the width of the font; nil keeps it.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        text { if let width { $0.fontModifiers.append(.width(width.value)) } }
    }

    /// Sets the design of system fonts; nil keeps it.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        text { if let design { $0.fontModifiers.append(.design(design)) } }
    }

    /// Makes text bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .bold : .without(.bold))
    }

    /// Makes text italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .italic : .without(.italic))
    }

    /// Gives text the monospaced design.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .monospaced : .without(.monospaced))
    }

    /// Makes all digits equally wide.
    nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    /// Draws a line under text, in `color` or that of the text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Draws a line through text, in `color` or that of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds points after each character; ligatures stay.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }

    /// Adds points after each character; ligatures are taken apart.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

    /// Moves text up by points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text { $0.baselineOffset = baselineOffset }
    }

    /// Sets how large text is beside other text of the same font.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        text { if isEnabled { $0.scale = scale } }
    }

    /// Changes letters to a case; nil leaves them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the language whose rules text is set by.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        text { if isEnabled { $0.language = .explicit(language) } }
    }

    /// Sets the language whose rules text is set by.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        text { if isEnabled { $0.language = language } }
    }

    /// Sets how lines are put in the width of the widest.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets which part of a text is left out where it does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the distance between lines, in points, besides the font's own.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Lets characters move closer together before text is left out.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Lets text become smaller to fit, down to a factor between 0 and 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets the most lines that text may take; nil is any number, less than one counts as one.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the fewest lines that text takes room for.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(from: limit.lowerBound, to: nil)
    }

    /// Sets the most lines that text may take.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(from: nil, to: limit.upperBound)
    }

    /// Sets the fewest lines that text takes room for, and the most that it may take.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(from: limit.lowerBound, to: limit.upperBound)
    }

    /// Sets the most lines that text may take, and whether it takes room for them all even where it needs fewer.
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

/// A type that indicates whether text may be selected.
public protocol TextSelectability {
    /// A Boolean value that indicates whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text may be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { true }
}

/// Text may not be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
