// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: The names that screens and components use. Each is another name of a semantic color.

extension Color {
    /// The same as `surfacesBasePrimary`.
    public static let appSurfaceBasePrimary = surfacesBasePrimary
    /// The same as `surfacesBaseLowContrast`.
    public static let appSurfaceBaseLowContrast = surfacesBaseLowContrast
    /// The same as `surfacesBaseHighContrast`.
    public static let appSurfaceBaseHighContrast = surfacesBaseHighContrast
    /// The same as `surfacesInversePrimary`.
    public static let appSurfaceInversePrimary = surfacesInversePrimary
    /// The same as `surfacesInverseLowContrast`.
    public static let appSurfaceInverseLowContrast = surfacesInverseLowContrast
    /// The same as `surfacesInverseHighContrast`.
    public static let appSurfaceInverseHighContrast = surfacesInverseHighContrast
    /// The same as `surfacesBrandInteractive`.
    public static let appSurfaceBrand = surfacesBrandInteractive
    /// The same as `surfacesBrandInteractiveHover`.
    public static let appSurfaceBrandHover = surfacesBrandInteractiveHover
    /// The same as `surfacesBrandInteractivePressed`.
    public static let appSurfaceBrandPressed = surfacesBrandInteractivePressed
    /// The same as `surfacesBrandInteractiveLowContrast`.
    public static let appSurfaceBrandLowContrast = surfacesBrandInteractiveLowContrast
    /// The same as `surfacesBrandInteractiveHighContrast`.
    public static let appSurfaceBrandHighContrast = surfacesBrandInteractiveHighContrast
    /// The same as `surfacesBrandInteractiveLowContrastPressed`.
    public static let appSurfaceBrandSecondaryPressed = surfacesBrandInteractiveLowContrastPressed
    /// The same as `surfacesAccentPrimary`.
    public static let appSurfaceAccentPrimary = surfacesAccentPrimary
    /// The same as `surfacesAccentLowContrast`.
    public static let appSurfaceAccentLowContrast = surfacesAccentLowContrast
    /// The same as `surfacesAccentHighContrast`.
    public static let appSurfaceAccentHighContrast = surfacesAccentHighContrast
    /// The same as `surfacesSuccessSolid`.
    public static let appSurfaceSuccessSolid = surfacesSuccessSolid
    /// The same as `surfacesSuccessSolidHover`.
    public static let appSurfaceSuccessHover = surfacesSuccessSolidHover
    /// The same as `surfacesSuccessSolidPressed`.
    public static let appSurfaceSuccessPressed = surfacesSuccessSolidPressed
    /// The same as `surfacesSuccessSubtle`.
    public static let appSurfaceSuccessSubtle = surfacesSuccessSubtle
    /// The same as `surfacesWarningSolid`.
    public static let appSurfaceWarningSolid = surfacesWarningSolid
    /// The same as `surfacesWarningSubtle`.
    public static let appSurfaceWarningSubtle = surfacesWarningSubtle
    /// The same as `surfacesErrorSolid`.
    public static let appSurfaceErrorSolid = surfacesErrorSolid
    /// The same as `surfacesErrorSolidHover`.
    public static let appSurfaceErrorHover = surfacesErrorSolidHover
    /// The same as `surfacesErrorSolidPressed`.
    public static let appSurfaceErrorPressed = surfacesErrorSolidPressed
    /// The same as `surfacesErrorSubtle`.
    public static let appSurfaceErrorSubtle = surfacesErrorSubtle
    /// The same as `typographyPrimary`.
    public static let appTextPrimary = typographyPrimary
    /// The same as `typographySecondary`.
    public static let appTextSecondary = typographySecondary
    /// The same as `typographyMuted`.
    public static let appTextMuted = typographyMuted
    /// The same as `typographyInversePrimary`.
    public static let appTextInversePrimary = typographyInversePrimary
    /// The same as `typographyInverseSecondary`.
    public static let appTextInverseSecondary = typographyInverseSecondary
    /// The same as `typographyInverseMuted`.
    public static let appTextInverseMuted = typographyInverseMuted
    /// The same as `typographyBrand`.
    public static let appTextBrand = typographyBrand
    /// The same as `typographyOnBrandPrimary`.
    public static let appTextOnBrandPrimary = typographyOnBrandPrimary
    /// The same as `typographyAccent`.
    public static let appTextAccent = typographyAccent
    /// The same as `typographySuccess`.
    public static let appTextSuccess = typographySuccess
    /// The same as `typographyWarning`.
    public static let appTextWarning = typographyWarning
    /// The same as `typographyError`.
    public static let appTextError = typographyError
    /// The same as `iconsPrimary`.
    public static let appIconPrimary = iconsPrimary
    /// The same as `iconsSecondary`.
    public static let appIconSecondary = iconsSecondary
    /// The same as `iconsMuted`.
    public static let appIconMuted = iconsMuted
    /// The same as `iconsInversePrimary`.
    public static let appIconInversePrimary = iconsInversePrimary
    /// The same as `iconsInverseSecondary`.
    public static let appIconInverseSecondary = iconsInverseSecondary
    /// The same as `iconsInverseMuted`.
    public static let appIconInverseMuted = iconsInverseMuted
    /// The same as `iconsBrand`.
    public static let appIconBrand = iconsBrand
    /// The same as `iconsOnBrandPrimary`.
    public static let appIconOnBrandPrimary = iconsOnBrandPrimary
    /// The same as `iconsSuccess`.
    public static let appIconSuccess = iconsSuccess
    /// The same as `iconsWarning`.
    public static let appIconWarning = iconsWarning
    /// The same as `iconsError`.
    public static let appIconError = iconsError
    /// The same as `borderDefault`.
    public static let appBorderDefault = borderDefault
    /// The same as `borderMuted`.
    public static let appBorderMuted = borderMuted
    /// The same as `borderActive`.
    public static let appBorderActive = borderActive
    /// The same as `borderBrand`.
    public static let appBorderBrand = borderBrand
    /// The same as `borderSuccess`.
    public static let appBorderSuccess = borderSuccess
    /// The same as `borderWarning`.
    public static let appBorderWarning = borderWarning
    /// The same as `borderError`.
    public static let appBorderError = borderError
    /// The same as `surfacesBasePrimary`.
    public static let appBackground = surfacesBasePrimary
    /// The same as `typographyPrimary`.
    public static let appForeground = typographyPrimary
}
