import SwiftUI

/// A theme for all components: colors, fonts, distances, radii, line widths, and animations.
///
/// Three come with the design system: ``bubbles``, ``shield`` and ``ledger``, each made of one token set. A component has
/// the theme that its document was written for, until one is put into the environment:
///
/// ```swift
/// SettingsScreen()
///     .theme(.shield)
/// ```
///
/// Another theme is a value; begin with one that is near and change what differs:
///
/// ```swift
/// extension Theme {
///     static let orchard = Theme.ledger.named("Orchard") { theme in
///         theme.colors.primary = Color("Leaf")
///         theme.colors.primaryFill = Color("Leaf")
///         theme.radii.card = 20
///     }
/// }
/// ```
public struct Theme: Sendable {
    /// The name of the theme. Themes with the same name are equal.
    public var name: String
    /// The colors, by purpose.
    public var colors: Colors
    /// The fonts, by purpose.
    public var fonts: Fonts
    /// The distances, in points.
    public var spacing: Spacing
    /// The corner radii, in points.
    public var radii: Radii
    /// The line widths, in points.
    public var lines: Lines
    /// The animations of the theme.
    public var motion: Motion

    /// Creates a theme from its parts.
    public init(
        name: String, colors: Colors, fonts: Fonts, spacing: Spacing = Spacing(), radii: Radii, lines: Lines = Lines(),
        motion: Motion = Motion()
    ) {
        self.name = name
        self.colors = colors
        self.fonts = fonts
        self.spacing = spacing
        self.radii = radii
        self.lines = lines
        self.motion = motion
    }

    /// Returns a copy of this theme with another name and the changes of a closure.
    public func named(_ name: String, _ change: (inout Theme) -> Void = { _ in }) -> Theme {
        var theme = self
        theme.name = name
        change(&theme)
        return theme
    }

    /// The themes of the design system.
    public static let all: [Theme] = [.bubbles, .shield, .ledger]
}

extension Theme: Equatable {
    public static func == (left: Theme, right: Theme) -> Bool { left.name == right.name }
}

extension Theme {
    /// The distances of a theme, in points, in ascending order.
    public struct Spacing: Sendable {
        /// The space between closely related elements, such as an icon and its text. The default is 4.
        public var xs: CGFloat
        /// The space between related elements. The default is 8.
        public var sm: CGFloat
        /// The space between the lines of a card. The default is 12.
        public var md: CGFloat
        /// The space between groups. The default is 16.
        public var lg: CGFloat
        /// The space between sections. The default is 24.
        public var xl: CGFloat
        /// The space between parts of a screen. The default is 32.
        public var xxl: CGFloat
        /// The space around a separate element. The default is 48.
        public var xxxl: CGFloat
        /// The space between the content of a screen and its edges. The default is 16.
        public var screen: CGFloat
        /// The space between the content of a card and its edges. The default is 16.
        public var card: CGFloat
        /// The space between cards in a list. The default is 12.
        public var listGap: CGFloat

        /// Creates distances on a grid of 4 points.
        public init(
            xs: CGFloat = .space1, sm: CGFloat = .space2, md: CGFloat = .space3, lg: CGFloat = .space4,
            xl: CGFloat = .space6, xxl: CGFloat = .space8, xxxl: CGFloat = .space12, screen: CGFloat = .space4,
            card: CGFloat = .space4, listGap: CGFloat = .space3
        ) {
            self.xs = xs
            self.sm = sm
            self.md = md
            self.lg = lg
            self.xl = xl
            self.xxl = xxl
            self.xxxl = xxxl
            self.screen = screen
            self.card = card
            self.listGap = listGap
        }
    }

    /// The corner radii of a theme, in points: a scale of sizes, and the radii of components.
    public struct Radii: Sendable {
        /// The rungs, from the smallest.
        public var xs, sm, md, lg, xl, xxl: CGFloat
        /// The corner radius of cards.
        public var card: CGFloat
        /// The corner radius of buttons.
        public var button: CGFloat
        /// The corner radius of fields.
        public var input: CGFloat
        /// The corner radius of sheets.
        public var sheet: CGFloat

        /// Creates radii. By default, the scale equals that of ``Theme/bubbles``.
        public init(
            xs: CGFloat = .radiusXS, sm: CGFloat = .radiusSM, md: CGFloat = .radiusMD, lg: CGFloat = .radiusLG,
            xl: CGFloat = .radiusXL, xxl: CGFloat = .radius2XL, card: CGFloat, button: CGFloat, input: CGFloat,
            sheet: CGFloat
        ) {
            self.xs = xs
            self.sm = sm
            self.md = md
            self.lg = lg
            self.xl = xl
            self.xxl = xxl
            self.card = card
            self.button = button
            self.input = input
            self.sheet = sheet
        }
    }

    /// The line widths of a theme, in points.
    public struct Lines: Sendable {
        /// The width of borders and separators. The default is 1.
        public var border: CGFloat
        /// The border width of a secondary button. The default is 1.
        public var button: CGFloat
        /// The border width of a selected or focused element. The default is 2.
        public var selected: CGFloat

        /// Creates line widths.
        public init(
            border: CGFloat = .borderWidthDefault, button: CGFloat = .borderWidthDefault,
            selected: CGFloat = Dimensions.selectionBorderWidth
        ) {
            self.border = border
            self.button = button
            self.selected = selected
        }
    }

    /// The animations of a theme.
    public struct Motion: Sendable {
        /// The animation of a selection that moves from one element to another.
        public var selection: Animation
        /// The animation of a part that opens or closes.
        public var expand: Animation
        /// The animation of a pressed button.
        public var press: Animation
        /// A message that appears and disappears.
        public var message: Animation
        /// A bar or ring that fills.
        public var progress: Animation
        /// The animation of content that replaces other content.
        public var exchange: Animation

        /// Creates animations.
        public init(
            selection: Animation = .appSelection, expand: Animation = .appExpand, press: Animation = .appPress,
            message: Animation = .appMessage, progress: Animation = .appProgress, exchange: Animation = .appExchange
        ) {
            self.selection = selection
            self.expand = expand
            self.press = press
            self.message = message
            self.progress = progress
            self.exchange = exchange
        }
    }

    /// The fonts of a theme, by purpose. All fonts should scale with Dynamic Type.
    public struct Fonts: Sendable {
        /// The title of a screen.
        public var title: Font
        /// The title of a sheet or a section.
        public var heading: Font
        /// The title of a card or a row.
        public var subheading: Font
        /// The font of body text.
        public var body: Font
        /// The font of small text.
        public var small: Font
        /// The font of captions.
        public var caption: Font
        /// The font of labels of fields.
        public var label: Font
        /// The font of typed text.
        public var input: Font
        /// The font of labels of sections, in capitals.
        public var sectionLabel: Font
        /// The font of badges.
        public var badge: Font
        /// The fonts of small, regular, and large buttons.
        public var buttonSmall, button, buttonLarge: Font

        /// Creates a set of fonts.
        public init(
            title: Font, heading: Font, subheading: Font, body: Font, small: Font, caption: Font, label: Font,
            input: Font, sectionLabel: Font, badge: Font, buttonSmall: Font, button: Font, buttonLarge: Font
        ) {
            self.title = title
            self.heading = heading
            self.subheading = subheading
            self.body = body
            self.small = small
            self.caption = caption
            self.label = label
            self.input = input
            self.sectionLabel = sectionLabel
            self.badge = badge
            self.buttonSmall = buttonSmall
            self.button = button
            self.buttonLarge = buttonLarge
        }
    }
}
