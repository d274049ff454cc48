import UIKit

/// A device for snapshots: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
    /// The orientations of a phone.
    public enum Orientation: Sendable {
        /// A landscape orientation.
        case landscape
        /// A portrait orientation.
        case portrait
    }

    /// The orientations of a tablet, and the part of its screen that the program uses.
    public enum TabletOrientation: Sendable {
        /// The parts of a screen in portrait orientation.
        public enum PortraitSplits: Sendable {
            /// A part of the screen, or all of it.
            case oneThird, twoThirds, full
        }

        /// The parts of a screen in landscape orientation.
        public enum LandscapeSplits: Sendable {
            /// A part of the screen, or all of it.
            case oneThird, oneHalf, twoThirds, full
        }

        /// A landscape orientation, with a part of the screen.
        case landscape(splitView: LandscapeSplits)
        /// A portrait orientation, with a part of the screen.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets that bars and corners cover, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points. Nil for the size of the view.
    public var size: CGSize?
    /// The size classes, the idiom and other traits.
    public var traits: UITraitCollection

    /// Creates a device.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}

/// The measures of a phone, from which its configurations come.
struct PhoneScreen {
    let width: CGFloat
    let height: CGFloat
    /// What is covered when it is upright.
    var top: CGFloat = 20
    var bottom: CGFloat = 0
    /// What is covered at each side and below when it lies on its side.
    var side: CGFloat = 0
    var landscapeBottom: CGFloat = 0
    /// Whether its width is regular when it lies on its side.
    var isLarge = false

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        let isLandscape = orientation == .landscape
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium),
            UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: isLandscape && isLarge ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
        ])
        return isLandscape
            ? ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
                size: CGSize(width: height, height: width), traits: traits)
            : ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
    }
}

/// The measures of a tablet, from which its configurations come.
struct TabletScreen {
    let width: CGFloat
    let height: CGFloat
    var top: CGFloat = 20
    var bottom: CGFloat = 0
    /// The widths of a third, a half and two thirds on its side, and of a third and two thirds when it is upright.
    let landscapeWidths: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
    let portraitWidths: (third: CGFloat, twoThirds: CGFloat)

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let size: CGSize
        var isCompact = false
        switch orientation {
        case .landscape(let split):
            switch split {
            case .oneThird: (size, isCompact) = (CGSize(width: landscapeWidths.third, height: width), true)
            case .oneHalf:
                // Only the largest tablet has room for two regular halves.
                (size, isCompact) = (CGSize(width: landscapeWidths.half, height: width), height < 1300)
            case .twoThirds: size = CGSize(width: landscapeWidths.twoThirds, height: width)
            case .full: size = CGSize(width: height, height: width)
            }
        case .portrait(let split):
            switch split {
            case .oneThird: (size, isCompact) = (CGSize(width: portraitWidths.third, height: height), true)
            case .twoThirds: (size, isCompact) = (CGSize(width: portraitWidths.twoThirds, height: height), true)
            case .full: size = CGSize(width: width, height: height)
            }
        }
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium),
            UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
            UITraitCollection(verticalSizeClass: .regular),
        ])
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size, traits: traits)
    }
}
