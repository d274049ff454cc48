import SwiftUI

extension ContrastPair {
    /// Returns all pairs of colors that components of a theme use together. As in WCAG, disabled elements and elements
    /// without information are omitted, such as borders of cards and dots of other pages.
    public static func all(in theme: Theme) -> [ContrastPair] {
        let colors = theme.colors
        return screens(colors) + controls(colors) + messages(colors) + badges(colors) + bars(colors) + media(colors)
    }

    private static func text(_ name: String, _ foreground: Color, _ ground: Color, over base: Color? = nil)
        -> ContrastPair
    {
        ContrastPair(name: name, foreground: foreground, ground: ground, base: base, required: ContrastLevel.text)
    }

    private static func shape(_ name: String, _ foreground: Color, _ ground: Color, over base: Color? = nil)
        -> ContrastPair
    {
        ContrastPair(name: name, foreground: foreground, ground: ground, base: base, required: ContrastLevel.shapes)
    }

    /// What stands on screens, cards and sheets.
    private static func screens(_ colors: Theme.Colors) -> [ContrastPair] {
        var pairs: [ContrastPair] = []
        for (name, ground) in [("background", colors.background), ("surface", colors.surface)] {
            pairs += [
                text("textPrimary on \(name)", colors.textPrimary, ground),
                text("textSecondary on \(name)", colors.textSecondary, ground),
                // That there is no connection, the values of a range, the names of tabs.
                text("textTertiary on \(name)", colors.textTertiary, ground),
                text("primary on \(name)", colors.primary, ground),
                text("accent on \(name)", colors.accent, ground),
                text("destructive on \(name)", colors.destructive, ground),
                text("inputError on \(name)", colors.inputError, ground),
                text("error.onSoft on \(name)", colors.error.onSoft, ground),
                text("warning.text on \(name)", colors.warning.text, ground),
                text("progressOver on \(name)", colors.progressOver, ground),
                shape("success.text on \(name)", colors.success.text, ground),
                shape("primaryFill on \(name)", colors.primaryFill, ground),
                shape("focus on \(name)", colors.focus, ground),
                shape("inputBorder on \(name)", colors.inputBorder, ground),
            ]
        }
        // A card whose ground goes over from one color to another.
        for (end, ground) in zip(["start", "end"], colors.card) {
            pairs += [
                text("textPrimary on card's \(end)", colors.textPrimary, ground),
                text("textSecondary on card's \(end)", colors.textSecondary, ground),
                shape("textTertiary on card's \(end)", colors.textTertiary, ground),
            ]
        }
        return pairs + [
            text("textPrimary on surfaceLow", colors.textPrimary, colors.surfaceLow),
            text("textSecondary on surfaceLow", colors.textSecondary, colors.surfaceLow),
            shape("textTertiary on surfaceLow", colors.textTertiary, colors.surfaceLow),
            text("accent on surfaceLow", colors.accent, colors.surfaceLow),
            text("textPrimary on surfacePressed", colors.textPrimary, colors.surfacePressed),
            text("destructive on surfacePressed", colors.destructive, colors.surfacePressed),
            text("inputError on surfacePressed", colors.inputError, colors.surfacePressed),
            shape("primary on surfacePressed", colors.primary, colors.surfacePressed),
            text("onInverse on inverseSurface", colors.onInverse, colors.inverseSurface),
            shape("online on background", colors.online, colors.background),
            shape("away on background", colors.away, colors.background),
        ]
    }

    /// Buttons and fields.
    private static func controls(_ colors: Theme.Colors) -> [ContrastPair] {
        [
            text("onPrimaryFill on primaryFill", colors.onPrimaryFill, colors.primaryFill),
            text(
                "onSecondaryFill on secondaryFill", colors.onSecondaryFill, colors.secondaryFill, over: colors.surface),
            text("textPrimary on iconButtonFill", colors.textPrimary, colors.iconButtonFill),
            // The number on a tab.
            text("onSolid on error's solid", colors.error.onSolid, colors.error.solid),
            text("textPrimary on inputFill", colors.textPrimary, colors.inputFill),
            // A placeholder.
            text("textSecondary on inputFill", colors.textSecondary, colors.inputFill),
            shape("success.text on inputFill", colors.success.text, colors.inputFill),
            shape("focus on inputFill", colors.focus, colors.inputFill),
            shape("inputError on inputFill", colors.inputError, colors.inputFill),
        ] + zip(["start", "end"], colors.danger).map { text("onDanger on danger's \($0)", colors.onDanger, $1) }
    }

    private static func statuses(_ colors: Theme.Colors) -> [(name: String, status: Theme.Colors.Status)] {
        [
            ("success", colors.success), ("warning", colors.warning), ("error", colors.error), ("info", colors.info),
            ("review", colors.review),
        ]
    }

    /// Banners, toasts and marks.
    private static func messages(_ colors: Theme.Colors) -> [ContrastPair] {
        statuses(colors).flatMap { name, status in
            [
                text("\(name): onSoft on soft", status.onSoft, status.soft),
                text("\(name): textPrimary on soft", colors.textPrimary, status.soft),
                shape("\(name): onSolid on solid", status.onSolid, status.solid),
            ]
        } + [
            text("textSecondary on infoGround", colors.textSecondary, colors.infoGround, over: colors.surface),
            shape("primary on infoGround", colors.primary, colors.infoGround, over: colors.surface),
        ]
    }

    /// Badges in the colors that components give them.
    private static func badges(_ colors: Theme.Colors) -> [ContrastPair] {
        let given = [("primary", colors.primary), ("textSecondary", colors.textSecondary)]
        return (given + statuses(colors).map { ("\($0).text", $1.text) }).map { name, color in
            text("badge of \(name)", colors.badgeText(color), colors.badgeGround(color), over: colors.surface)
        }
    }

    /// Bars, rings and tracks.
    private static func bars(_ colors: Theme.Colors) -> [ContrastPair] {
        let fills = [
            ("progressFill", colors.progressFill), ("progressWarning", colors.progressWarning),
            ("progressOver", colors.progressOver), ("primary", colors.primary),
        ]
        let solids = statuses(colors).filter { $0.name != "review" }.map { ("\($0).solid", $1.solid) }
        return (fills + solids).map { shape("\($0) on progressTrack", $1, colors.progressTrack) }
    }

    /// Pictures and what lies over them.
    private static func media(_ colors: Theme.Colors) -> [ContrastPair] {
        [
            text("onMedia on mediaGround", colors.onMedia, colors.mediaGround),
            // On a picture as bright as any.
            shape("onMedia on mediaControl", colors.onMedia, colors.mediaControl, over: OverlayColors.foreground),
        ]
    }
}
