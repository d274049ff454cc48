import SwiftUI

// The native wrappers name tokens in `NativeComponentStyling.swift`, and those are the tokens of one theme. In another theme
// a token represents its role: what was the accent is that theme's accent.

extension Theme {
    /// The color that represents one of the native wrappers' colors in this theme. A color that is no token of theirs
    /// is itself.
    func callAsFunction(_ color: Color) -> Color {
        self == .bubbles ? color : Self.colorRoles[color].map { colors[keyPath: $0.path] } ?? color
    }

    /// The font that represents one of the native wrappers' fonts in this theme.
    func callAsFunction(_ font: Font) -> Font {
        self == .bubbles ? font : Self.fontRoles[font].map { fonts[keyPath: $0.path] } ?? font
    }

    /// The radius that represents one of the native wrappers' radii in this theme.
    func radius(_ radius: CGFloat) -> CGFloat {
        self == .bubbles ? radius : Self.radiusRoles[radius].map { radii[keyPath: $0.path] } ?? radius
    }

    /// The distance that represents one of the native wrappers' distances in this theme.
    func distance(_ distance: CGFloat) -> CGFloat {
        self == .bubbles ? distance : Self.distanceRoles[distance].map { spacing[keyPath: $0.path] } ?? distance
    }

    /// Key paths of a `Sendable` type's stored properties hold nothing that could be shared wrongly, which the type of key
    /// paths does not say.
    private struct Role<Part, Value>: @unchecked Sendable {
        let path: KeyPath<Part, Value>
    }

    private static let colorRoles: [Color: Role<Colors, Color>] = {
        let roles: [(Color, KeyPath<Colors, Color>)] = [
            (.appSurfaceBasePrimary, \.surface), (.appSurfaceBaseLowContrast, \.surfaceLow),
            (.surfacesBasePrimaryPressed, \.surfacePressed), (.appSurfaceInversePrimary, \.inverseSurface),
            (.appTextInversePrimary, \.onInverse), (.appTextPrimary, \.textPrimary),
            (.appTextSecondary, \.textSecondary), (.appTextMuted, \.textTertiary), (.appTextBrand, \.primary),
            (.appTextOnBrandPrimary, \.onPrimaryFill), (.appTextAccent, \.accent), (.appTextError, \.inputError),
            (.appSurfaceBrand, \.primaryFill), (.appSurfaceAccentPrimary, \.accent),
            (.appSurfaceErrorSolid, \.error.solid), (.appBorderDefault, \.border), (.appBorderMuted, \.divider),
            (.appBorderError, \.inputError),
        ]
        return Dictionary(roles.map { ($0, Role(path: $1)) }) { first, _ in first }
    }()

    private static let fontRoles: [Font: Role<Fonts, Font>] = {
        let roles: [(Font, KeyPath<Fonts, Font>)] = [
            (.appTitleLarge, \.title), (.appTitleSmall, \.heading), (.appBodyLargeEm, \.subheading),
            (.appBodyMedium, \.small), (.appBodyMediumEm, \.label), (.appCaptionMedium, \.caption),
            (.appCaptionSmall, \.caption), (.appBodySmall, \.caption), (.appCTAMedium, \.button),
        ]
        return Dictionary(roles.map { ($0, Role(path: $1)) }) { first, _ in first }
    }()

    private static let distanceRoles: [CGFloat: Role<Spacing, CGFloat>] = {
        let roles: [(CGFloat, KeyPath<Spacing, CGFloat>)] = [
            (.space1, \.xs), (.space2, \.sm), (.space3, \.md), (.space4, \.lg), (.space6, \.xl), (.space8, \.xxl),
            (.space12, \.xxxl),
        ]
        return Dictionary(roles.map { ($0, Role(path: $1)) }) { first, _ in first }
    }()

    private static let radiusRoles: [CGFloat: Role<Radii, CGFloat>] = {
        let roles: [(CGFloat, KeyPath<Radii, CGFloat>)] = [
            (.radiusXS, \.xs), (.radiusSM, \.sm), (.radiusMD, \.md), (.radiusLG, \.lg), (.radiusXL, \.sheet),
            (.radius2XL, \.xxl),
        ]
        return Dictionary(roles.map { ($0, Role(path: $1)) }) { first, _ in first }
    }()
}
