import SwiftUI

// The names that screens and components use: `Color.app…`. Each is another name of a semantic colour.

extension Color {
    /// See ``SwiftUI/Color/surfacesBasePrimary``.
    public static let appSurfaceBasePrimary = surfacesBasePrimary
    /// See ``SwiftUI/Color/surfacesBaseLowContrast``.
    public static let appSurfaceBaseLowContrast = surfacesBaseLowContrast
    /// See ``SwiftUI/Color/surfacesBaseHighContrast``.
    public static let appSurfaceBaseHighContrast = surfacesBaseHighContrast
    /// See ``SwiftUI/Color/surfacesInversePrimary``.
    public static let appSurfaceInversePrimary = surfacesInversePrimary
    /// See ``SwiftUI/Color/surfacesInverseLowContrast``.
    public static let appSurfaceInverseLowContrast = surfacesInverseLowContrast
    /// See ``SwiftUI/Color/surfacesInverseHighContrast``.
    public static let appSurfaceInverseHighContrast = surfacesInverseHighContrast
    /// See ``SwiftUI/Color/surfacesBrandInteractive``.
    public static let appSurfaceBrand = surfacesBrandInteractive
    /// See ``SwiftUI/Color/surfacesBrandInteractiveHover``.
    public static let appSurfaceBrandHover = surfacesBrandInteractiveHover
    /// See ``SwiftUI/Color/surfacesBrandInteractivePressed``.
    public static let appSurfaceBrandPressed = surfacesBrandInteractivePressed
    /// See ``SwiftUI/Color/surfacesBrandInteractiveLowContrast``.
    public static let appSurfaceBrandLowContrast = surfacesBrandInteractiveLowContrast
    /// See ``SwiftUI/Color/surfacesBrandInteractiveHighContrast``.
    public static let appSurfaceBrandHighContrast = surfacesBrandInteractiveHighContrast
    /// See ``SwiftUI/Color/surfacesBrandInteractiveLowContrastPressed``.
    public static let appSurfaceBrandSecondaryPressed = surfacesBrandInteractiveLowContrastPressed
    /// See ``SwiftUI/Color/surfacesAccentPrimary``.
    public static let appSurfaceAccentPrimary = surfacesAccentPrimary
    /// See ``SwiftUI/Color/surfacesAccentLowContrast``.
    public static let appSurfaceAccentLowContrast = surfacesAccentLowContrast
    /// See ``SwiftUI/Color/surfacesAccentHighContrast``.
    public static let appSurfaceAccentHighContrast = surfacesAccentHighContrast
    /// See ``SwiftUI/Color/surfacesSuccessSolid``.
    public static let appSurfaceSuccessSolid = surfacesSuccessSolid
    /// See ``SwiftUI/Color/surfacesSuccessSolidHover``.
    public static let appSurfaceSuccessHover = surfacesSuccessSolidHover
    /// See ``SwiftUI/Color/surfacesSuccessSolidPressed``.
    public static let appSurfaceSuccessPressed = surfacesSuccessSolidPressed
    /// See ``SwiftUI/Color/surfacesSuccessSubtle``.
    public static let appSurfaceSuccessSubtle = surfacesSuccessSubtle
    /// See ``SwiftUI/Color/surfacesWarningSolid``.
    public static let appSurfaceWarningSolid = surfacesWarningSolid
    /// See ``SwiftUI/Color/surfacesWarningSubtle``.
    public static let appSurfaceWarningSubtle = surfacesWarningSubtle
    /// See ``SwiftUI/Color/surfacesErrorSolid``.
    public static let appSurfaceErrorSolid = surfacesErrorSolid
    /// See ``SwiftUI/Color/surfacesErrorSolidHover``.
    public static let appSurfaceErrorHover = surfacesErrorSolidHover
    /// See ``SwiftUI/Color/surfacesErrorSolidPressed``.
    public static let appSurfaceErrorPressed = surfacesErrorSolidPressed
    /// See ``SwiftUI/Color/surfacesErrorSubtle``.
    public static let appSurfaceErrorSubtle = surfacesErrorSubtle

    /// See ``SwiftUI/Color/typographyPrimary``.
    public static let appTextPrimary = typographyPrimary
    /// See ``SwiftUI/Color/typographySecondary``.
    public static let appTextSecondary = typographySecondary
    /// See ``SwiftUI/Color/typographyMuted``.
    public static let appTextMuted = typographyMuted
    /// See ``SwiftUI/Color/typographyInversePrimary``.
    public static let appTextInversePrimary = typographyInversePrimary
    /// See ``SwiftUI/Color/typographyInverseSecondary``.
    public static let appTextInverseSecondary = typographyInverseSecondary
    /// See ``SwiftUI/Color/typographyInverseMuted``.
    public static let appTextInverseMuted = typographyInverseMuted
    /// See ``SwiftUI/Color/typographyBrand``.
    public static let appTextBrand = typographyBrand
    /// See ``SwiftUI/Color/typographyOnBrandPrimary``.
    public static let appTextOnBrandPrimary = typographyOnBrandPrimary
    /// See ``SwiftUI/Color/typographyAccent``.
    public static let appTextAccent = typographyAccent
    /// See ``SwiftUI/Color/typographySuccess``.
    public static let appTextSuccess = typographySuccess
    /// See ``SwiftUI/Color/typographyWarning``.
    public static let appTextWarning = typographyWarning
    /// See ``SwiftUI/Color/typographyError``.
    public static let appTextError = typographyError

    /// See ``SwiftUI/Color/iconsPrimary``.
    public static let appIconPrimary = iconsPrimary
    /// See ``SwiftUI/Color/iconsSecondary``.
    public static let appIconSecondary = iconsSecondary
    /// See ``SwiftUI/Color/iconsMuted``.
    public static let appIconMuted = iconsMuted
    /// See ``SwiftUI/Color/iconsInversePrimary``.
    public static let appIconInversePrimary = iconsInversePrimary
    /// See ``SwiftUI/Color/iconsInverseSecondary``.
    public static let appIconInverseSecondary = iconsInverseSecondary
    /// See ``SwiftUI/Color/iconsInverseMuted``.
    public static let appIconInverseMuted = iconsInverseMuted
    /// See ``SwiftUI/Color/iconsBrand``.
    public static let appIconBrand = iconsBrand
    /// See ``SwiftUI/Color/iconsOnBrandPrimary``.
    public static let appIconOnBrandPrimary = iconsOnBrandPrimary
    /// See ``SwiftUI/Color/iconsSuccess``.
    public static let appIconSuccess = iconsSuccess
    /// See ``SwiftUI/Color/iconsWarning``.
    public static let appIconWarning = iconsWarning
    /// See ``SwiftUI/Color/iconsError``.
    public static let appIconError = iconsError

    /// See ``SwiftUI/Color/borderDefault``.
    public static let appBorderDefault = borderDefault
    /// See ``SwiftUI/Color/borderMuted``.
    public static let appBorderMuted = borderMuted
    /// See ``SwiftUI/Color/borderActive``.
    public static let appBorderActive = borderActive
    /// See ``SwiftUI/Color/borderBrand``.
    public static let appBorderBrand = borderBrand
    /// See ``SwiftUI/Color/borderSuccess``.
    public static let appBorderSuccess = borderSuccess
    /// See ``SwiftUI/Color/borderWarning``.
    public static let appBorderWarning = borderWarning
    /// See ``SwiftUI/Color/borderError``.
    public static let appBorderError = borderError

    /// See ``SwiftUI/Color/surfacesBasePrimary``.
    public static let appBackground = surfacesBasePrimary

    /// See ``SwiftUI/Color/typographyPrimary``.
    public static let appForeground = typographyPrimary
}
