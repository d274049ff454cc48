// Made by Scripts/tokens.py from Tokens/JSON/Components.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The measures of buttons.
enum ButtonMetrics {
    /// 44 points.
    static let minHeight: CGFloat = 44
    /// 10 points.
    static let paddingV: CGFloat = 10
    /// 16 points.
    static let paddingH: CGFloat = 16
    /// 4 points.
    static let iconGap: CGFloat = 4
    /// 36 points.
    static let heightSmall: CGFloat = 36
    /// 32 points.
    static let heightMenu: CGFloat = 32
    /// 52 points.
    static let heightLarge: CGFloat = 52
    /// 12 points.
    static let paddingHSmall: CGFloat = 12
    /// 20 points.
    static let paddingHLarge: CGFloat = 20
    /// 8 points.
    static let iconGapWide: CGFloat = 8
    /// 14 points.
    static let iconSmall: CGFloat = 14
    /// 17 points.
    static let iconMedium: CGFloat = 17
    /// 20 points.
    static let iconLarge: CGFloat = 20
}

/// The measures of badges.
enum BadgeMetrics {
    /// 10 points.
    static let paddingH: CGFloat = 10
    /// 4 points.
    static let paddingV: CGFloat = 4
    /// 4 points.
    static let iconGap: CGFloat = 4
}

/// The measures of fields.
enum FieldMetrics {
    /// 44 points.
    static let minHeight: CGFloat = 44
    /// 48 points.
    static let minHeightLarge: CGFloat = 48
    /// 12 points.
    static let paddingH: CGFloat = 12
    /// 8 points.
    static let paddingV: CGFloat = 8
    /// 4 points.
    static let labelGap: CGFloat = 4
}

/// The measures of bars and rings that show progress.
enum ProgressMetrics {
    /// 6 points.
    static let barHeight: CGFloat = 6
    /// 4 points.
    static let barHeightThin: CGFloat = 4
    /// 8 points.
    static let barHeightThick: CGFloat = 8
    /// 36 points.
    static let ring: CGFloat = 36
    /// 3 points.
    static let ringWidth: CGFloat = 3
    /// 48 points.
    static let ringLarge: CGFloat = 48
    /// 4 points.
    static let ringWidthLarge: CGFloat = 4
}

/// The measures of the circles that select.
enum SelectorMetrics {
    /// 18 points.
    static let size: CGFloat = 18
    /// 1 point.
    static let line: CGFloat = 1
    /// 44 points.
    static let touch: CGFloat = 44
}

/// The measures of segmented controls and tab bars.
enum SegmentMetrics {
    /// 36 points.
    static let minHeight: CGFloat = 36
    /// 6 points.
    static let radius: CGFloat = 6
    /// 3 points.
    static let underline: CGFloat = 3
    /// 10 points.
    static let tabPaddingH: CGFloat = 10
    /// 8 points.
    static let tabPaddingTop: CGFloat = 8
    /// 10 points.
    static let tabPaddingBottom: CGFloat = 10
}

/// The measures of cards.
enum CardMetrics {
    /// 12 points.
    static let gap: CGFloat = 12
    /// 6 points.
    static let shadowRadius: CGFloat = 6
    /// 2 points.
    static let shadowY: CGFloat = 2
    /// 8 points.
    static let liftedShadowRadius: CGFloat = 8
    /// 4 points.
    static let liftedShadowY: CGFloat = 4
}

/// The measures of sections that open and close.
enum SectionMetrics {
    /// 12 points.
    static let chevron: CGFloat = 12
    /// 44 points.
    static let headerMinHeight: CGFloat = 44
}

/// The measures of pictures.
enum MediaMetrics {
    /// 140 points.
    static let hero: CGFloat = 140
    /// 100 points.
    static let heroPlaceholder: CGFloat = 100
    /// 108 points.
    static let thumbnail: CGFloat = 108
    /// 56 points.
    static let thumbnailMedium: CGFloat = 56
    /// 44 points.
    static let thumbnailSmall: CGFloat = 44
    /// 21 points.
    static let thumbnailRadius: CGFloat = 21
    /// 6 points.
    static let cellRadius: CGFloat = 6
    /// 12 points.
    static let cellRadiusMedium: CGFloat = 12
    /// 20 points.
    static let primaryBadge: CGFloat = 20
    /// 10 points.
    static let primaryBadgeIcon: CGFloat = 10
    /// 36 points.
    static let closeButton: CGFloat = 36
    /// 28 points.
    static let placeholderIcon: CGFloat = 28
    /// 6 points.
    static let dash: CGFloat = 6
    /// 4 points.
    static let dashGap: CGFloat = 4
    /// 2 points.
    static let dashLine: CGFloat = 2
}

/// The measures of menus in sheets.
enum MenuMetrics {
    /// 48 points.
    static let rowMinHeight: CGFloat = 48
    /// 44 points.
    static let subrowMinHeight: CGFloat = 44
    /// 20 points.
    static let icon: CGFloat = 20
    /// 24 points.
    static let iconColumn: CGFloat = 24
    /// 14 points.
    static let mark: CGFloat = 14
}

/// The measures of status screens.
enum StateMetrics {
    /// 40 points.
    static let icon: CGFloat = 40
    /// 48 points.
    static let iconLarge: CGFloat = 48
    /// 320 points.
    static let maxWidth: CGFloat = 320
    /// 64 points.
    static let markSize: CGFloat = 64
}

/// The measures of avatars.
enum AvatarMetrics {
    /// 32 points.
    static let small: CGFloat = 32
    /// 44 points.
    static let medium: CGFloat = 44
    /// 64 points.
    static let large: CGFloat = 64
    /// 8 points.
    static let dotSmall: CGFloat = 8
    /// 12 points.
    static let dotMedium: CGFloat = 12
    /// 16 points.
    static let dotLarge: CGFloat = 16
    /// 2 points.
    static let ring: CGFloat = 2
}

/// The measures of toasts.
enum ToastMetrics {
    /// 12 points.
    static let radius: CGFloat = 12
    /// 14 points.
    static let padding: CGFloat = 14
    /// 16 points.
    static let margin: CGFloat = 16
    /// 560 points.
    static let maxWidth: CGFloat = 560
    /// 12 points.
    static let shadowRadius: CGFloat = 12
    /// 4 points.
    static let shadowY: CGFloat = 4
}

/// The measures of skeletons.
enum SkeletonMetrics {
    /// 14 points.
    static let lineHeight: CGFloat = 14
    /// 6 points.
    static let lineRadius: CGFloat = 6
    /// 8 points.
    static let lineGap: CGFloat = 8
}

/// The measures of the bars above lists.
enum ControlBarMetrics {
    /// 44 points.
    static let height: CGFloat = 44
    /// 14 points.
    static let icon: CGFloat = 14
    /// 8 points.
    static let itemGap: CGFloat = 8
}
