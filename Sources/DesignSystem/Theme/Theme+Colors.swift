import SwiftUI

extension Theme {
    /// Colors, by what they are for. Each follows the appearance automatically; no component asks for it.
    public struct Colors: Sendable {
        // MARK: Grounds

        /// Behind a screen.
        public var background: Color
        /// Cards and sheets.
        public var surface: Color
        /// Placeholders, and grounds that hardly stand out.
        public var surfaceLow: Color
        /// A row while it is pressed.
        public var surfacePressed: Color
        /// What stands out against the screen, such as a hint.
        public var inverseSurface: Color
        /// Text on it.
        public var onInverse: Color

        // MARK: Text

        /// Text.
        public var textPrimary: Color
        /// Text of the second rank.
        public var textSecondary: Color
        /// Text of the third rank.
        public var textTertiary: Color
        /// Text of what cannot be used.
        public var textDisabled: Color

        // MARK: Lines

        /// Around cards and controls.
        public var border: Color
        /// Between things.
        public var divider: Color
        /// Around what has the keyboard.
        public var focus: Color

        // MARK: Brand

        /// The brand as text, icon or line.
        public var primary: Color
        /// The brand as a fill.
        public var primaryFill: Color
        /// Text on that fill.
        public var onPrimaryFill: Color
        /// The brand as a ground behind text.
        public var primarySoft: Color
        /// What can be set or is chosen: checks, sliders, links.
        public var accent: Color

        // MARK: Buttons

        /// Behind a secondary button.
        public var secondaryFill: Color
        /// Its text.
        public var onSecondaryFill: Color
        /// The line around it.
        public var secondaryBorder: Color
        /// Behind a button that cannot be used.
        public var disabledFill: Color
        /// Its text.
        public var onDisabledFill: Color
        /// Behind a button that is only an icon.
        public var iconButtonFill: Color
        /// What destroys something, as text, icon or line.
        public var destructive: Color
        /// The same as a ground behind text.
        public var destructiveSoft: Color
        /// Text on ``danger``.
        public var onDanger: Color

        // MARK: Fields

        /// Behind a field.
        public var inputFill: Color
        /// Around a field.
        public var inputBorder: Color
        /// Around a field with an error, and the error's text.
        public var inputError: Color

        // MARK: Progress

        /// The part of a bar that is not filled.
        public var progressTrack: Color
        /// The part that is filled.
        public var progressFill: Color
        /// The filled part when little is left.
        public var progressWarning: Color
        /// What goes beyond.
        public var progressOver: Color
        /// The filled part when the goal is met.
        public var progressComplete: Color

        // MARK: Over other content

        /// Over everything else while something must be waited for.
        public var scrim: Color
        /// Behind a picture that fills the screen.
        public var mediaGround: Color
        /// Controls over pictures.
        public var onMedia: Color
        /// Behind such controls.
        public var mediaControl: Color
        /// The shadow of cards.
        public var shadow: Color

        // MARK: People

        /// Somebody who is there.
        public var online: Color
        /// Somebody who is not.
        public var away: Color

        // MARK: How something stands

        /// That something worked.
        public var success: Status
        /// That something should be watched.
        public var warning: Status
        /// That something failed.
        public var error: Status
        /// What is worth knowing.
        public var info: Status
        /// What somebody should look at.
        public var review: Status

        // MARK: Gradients, from their start to their end

        /// Behind a card; two equal colors make a plain one.
        public var card: [Color]
        /// Behind a button that destroys something.
        public var danger: [Color]
        /// A skeleton, with the band of light in the middle.
        public var skeleton: [Color]

        /// The colors of a message that tells how something stands.
        public struct Status: Sendable {
            /// As text or icon on a plain ground.
            public var text: Color
            /// As text or icon on ``soft``.
            public var onSoft: Color
            /// As a ground behind text.
            public var soft: Color
            /// As a fill.
            public var solid: Color
            /// As text on ``solid``.
            public var onSolid: Color

            /// Creates the colors of a state; on the soft ground stands the same color as on a plain one by default.
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
