import Foundation
import UIKit

/// Sheets, in points, from the token table of the iOS 17 look.
enum SheetMetrics {
    /// The distance of a large sheet's top from the status bar.
    static let largeTopGap: CGFloat = 10
    static let behindScale: CGFloat = 0.9165
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// Between a sheet that is placed at an edge and that edge of the safe area. Not measured.
    static let edgeInset: CGFloat = 16
    static let formSize = CGSize(width: 540, height: 620)
    static let pageSize = CGSize(width: 768, height: 1024)
    /// Detents are put in order by their heights on a screen of this size.
    static let comparisonCanvas = CGSize(width: 393, height: 852)
    static var background: Color { Color(uiColor: .systemBackground) }

    /// How far a sheet can be pulled beyond its largest height, in parts of the canvas's: its gap at the top goes from 8 % to
    /// 7.2 %. Source: Flutter's sheet, measured in the simulator of iOS 18.0.
    static let stretch: CGFloat = 0.008
    /// How far a sheet that may not be sent away gives way to a pull, in parts of the canvas's height. By eye; no source.
    static let resistance: CGFloat = 0.1
    /// A sheet that is released stops where it would be after this time, in seconds, at its present speed. With it a
    /// throw of two screen heights a second, which sends a large sheet away in Flutter's account of iOS 18, does so
    /// here.
    static let projection: TimeInterval = 0.25
    static let motion = PresentationMotion(opening: SystemMotion.spring, closing: SystemMotion.spring)

    /// What dims the screen under a modal presentation.
    static func dimming(_ scheme: ColorScheme) -> Color {
        Color.black.opacity(scheme == .dark ? 0.48 : 0.2)
    }
}

/// The sheets of a design, in points.
struct SheetLook: Sendable {
    var cornerRadius: CGFloat = 10
    var mediumFraction: CGFloat = 0.5
    /// How far a sheet that is lower than a large one stands from the edges of the screen, with all corners round, on
    /// glass; nil if it reaches them.
    var floatingInset: CGFloat?
    /// Whether the content behind a large sheet becomes smaller.
    var scalesPresenter = true
    var grabberColor = Color(uiColor: .tertiaryLabel)

    /// Source: the handle of iOS 26 is black at 25 %. In dark appearance by eye.
    static let grabber26 = UIColor(dynamicProvider: {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.25)
    })
}

/// The alerts of a design, in points.
struct AlertLook: Sendable {
    /// Buttons that stand apart, under words that begin at one side.
    struct Capsules: Sendable {
        var width: CGFloat = 300
        var cornerRadius: CGFloat = 34
        var textInset: CGFloat = 28.5
        var textTop: CGFloat = 22
        var textBottom: CGFloat = 20
        var titleFont = Font.headline
        var messageFont = Font.subheadline
        var buttonHeight: CGFloat = 48
        var buttonGap: CGFloat = 8
        var buttonInset: CGFloat = 14
        var buttonFont = Font.body.weight(.medium)
        var fill = Color(uiColor: .tertiarySystemFill)
        var fieldHeight: CGFloat = 34
        var fieldInset: CGFloat = 15
        var fieldRadius: CGFloat = 7
    }

    enum Style: Sendable {
        /// Words in the middle over buttons with lines between them.
        case lines
        case capsules(Capsules)
    }

    var style = Style.lines
}

/// The confirmation dialogs of a design, in points.
struct ConfirmationLook: Sendable {
    /// Whether dialogs on narrow screens are popovers, too, at the view that they belong to.
    var isPopover = false
    var popoverWidth: CGFloat = 300
    var popoverRadius: CGFloat = PopoverMetrics.cornerRadius
    var arrowBase: CGFloat = PopoverMetrics.arrowBase
    /// Buttons that stand apart on glass; nil for buttons with lines between them.
    var capsules: AlertLook.Capsules?
}

/// Alerts.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    static let cornerRadius: CGFloat = 14
    static let padding: CGFloat = 20
    static let horizontalPadding: CGFloat = 16
    static let titleFont = Font.headline
    static let messageFont = Font.footnote
    static let titleMessageGap: CGFloat = 2
    static let buttonHeight: CGFloat = 44
    static let buttonFont = Font.body
    static let emphasizedButtonFont = Font.headline
    static let buttonPadding: CGFloat = 8
    static let minimumScale: CGFloat = 0.6
    static let screenMargin: CGFloat = 24
    static let fieldHeight: CGFloat = 30
    static let fieldFont = Font.footnote
    static let fieldRadius: CGFloat = 5
    static let fieldPadding: CGFloat = 6
    static let fieldsTop: CGFloat = 16
    /// How large an alert is when it begins to appear; it fades in, and fades out without another size. General knowledge of
    /// iOS, where accounts lie between 1.2 and 1.3.
    static let initialScale: CGFloat = 1.2
    /// A spring of stiffness 522 without bounce, at rest after 0.4 seconds. General knowledge; that it is a spring, from a
    /// thread of Flutter's about simulations in routes.
    static let motion = PresentationMotion(
        opening: .spring(Spring(mass: 1, stiffness: 522, damping: 2 * 522.0.squareRoot())),
        closing: .spring(Spring(mass: 1, stiffness: 522, damping: 2 * 522.0.squareRoot())))

    static func background(_ scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(.sRGB, red: 30 / 255, green: 30 / 255, blue: 30 / 255, opacity: 0.75)
            : Color(.sRGB, red: 242 / 255, green: 242 / 255, blue: 242 / 255, opacity: 0.8)
    }

    static func pressed(_ scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(.sRGB, red: 46 / 255, green: 46 / 255, blue: 46 / 255)
            : Color(.sRGB, red: 225 / 255, green: 225 / 255, blue: 225 / 255)
    }
}

/// Action sheets, which confirmation dialogs are on narrow screens.
enum ActionSheetMetrics {
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 14
    static let buttonHeight: CGFloat = 57
    static let buttonFont = Font.title3
    static let cancelFont = Font.title3.weight(.semibold)
    static let titleFont = Font.footnote.weight(.semibold)
    static let messageFont = Font.footnote
    static let contentPadding = EdgeInsets(top: 13.5, leading: 16, bottom: 13.5, trailing: 16)
    static let titleMessageGap: CGFloat = 4
    static let cancelGap: CGFloat = 8
    /// Slides in 0.335 seconds, as Flutter's account of the system's route has it.
    static let motion = PresentationMotion(
        opening: SystemMotion.settling(in: 0.335), closing: SystemMotion.settling(in: 0.335))

    static func background(_ scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(.sRGB, red: 41 / 255, green: 41 / 255, blue: 41 / 255, opacity: 0.745)
            : Color(.sRGB, red: 252 / 255, green: 252 / 255, blue: 252 / 255, opacity: 0.785)
    }

    static func cancelBackground(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(.sRGB, red: 44 / 255, green: 44 / 255, blue: 46 / 255) : .white
    }
}

/// The popovers of a design, in points.
struct PopoverLook: Sendable {
    var cornerRadius: CGFloat = PopoverMetrics.cornerRadius
    var arrowBase: CGFloat = PopoverMetrics.arrowBase
    /// Whether the bubble is of glass, unless the program gives it a ground.
    var isGlass = false
}

/// Popovers.
enum PopoverMetrics {
    static let cornerRadius: CGFloat = 13
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let screenMargin: CGFloat = 10
    static let shadowRadius: CGFloat = 40
    static let shadowOpacity = 0.2
    /// How large a popover is when it begins to grow out of its arrow. No source; by eye.
    static let initialScale: CGFloat = 0.5
    /// It fades out in about 0.25 seconds, by general knowledge of iOS; how long it takes to open is not known and taken to be
    /// as for alerts.
    static let motion = PresentationMotion(
        opening: AlertMetrics.motion.opening, closing: SystemMotion.settling(in: 0.25))
    /// The sides of the anchor that a popover which may go anywhere tries, in this order.
    static let sides: [Edge] = [.bottom, .top, .trailing, .leading]
}

/// The column beside the content that an inspector is on a wide screen.
enum InspectorMetrics {
    static let width: CGFloat = 320
    /// What the content keeps.
    static let contentMinimum: CGFloat = 320
    /// Columns that appear and disappear are taken to move as pages do; no source.
    static let motion = PresentationMotion(opening: SystemMotion.spring, closing: SystemMotion.spring)
}

/// Context menus with what they are about.
enum ContextMenuMetrics {
    static let cornerRadius: CGFloat = 13
    static let screenMargin: CGFloat = 16
    /// Between the preview and the menu.
    static let gap: CGFloat = 12
    static var blur: AnyShapeStyle { AnyShapeStyle(Material.ultraThin) }
    static let dimming = Color.black.opacity(0.1)
    /// How large a preview is when it begins to lift: as large as what is held has shrunk to. Source: Flutter's context menu,
    /// for iOS 13 to 16; those of iOS 17 are not known.
    static let initialPreviewScale: CGFloat = 0.95
}
