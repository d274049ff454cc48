import SwiftUI

/// A colour on another, and how well it can be told from it.
public struct ContrastPair: Sendable, Identifiable {
    /// The roles of both.
    public let name: String
    /// The colour in front.
    public let foreground: Color
    /// The colour behind.
    public let ground: Color
    /// What WCAG asks for: 4.5 of text, 3 of large text, icons and lines that matter.
    public let required: Double

    public var id: String { name }

    /// The contrast by WCAG, from 1 to 21.
    public func ratio(_ scheme: ColorScheme) -> Double {
        Self.ratio(of: foreground, on: ground, in: scheme)
    }

    /// All pairs that components put on each other in a theme.
    public static func all(in theme: Theme) -> [ContrastPair] {
        let colors = theme.colors
        var pairs: [ContrastPair] = []
        func add(_ name: String, _ foreground: Color, _ ground: Color, _ required: Double = ContrastLevel.text) {
            pairs.append(ContrastPair(name: name, foreground: foreground, ground: ground, required: required))
        }
        for (name, ground) in [("background", colors.background), ("surface", colors.surface)] {
            add("textPrimary on \(name)", colors.textPrimary, ground)
            add("textSecondary on \(name)", colors.textSecondary, ground)
            add("textTertiary on \(name)", colors.textTertiary, ground)
            add("primary on \(name)", colors.primary, ground)
            add("destructive on \(name)", colors.destructive, ground)
            add("error on \(name)", colors.error.text, ground)
            add("accent on \(name)", colors.accent, ground, ContrastLevel.shapes)
            add("focus on \(name)", colors.focus, ground, ContrastLevel.shapes)
        }
        add("textSecondary on surfaceLow", colors.textSecondary, colors.surfaceLow)
        add("onInverse on inverseSurface", colors.onInverse, colors.inverseSurface)
        add("onPrimaryFill on primaryFill", colors.onPrimaryFill, colors.primaryFill)
        add("onSecondaryFill on secondaryFill", colors.onSecondaryFill, colors.secondaryFill)
        for color in colors.danger { add("onDanger on danger", colors.onDanger, color) }
        add("inputError on surface", colors.inputError, colors.surface)
        add("textPrimary on inputFill", colors.textPrimary, colors.inputFill)
        for (name, status) in [
            ("success", colors.success), ("warning", colors.warning), ("error", colors.error), ("info", colors.info),
            ("review", colors.review),
        ] {
            add("\(name): onSoft on soft", status.onSoft, status.soft)
            add("\(name): onSolid on solid", status.onSolid, status.solid, ContrastLevel.shapes)
            add("\(name): textPrimary on soft", colors.textPrimary, status.soft)
        }
        add("progressFill on progressTrack", colors.progressFill, colors.progressTrack, ContrastLevel.shapes)
        add("progressOver on progressTrack", colors.progressOver, colors.progressTrack, ContrastLevel.shapes)
        add("onMedia on mediaGround", colors.onMedia, colors.mediaGround)
        return pairs
    }

    static func ratio(of foreground: Color, on ground: Color, in scheme: ColorScheme) -> Double {
        // What is not opaque lies on its ground, and the ground on white or black.
        let base = Parts(scheme == .dark ? .black : .white, scheme)
        let behind = Parts(ground, scheme).over(base)
        let front = Parts(foreground, scheme).over(behind)
        let (light, dark) = (
            max(front.luminance, behind.luminance), min(front.luminance, behind.luminance)
        )
        return (light + ContrastLevel.flare) / (dark + ContrastLevel.flare)
    }

    private struct Parts {
        var red, green, blue, alpha: Double

        init(_ color: Color, _ scheme: ColorScheme) {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            UIColor(color)
                .resolvedColor(with: UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
                .getRed(&r, green: &g, blue: &b, alpha: &a)
            (red, green, blue, alpha) = (r, g, b, a)
        }

        func over(_ other: Parts) -> Parts {
            var mixed = self
            mixed.red = red * alpha + other.red * (1 - alpha)
            mixed.green = green * alpha + other.green * (1 - alpha)
            mixed.blue = blue * alpha + other.blue * (1 - alpha)
            mixed.alpha = 1
            return mixed
        }

        /// Relative luminance by WCAG 2.2.
        var luminance: Double {
            func linear(_ part: Double) -> Double {
                part <= Luminance.knee
                    ? part / Luminance.slope : pow((part + Luminance.offset) / (1 + Luminance.offset), Luminance.gamma)
            }
            return Luminance.red * linear(red) + Luminance.green * linear(green) + Luminance.blue * linear(blue)
        }
    }
}

/// What WCAG 2.2 asks for.
enum ContrastLevel {
    static let text = 4.5
    static let shapes = 3.0
    /// Light that falls on any screen.
    static let flare = 0.05
}

/// The constants of relative luminance in WCAG 2.2.
private enum Luminance {
    static let red = 0.2126, green = 0.7152, blue = 0.0722
    static let knee = 0.04045, slope = 12.92, offset = 0.055, gamma = 2.4
}
