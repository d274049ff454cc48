import CoreGraphics
import Foundation

/// A type that describes how the ground of a cell or a view looks, as a value.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
    /// The color of the ground; nil takes the tint color.
    public var backgroundColor: UIColor? = .clear
    /// Changes the color before it is used.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The room between the ground and the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color of the line around the ground; nil takes the tint color.
    public var strokeColor: UIColor? = .clear
    /// Changes the color of the line before it is used.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the ground, in points.
    public var strokeWidth: CGFloat = 0
    /// The stroke outset: how far the line is outside of the ground, in points.
    public var strokeOutset: CGFloat = 0 { didSet { UIKitWithoutEffect.backgroundConfigurationStrokeOutset.log() } }
    /// A view on the ground.
    public var customView: UIView?
    /// A picture on the ground.
    public var image: UIImage?
    /// The image content mode: how the picture fills the ground.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    private var style = Style.clear
    /// The color was chosen by the program, so that states leave it.
    private enum Style { case clear, plainCell, groupedCell, sidebarCell }

    private init(_ style: Style, _ color: UIColor) {
        self.style = style
        backgroundColor = color
    }

    /// Returns no ground.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear, .clear) }
    /// The ground of a cell in a list, by the look of the list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The ground of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainCell, .systemBackground)
    }
    /// The ground of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell, .secondarySystemGroupedBackground)
    }
    /// The ground of a header in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.clear, .systemBackground)
    }
    /// The ground of a header in a grouped list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The ground of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// The ground of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// The ground of a header in a sidebar: none.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// The ground of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.sidebarCell, .clear)
        configuration.cornerRadius = 10
        return configuration
    }

    /// The configuration for a state: a cell of a list is gray while it is highlighted or selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let state = state as? UICellConfigurationState, style != .clear else { return self }
        let isMarked = state.isSelected || state.isHighlighted
        var copy = self
        let own = Self.color(of: style, isMarked: false)
        let marked = Self.color(of: style, isMarked: true)
        // A color of the program's own stays.
        guard backgroundColor == own || backgroundColor == marked else { return self }
        copy.backgroundColor = isMarked ? marked : own
        return copy
    }

    private static func color(of style: Style, isMarked: Bool) -> UIColor {
        switch style {
        case .clear: .clear
        case .plainCell: isMarked ? .systemGray4 : .systemBackground
        case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isMarked ? .systemGray4 : .clear
        }
    }

    /// The color of the ground in a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer?(backgroundColor ?? tintColor) ?? backgroundColor ?? tintColor
    }
    /// The color of the line in a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        strokeColorTransformer?(strokeColor ?? tintColor) ?? strokeColor ?? tintColor
    }
}

/// Makes a color out of another one.
@MainActor @preconcurrency public struct UIConfigurationColorTransformer {
    /// Returns the color to use in place of one.
    public let transform: (UIColor) -> UIColor

    /// A transformer by a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The color in place of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A gray of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    /// The tint color as it is used for what is preferred.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The tint color as it is used for what is monochrome.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Shows the ground that a configuration describes.
final class ConfiguredGround: UIView {
    private let fill = UIView()
    private var insets = NSDirectionalEdgeInsets.zero
    private var inner: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ configuration: UIBackgroundConfiguration?, tint: UIColor) {
        guard let configuration else { return }
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
        insets = configuration.backgroundInsets
        let new =
            configuration.customView
            ?? configuration.image.map {
                let view = UIImageView(image: $0)
                view.contentMode = configuration.imageContentMode
                return view
            }
        if new !== inner {
            inner?.removeFromSuperview()
            if let new { fill.addSubview(new) }
            inner = new
        }
        fill.clipsToBounds = inner != nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        inner?.frame = fill.bounds
    }
}
