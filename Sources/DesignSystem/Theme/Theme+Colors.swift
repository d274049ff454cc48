import SwiftUI

extension Theme {
    /// The colors of a theme, by purpose. Each color follows the appearance automatically.
    public struct Colors: Sendable {
        // MARK: Grounds

        /// The background of a screen.
        public var background: Color
        /// The color of cards and sheets.
        public var surface: Color
        /// The color of placeholders and subtle backgrounds.
        public var surfaceLow: Color
        /// The color of a pressed row.
        public var surfacePressed: Color
        /// The color that contrasts with the screen, such as in a hint.
        public var inverseSurface: Color
        /// The color of text on the inverse surface.
        public var onInverse: Color

        // MARK: Text

        /// The color of text.
        public var textPrimary: Color
        /// The color of secondary text.
        public var textSecondary: Color
        /// The color of tertiary text.
        public var textTertiary: Color
        /// The color of text of disabled elements.
        public var textDisabled: Color

        // MARK: Lines

        /// The border of cards and controls.
        public var border: Color
        /// The line between elements.
        public var divider: Color
        /// The border of the focused element.
        public var focus: Color

        // MARK: Brand

        /// The brand as text, icon or line.
        public var primary: Color
        /// The brand as a fill.
        public var primaryFill: Color
        /// The color of text on the primary fill.
        public var onPrimaryFill: Color
        /// The brand color as a background of text.
        public var primarySoft: Color
        /// The color of controls and selected elements: checks, sliders, links.
        public var accent: Color

        // MARK: Buttons

        /// The background of a secondary button.
        public var secondaryFill: Color
        /// The text of a secondary button.
        public var onSecondaryFill: Color
        /// The line around it.
        public var secondaryBorder: Color
        /// The background of a disabled button.
        public var disabledFill: Color
        /// The text of a disabled button.
        public var onDisabledFill: Color
        /// The background of a button that is only an icon.
        public var iconButtonFill: Color
        /// The color of destructive elements, as text, icon, or line.
        public var destructive: Color
        /// The destructive color as a background of text.
        public var destructiveSoft: Color
        /// The color of text on ``danger``.
        public var onDanger: Color

        // MARK: Fields

        /// The background of a field.
        public var inputFill: Color
        /// The border of a field.
        public var inputBorder: Color
        /// The border of a field with an error, and the text of the error.
        public var inputError: Color

        // MARK: Progress

        /// The color of the part of a bar that is not filled.
        public var progressTrack: Color
        /// The color of the filled part of a bar.
        public var progressFill: Color
        /// The color of the filled part of a bar if little remains.
        public var progressWarning: Color
        /// The color of progress beyond the goal.
        public var progressOver: Color
        /// The color of the filled part of a bar after the goal is met.
        public var progressComplete: Color

        // MARK: Over other content

        /// The color over all content while the user must wait.
        public var scrim: Color
        /// The background of a picture that fills the screen.
        public var mediaGround: Color
        /// The color of controls over pictures.
        public var onMedia: Color
        /// The background of controls over pictures.
        public var mediaControl: Color
        /// The shadow of cards.
        public var shadow: Color

        // MARK: People

        /// The color for a person who is present.
        public var online: Color
        /// The color for a person who is absent.
        public var away: Color

        // MARK: How something stands

        /// The colors of success.
        public var success: Status
        /// The colors of a warning.
        public var warning: Status
        /// The colors of an error.
        public var error: Status
        /// The colors of information.
        public var info: Status
        /// The colors of an element to review.
        public var review: Status

        // MARK: Gradients, from their start to their end

        /// The background of a card. Two equal colors result in a plain background.
        public var card: [Color]
        /// The background of a destructive button.
        public var danger: [Color]
        /// A skeleton, with the band of light in the middle.
        public var skeleton: [Color]

        /// The colors of a message about a state.
        public struct Status: Sendable {
            /// The color of text or icons on a plain background.
            public var text: Color
            /// The color of text or icons on ``soft``.
            public var onSoft: Color
            /// The background of text.
            public var soft: Color
            /// The color of a fill.
            public var solid: Color
            /// The color of text on ``solid``.
            public var onSolid: Color

            /// Creates the colors of a state. By default, the foreground color on the soft background equals the one on
            /// a plain background.
            public init(text: Color, onSoft: Color? = nil, soft: Color, solid: Color, onSolid: Color) {
                self.text = text
                self.onSoft = onSoft ?? text
                self.soft = soft
                self.solid = solid
                self.onSolid = onSolid
            }
        }

        /// Creates a palette of all its roles.
        public init(
            background: Color,
            surface: Color,
            surfaceLow: Color,
            surfacePressed: Color,
            inverseSurface: Color,
            onInverse: Color,
            textPrimary: Color,
            textSecondary: Color,
            textTertiary: Color,
            textDisabled: Color,
            border: Color,
            divider: Color,
            focus: Color,
            primary: Color,
            primaryFill: Color,
            onPrimaryFill: Color,
            primarySoft: Color,
            accent: Color,
            secondaryFill: Color,
            onSecondaryFill: Color,
            secondaryBorder: Color,
            disabledFill: Color,
            onDisabledFill: Color,
            iconButtonFill: Color,
            destructive: Color,
            destructiveSoft: Color,
            onDanger: Color,
            inputFill: Color,
            inputBorder: Color,
            inputError: Color,
            progressTrack: Color,
            progressFill: Color,
            progressWarning: Color,
            progressOver: Color,
            progressComplete: Color,
            scrim: Color,
            mediaGround: Color,
            onMedia: Color,
            mediaControl: Color,
            shadow: Color,
            online: Color,
            away: Color,
            success: Status,
            warning: Status,
            error: Status,
            info: Status,
            review: Status,
            card: [Color],
            danger: [Color],
            skeleton: [Color]
        ) {
            self.background = background
            self.surface = surface
            self.surfaceLow = surfaceLow
            self.surfacePressed = surfacePressed
            self.inverseSurface = inverseSurface
            self.onInverse = onInverse
            self.textPrimary = textPrimary
            self.textSecondary = textSecondary
            self.textTertiary = textTertiary
            self.textDisabled = textDisabled
            self.border = border
            self.divider = divider
            self.focus = focus
            self.primary = primary
            self.primaryFill = primaryFill
            self.onPrimaryFill = onPrimaryFill
            self.primarySoft = primarySoft
            self.accent = accent
            self.secondaryFill = secondaryFill
            self.onSecondaryFill = onSecondaryFill
            self.secondaryBorder = secondaryBorder
            self.disabledFill = disabledFill
            self.onDisabledFill = onDisabledFill
            self.iconButtonFill = iconButtonFill
            self.destructive = destructive
            self.destructiveSoft = destructiveSoft
            self.onDanger = onDanger
            self.inputFill = inputFill
            self.inputBorder = inputBorder
            self.inputError = inputError
            self.progressTrack = progressTrack
            self.progressFill = progressFill
            self.progressWarning = progressWarning
            self.progressOver = progressOver
            self.progressComplete = progressComplete
            self.scrim = scrim
            self.mediaGround = mediaGround
            self.onMedia = onMedia
            self.mediaControl = mediaControl
            self.shadow = shadow
            self.online = online
            self.away = away
            self.success = success
            self.warning = warning
            self.error = error
            self.info = info
            self.review = review
            self.card = card
            self.danger = danger
            self.skeleton = skeleton
        }
    }
}
