import SwiftUI

// How the native wrappers look, all in one place: an enum for each, with its colors, lengths and fonts. To restyle a
// component, change what it names here; its view need not be touched.
//
// Only tokens stand here, never a hex value or a size: where a token is missing, add it to the token files.

// MARK: - 1. Picker

/// The style of ``AppNativePicker``.
public enum NativePickerStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The color of the selected value and its chevrons on the closed picker, and of the check mark in the menu.
        public static let tint = Color.appSurfaceAccentPrimary
        /// The label on the closed picker.
        public static let label = Color.appTextPrimary
        /// The color of the selected row of the menu, if the menu supports colors of rows.
        public static let selectedText = Color.appTextAccent
        /// The color of the other rows.
        public static let optionText = Color.appTextPrimary
        /// The background color of menus that an app draws. The menus of the system have their own material, whose
        /// color cannot be changed.
        public static let menuBackground = Color.appSurfaceBaseLowContrast
        /// The label while the picker cannot be used.
        public static let disabled = Color.appTextMuted
        /// The border at rest.
        public static let border = Color.appBorderDefault
        /// The border while there is an error.
        public static let errorBorder = Color.appBorderError
        /// The message below.
        public static let errorText = Color.appTextError
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The corner radius of the box around the picker.
        public static let cornerRadius = CGFloat.radiusMD
        /// The space above and below the picker in its box, and between the box and the message.
        public static let paddingV = CGFloat.space2
        /// The padding at the left and right of the picker in its box.
        public static let paddingH = CGFloat.space4
        /// The width of the border while there is an error.
        public static let errorBorderWidth = CGFloat.borderWidthStrong
        /// The width of the border at rest.
        public static let defaultBorderWidth = CGFloat.borderWidthDefault
        /// The opacity of a disabled picker.
        public static let disabledOpacity = Double.opacityDisabled
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The label and the rows.
        public static let label = Font.appBodyMedium
        /// The message below.
        public static let helper = Font.appCaptionMedium
    }
}

// MARK: - 2. Date and time picker

/// The style of ``AppDateTimePicker``.
public enum NativeDatePickerStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The chosen day, today's number and the arrows of the calendar.
        public static let tint = Color.appSurfaceAccentPrimary
        /// The label.
        public static let label = Color.appTextPrimary
        /// The background of the calendar.
        public static let background = Color.appSurfaceBaseLowContrast
        /// The color of the number of the selected day, for calendars that an app draws. The calendar of the system
        /// uses the tint.
        public static let selectedDayText = Color.appTextOnBrandPrimary
        /// The color of the numbers of other days, for calendars that an app draws. The calendar of the system uses the
        /// label color.
        public static let dayText = Color.appTextPrimary
        /// The color of the numbers of disabled days, for calendars that an app draws. The calendar of the system uses
        /// the tertiary label color.
        public static let disabledDayText = Color.appTextMuted
        /// The color of the names of the weekdays, for calendars that an app draws. The calendar of the system uses the
        /// tertiary label color.
        public static let weekdayHeader = Color.appTextSecondary
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The corner radius of the card behind the calendar.
        public static let graphicalCornerRadius = CGFloat.radiusLG
        /// The space between the calendar and the edges of its card.
        public static let graphicalPadding = CGFloat.space3
        /// The space between the label and the control below it.
        public static let labelSpacing = CGFloat.space2
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The label.
        public static let label = Font.appBodyMedium
        /// The font of a month and year that an app draws beside the calendar.
        public static let monthYear = Font.appBodyLargeEm
        /// The font of a date that an app draws beside the compact control.
        public static let compactDate = Font.appBodyMedium
    }
}

// MARK: - 3. Page header

/// The style of ``AppPageHeaderModifier``.
public enum NativePageHeaderStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The background of the bar.
        public static let background = Color.appSurfaceBasePrimary
        /// The back button and the actions.
        public static let tint = Color.appTextBrand
        /// The color of large titles that an app draws. The title of the bar uses the label color, which UIKit's
        /// appearance can change.
        public static let largeTitle = Color.appTextPrimary
        /// The small title, for titles that an app draws.
        public static let inlineTitle = Color.appTextPrimary
        /// The color of the line below the bar. Use `Color.clear` for no line.
        public static let separator = Color.appBorderDefault
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The large title, for titles that an app draws.
        public static let largeTitle = Font.appTitleLarge
        /// The small title, for titles that an app draws.
        public static let inlineTitle = Font.appTitleSmall
        /// The actions.
        public static let trailingAction = Font.appCTAMedium
    }
}

// MARK: - 4. Bottom sheet

/// The style of `appBottomSheet(isPresented:detents:content:)`.
public enum NativeBottomSheetStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The background of the sheet.
        public static let sheetBackground = Color.appSurfaceBasePrimary
        /// The color of a grabber that an app draws. The grabber of the system has its own color.
        public static let dragIndicator = Color.appBorderDefault
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The radius of the sheet's upper corners.
        public static let cornerRadius = CGFloat.radiusXL
        /// The visibility of the grabber.
        public static let dragIndicatorVisibility: Visibility = .visible
        /// The default heights of the sheet.
        public static let defaultDetents: Set<PresentationDetent> = [.medium, .large]
        /// The padding at the left and right of the content.
        public static let contentPaddingH = CGFloat.space4
        /// The space above the content.
        public static let contentPaddingTop = CGFloat.space3
    }
}

// MARK: - 5. Bottom navigation bar

/// The style of ``AppBottomNavBar``. Call ``applyAppearance()`` once before the first tab view appears.
public enum NativeBottomNavStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The background of the bar.
        public static let background = Color.appSurfaceBasePrimary
        /// The icon of the current tab.
        public static let activeIcon = Color.appTextBrand
        /// The name of the current tab.
        public static let activeLabel = Color.appTextBrand
        /// The color of the icons of the other tabs.
        public static let inactiveIcon = Color.appTextMuted
        /// The color of the names of the other tabs.
        public static let inactiveLabel = Color.appTextMuted
        /// The background of the number on a tab.
        public static let badge = Color.appSurfaceErrorSolid
        /// The number on a tab.
        public static let badgeText = Color.appTextOnBrandPrimary
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The font size of the names, in points, for UIKit.
        public static let labelSize = CGFloat.fontSizeCaptionSmall
        /// The weight of the current tab's name.
        public static let activeLabelWeight: UIFont.Weight = .semibold
        /// The font weight of the names of the other tabs.
        public static let inactiveLabelWeight: UIFont.Weight = .regular
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The vertical offset of the names from their icons, in points.
        public static let iconVerticalOffset = CGFloat.spaceNone
    }

    /// Applies this style to all tab bars of the app.
    ///
    /// - Parameter theme: the theme of the app, in which each color represents its role.
    @MainActor public static func applyAppearance(theme: Theme = .bubbles) {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(theme(Colors.background))
        for layout in [
            appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
            appearance.compactInlineLayoutAppearance,
        ] {
            for (state, icon, label, weight) in [
                (layout.selected, Colors.activeIcon, Colors.activeLabel, Typography.activeLabelWeight),
                (layout.normal, Colors.inactiveIcon, Colors.inactiveLabel, Typography.inactiveLabelWeight),
            ] {
                state.iconColor = UIColor(theme(icon))
                state.titleTextAttributes = [
                    .foregroundColor: UIColor(theme(label)),
                    .font: UIFont.systemFont(ofSize: Typography.labelSize, weight: weight),
                ]
                state.titlePositionAdjustment = UIOffset(
                    horizontal: CGFloat.spaceNone, vertical: Layout.iconVerticalOffset)
                state.badgeBackgroundColor = UIColor(theme(Colors.badge))
                state.badgeTextAttributes = [.foregroundColor: UIColor(theme(Colors.badgeText))]
            }
        }
        UITabBar.appearance().standardAppearance = appearance
        UITabBar.appearance().scrollEdgeAppearance = appearance
    }
}

// MARK: - 6. Progress loader

/// The style of ``AppProgressLoader``.
public enum NativeProgressLoaderStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The color of the spinner and of the filled part of the bar.
        public static let tint = Color.appSurfaceAccentPrimary
        /// The rest of the bar.
        public static let track = Color.appSurfaceBaseLowContrast
        /// The label below.
        public static let label = Color.appTextSecondary
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The scale of the spinner.
        public static let scale = CGFloat.scaleDefault
        /// The height of the bar.
        public static let linearTrackHeight = CGFloat.trackHeightThick
        /// The radius of the bar's ends.
        public static let linearTrackRadius = CGFloat.trackRadiusThick
        /// The space between the spinner or bar and the label.
        public static let labelSpacing = CGFloat.space2
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The label below.
        public static let label = Font.appBodyMedium
    }
}

// MARK: - 7. Carousel

/// The style of ``AppCarousel`` and ``AppCarouselDots``.
public enum NativeCarouselStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The current page's dot.
        public static let dotActive = Color.appSurfaceBrand
        /// The color of the other dots.
        public static let dotInactive = Color.appSurfaceBaseLowContrast
        /// The background of the row of dots.
        public static let dotRowBackground = Color.clear
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The height of pages that fill the width.
        public static let pagedHeight = CGFloat.mediaHeight
        /// The space between cards that snap.
        public static let cardSpacing = CGFloat.space3
        /// The width of a dot.
        public static let dotInactiveWidth = CGFloat.indicatorSize
        /// The height of all dots.
        public static let dotHeight = CGFloat.indicatorSize
        /// The width of the current page's dot.
        public static let dotActiveWidth = CGFloat.indicatorActiveWidth
        /// The space between dots, and around their row.
        public static let dotGap = CGFloat.space1
        /// The space between the pages and the dots.
        public static let dotsSpacing = CGFloat.space3
    }

    /// Durations and curves of animations.
    public struct Motion {
        /// The animation of dots that grow and shrink.
        public static let dots = Animation.appSelection
    }
}

// MARK: - 8. Context menu and popover menu

/// The style of `appContextMenu(items:)` and ``AppPopoverMenu``. It applies only to popover menus, because the system
/// draws context menus.
public enum NativeContextMenuStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The color of texts and icons.
        public static let itemText = Color.appTextPrimary
        /// The color of texts and icons of destructive items.
        public static let destructiveText = Color.appTextError
        /// The background of the menu.
        public static let background = Color.appSurfaceBasePrimary
        /// The background of a pressed row.
        public static let pressedBackground = Color.surfacesBasePrimaryPressed
        /// The color of the line between rows.
        public static let rowDivider = Color.appBorderMuted
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The least width of the menu.
        public static let minWidth = CGFloat.menuMinWidth
        /// The padding at the left and right of a row.
        public static let itemPaddingH = CGFloat.space4
        /// The space above and below the content of a row.
        public static let itemPaddingV = CGFloat.space3
        /// The space between the icon and the text.
        public static let itemIconSpacing = CGFloat.space2
        /// The width of the column that icons are in.
        public static let itemIconWidth = CGFloat.iconSizeMd
        /// The corner radius of the menu.
        public static let cornerRadius = CGFloat.radiusMD
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The rows.
        public static let item = Font.appBodyMedium
    }
}

// MARK: - 9. Action sheet

/// The style of `appActionSheet(isPresented:title:message:actions:)`, which the system draws. The roles determine the
/// colors of its buttons.
public enum NativeActionSheetStyling {
    /// The fonts, from the tokens.
    public struct Typography {
        /// The message.
        public static let message = Font.appBodyMedium
    }
}

// MARK: - 10. Alert

/// The style of `appAlert(isPresented:title:message:buttons:)`, which the system draws. An alert should have at most
/// two buttons. For more buttons, use an action sheet.
public enum NativeAlertStyling {
    /// The fonts, from the tokens.
    public struct Typography {
        /// The message.
        public static let message = Font.appBodyMedium
    }
}

// MARK: - 11. Tooltip

/// The style of ``AppTooltip``.
public enum NativeTooltipStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The color of the bubble, which contrasts with the screen.
        public static let background = Color.appSurfaceInversePrimary
        /// The text in the bubble.
        public static let text = Color.appTextInversePrimary
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The corner radius of the bubble.
        public static let cornerRadius = CGFloat.radiusSM
        /// The padding at the left and right of the text.
        public static let paddingH = CGFloat.space3
        /// The space above and below the text.
        public static let paddingV = CGFloat.space2
        /// The maximum width of the bubble, including padding, at which the text wraps.
        public static let maxWidth = CGFloat.bubbleMaxWidth
        /// The edge of the bubble with the arrow. With `.top`, the bubble is below its anchor.
        public static let defaultArrowEdge: Edge = .top
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The text.
        public static let content = Font.appBodySmall
    }
}

// MARK: - 12. Color picker

/// The style of ``AppColorPicker``. The system draws the swatch and the panel.
public enum NativeColorPickerStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The label.
        public static let label = Color.appTextPrimary
        /// The color around the swatch.
        public static let tint = Color.appSurfaceAccentPrimary
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The label.
        public static let label = Font.appBodyMedium
    }
}

// MARK: - 13. Range slider

/// The style of ``AppRangeSlider``.
public enum NativeRangeSliderStyling {
    /// The colors, from the tokens.
    public struct Colors {
        /// The track between the thumbs.
        public static let trackActive = Color.appSurfaceAccentPrimary
        /// The rest of the track.
        public static let trackBackground = Color.appSurfaceBaseLowContrast
        /// The thumbs.
        public static let thumb = Color.appSurfaceBasePrimary
        /// The color of the border of the thumbs.
        public static let thumbShadow = Color.appBorderDefault
        /// The values below.
        public static let label = Color.appTextMuted
    }

    /// Lengths in points, and similar values.
    public struct Layout {
        /// The height of the track.
        public static let trackHeight = CGFloat.trackHeightThin
        /// The radius of the track's ends.
        public static let trackCornerRadius = CGFloat.trackRadiusThin
        /// The height of the slider, which is large enough for fingers.
        public static let totalHeight = CGFloat.touchTargetMin
        /// The diameter of the thumbs.
        public static let thumbDiameter = CGFloat.thumbDiameter
        /// The width of the border of the thumbs.
        public static let thumbBorderWidth = CGFloat.borderWidthDefault
        /// The space between the slider and the values below.
        public static let labelSpacing = CGFloat.space1
        /// The opacity of a disabled slider.
        public static let disabledOpacity = Double.opacityDisabled
    }

    /// The fonts, from the tokens.
    public struct Typography {
        /// The values below.
        public static let boundLabel = Font.appCaptionSmall
    }
}
