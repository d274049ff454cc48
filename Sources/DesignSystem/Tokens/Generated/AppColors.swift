// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Surfaces: fills of screens, cards and controls

extension Color {
    /// The base primary surface color.
    public static let surfacesBasePrimary = Color(light: Palette.baseWhite, dark: Palette.baseBlack)
    /// The base primary surface color under the pointer.
    public static let surfacesBasePrimaryHover = Color(light: Palette.neutral100, dark: Palette.neutral800)
    /// The base primary surface color while pressed.
    public static let surfacesBasePrimaryPressed = Color(light: Palette.neutral200, dark: Palette.neutral700)
    /// The base low contrast surface color.
    public static let surfacesBaseLowContrast = Color(light: Palette.neutral100, dark: Palette.neutral900)
    /// The base low contrast surface color under the pointer.
    public static let surfacesBaseLowContrastHover = Color(light: Palette.neutral200, dark: Palette.neutral700)
    /// The base low contrast surface color while pressed.
    public static let surfacesBaseLowContrastPressed = Color(light: Palette.neutral300, dark: Palette.neutral600)
    /// The base high contrast surface color.
    public static let surfacesBaseHighContrast = Color(light: Palette.neutral200, dark: Palette.neutral800)
    /// The base high contrast surface color under the pointer.
    public static let surfacesBaseHighContrastHover = Color(light: Palette.neutral300, dark: Palette.neutral600)
    /// The base high contrast surface color while pressed.
    public static let surfacesBaseHighContrastPressed = Color(light: Palette.neutral400, dark: Palette.neutral500)
    /// The inverse primary surface color.
    public static let surfacesInversePrimary = Color(light: Palette.baseBlack, dark: Palette.baseWhite)
    /// The inverse primary surface color under the pointer.
    public static let surfacesInversePrimaryHover = Color(light: Palette.zinc800, dark: Palette.zinc200)
    /// The inverse primary surface color while pressed.
    public static let surfacesInversePrimaryPressed = Color(light: Palette.zinc600, dark: Palette.zinc400)
    /// The inverse low contrast surface color.
    public static let surfacesInverseLowContrast = Color(light: Palette.neutral900, dark: Palette.neutral100)
    /// The inverse low contrast surface color under the pointer.
    public static let surfacesInverseLowContrastHover = Color(light: Palette.neutral800, dark: Palette.neutral200)
    /// The inverse low contrast surface color while pressed.
    public static let surfacesInverseLowContrastPressed = Color(light: Palette.neutral700, dark: Palette.neutral300)
    /// The inverse high contrast surface color.
    public static let surfacesInverseHighContrast = Color(light: Palette.neutral800, dark: Palette.neutral200)
    /// The brand interactive surface color.
    public static let surfacesBrandInteractive = Color(light: Palette.zinc950, dark: Palette.zinc50)
    /// The brand interactive surface color under the pointer.
    public static let surfacesBrandInteractiveHover = Color(light: Palette.zinc800, dark: Palette.zinc200)
    /// The brand interactive surface color while pressed.
    public static let surfacesBrandInteractivePressed = Color(light: Palette.zinc700, dark: Palette.zinc400)
    /// The brand interactive low contrast surface color.
    public static let surfacesBrandInteractiveLowContrast = Color(light: Palette.zinc200, dark: Palette.zinc800)
    /// The brand interactive low contrast surface color under the pointer.
    public static let surfacesBrandInteractiveLowContrastHover = Color(light: Palette.zinc300, dark: Palette.zinc700)
    /// The brand interactive low contrast surface color while pressed.
    public static let surfacesBrandInteractiveLowContrastPressed = Color(light: Palette.zinc400, dark: Palette.zinc600)
    /// The brand interactive high contrast surface color.
    public static let surfacesBrandInteractiveHighContrast = Color(light: Palette.zinc300, dark: Palette.zinc700)
    /// The brand interactive high contrast surface color under the pointer.
    public static let surfacesBrandInteractiveHighContrastHover = Color(light: Palette.zinc400, dark: Palette.zinc600)
    /// The brand interactive high contrast surface color while pressed.
    public static let surfacesBrandInteractiveHighContrastPressed = Color(light: Palette.zinc500, dark: Palette.zinc500)
    /// The accent primary surface color.
    public static let surfacesAccentPrimary = Color(light: Palette.indigo600, dark: Palette.indigo400)
    /// The accent primary surface color under the pointer.
    public static let surfacesAccentPrimaryHover = Color(light: Palette.indigo700, dark: Palette.indigo300)
    /// The accent primary surface color while pressed.
    public static let surfacesAccentPrimaryPressed = Color(light: Palette.indigo800, dark: Palette.indigo200)
    /// The accent low contrast surface color.
    public static let surfacesAccentLowContrast = Color(light: Palette.indigo200, dark: Palette.indigo800)
    /// The accent high contrast surface color.
    public static let surfacesAccentHighContrast = Color(light: Palette.indigo300, dark: Palette.indigo700)
    /// The success solid surface color.
    public static let surfacesSuccessSolid = Color(light: Palette.green600, dark: Palette.green300)
    /// The success solid surface color under the pointer.
    public static let surfacesSuccessSolidHover = Color(light: Palette.green700, dark: Palette.green200)
    /// The success solid surface color while pressed.
    public static let surfacesSuccessSolidPressed = Color(light: Palette.green800, dark: Palette.green100)
    /// The success subtle surface color.
    public static let surfacesSuccessSubtle = Color(light: Palette.green100, dark: Palette.green950)
    /// The warning solid surface color.
    public static let surfacesWarningSolid = Color(light: Palette.amber600, dark: Palette.amber300)
    /// The warning subtle surface color.
    public static let surfacesWarningSubtle = Color(light: Palette.amber100, dark: Palette.amber950)
    /// The error solid surface color.
    public static let surfacesErrorSolid = Color(light: Palette.red600, dark: Palette.red300)
    /// The error solid surface color under the pointer.
    public static let surfacesErrorSolidHover = Color(light: Palette.red700, dark: Palette.red200)
    /// The error solid surface color while pressed.
    public static let surfacesErrorSolidPressed = Color(light: Palette.red800, dark: Palette.red100)
    /// The error subtle surface color.
    public static let surfacesErrorSubtle = Color(light: Palette.red100, dark: Palette.red950)
}

// MARK: Text

extension Color {
    /// The primary text color.
    public static let typographyPrimary = Color(light: Palette.slate900, dark: Palette.slate50)
    /// The secondary text color.
    public static let typographySecondary = Color(light: Palette.slate700, dark: Palette.slate300)
    /// The muted text color.
    public static let typographyMuted = Color(light: Palette.slate500, dark: Palette.slate400)
    /// The inverse primary text color.
    public static let typographyInversePrimary = Color(light: Palette.slate50, dark: Palette.slate950)
    /// The inverse secondary text color.
    public static let typographyInverseSecondary = Color(light: Palette.slate300, dark: Palette.slate700)
    /// The inverse muted text color.
    public static let typographyInverseMuted = Color(light: Palette.slate500, dark: Palette.slate500)
    /// The brand text color.
    public static let typographyBrand = Color(light: Palette.zinc950, dark: Palette.zinc50)
    /// The on brand primary text color.
    public static let typographyOnBrandPrimary = Color(light: Palette.baseWhite, dark: Palette.baseBlack)
    /// The accent text color.
    public static let typographyAccent = Color(light: Palette.indigo700, dark: Palette.indigo300)
    /// The success text color.
    public static let typographySuccess = Color(light: Palette.green700, dark: Palette.green400)
    /// The warning text color.
    public static let typographyWarning = Color(light: Palette.amber700, dark: Palette.amber400)
    /// The error text color.
    public static let typographyError = Color(light: Palette.red700, dark: Palette.red400)
    /// The white text color.
    public static let typographyWhite = Color(light: Palette.baseWhite, dark: Palette.baseWhite)
    /// The black text color.
    public static let typographyBlack = Color(light: Palette.baseBlack, dark: Palette.baseBlack)
}

// MARK: Icons

extension Color {
    /// The primary icon color.
    public static let iconsPrimary = Color(light: Palette.slate950, dark: Palette.slate50)
    /// The secondary icon color.
    public static let iconsSecondary = Color(light: Palette.slate600, dark: Palette.slate400)
    /// The muted icon color.
    public static let iconsMuted = Color(light: Palette.slate400, dark: Palette.slate700)
    /// The inverse primary icon color.
    public static let iconsInversePrimary = Color(light: Palette.slate50, dark: Palette.slate950)
    /// The inverse secondary icon color.
    public static let iconsInverseSecondary = Color(light: Palette.slate400, dark: Palette.slate600)
    /// The inverse muted icon color.
    public static let iconsInverseMuted = Color(light: Palette.slate800, dark: Palette.slate400)
    /// The brand icon color.
    public static let iconsBrand = Color(light: Palette.zinc950, dark: Palette.zinc50)
    /// The on brand primary icon color.
    public static let iconsOnBrandPrimary = Color(light: Palette.slate50, dark: Palette.slate950)
    /// The accent icon color.
    public static let iconsAccent = Color(light: Palette.indigo700, dark: Palette.indigo300)
    /// The success icon color.
    public static let iconsSuccess = Color(light: Palette.green600, dark: Palette.green400)
    /// The warning icon color.
    public static let iconsWarning = Color(light: Palette.amber500, dark: Palette.amber400)
    /// The error icon color.
    public static let iconsError = Color(light: Palette.red500, dark: Palette.red400)
    /// The white icon color.
    public static let iconsWhite = Color(light: Palette.baseWhite, dark: Palette.baseWhite)
    /// The black icon color.
    public static let iconsBlack = Color(light: Palette.baseBlack, dark: Palette.baseBlack)
}

// MARK: Borders: lines around and between things

extension Color {
    /// The brand border color.
    public static let borderBrand = Color(light: Palette.zinc950, dark: Palette.zinc50)
    /// The active border color.
    public static let borderActive = Color(light: Palette.slate950, dark: Palette.slate50)
    /// The default border color.
    public static let borderDefault = Color(light: Palette.neutral200, dark: Palette.slate800)
    /// The muted border color.
    public static let borderMuted = Color(light: Palette.neutral100, dark: Palette.slate900)
    /// The success border color.
    public static let borderSuccess = Color(light: Palette.green600, dark: Palette.green300)
    /// The warning border color.
    public static let borderWarning = Color(light: Palette.amber600, dark: Palette.amber300)
    /// The error border color.
    public static let borderError = Color(light: Palette.red600, dark: Palette.red300)
}
