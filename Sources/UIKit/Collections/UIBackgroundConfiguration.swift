import CoreGraphics
import Foundation

/// A value that describes the background of a cell or a view.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
    /// The color of the background. Nil for the tint color.
    public var backgroundColor: UIColor? = .clear
    /// A transformer that changes the color before it is used.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color of the stroke. Nil for the tint color.
    public var strokeColor: UIColor? = .clear
    /// A transformer that changes the color of the stroke before it is used.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The outset of the stroke, in points. Perch stores this value, but it has no effect.
    public var strokeOutset: CGFloat = 0 { didSet { UIKitWithoutEffect.backgroundConfigurationStrokeOutset.log() } }
    /// A view in the background.
    public var customView: UIView?
    /// An image in the background.
    public var image: UIImage?
    /// The content mode of the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    private var style = Style.clear
    /// The color was chosen by the program, so that states leave it.
    private enum Style { case clear, plainCell, groupedCell, sidebarCell }

    private init(_ style: Style, _ color: UIColor) {
        self.style = style
        backgroundColor = color
    }

    /// Returns a configuration without a background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear, .clear) }
    /// Returns the background of a list cell, for the appearance of the list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainCell, .systemBackground)
    }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell, .secondarySystemGroupedBackground)
    }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.clear, .systemBackground)
    }
    /// Returns the background of a header or footer in a grouped list, which is empty.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header in a sidebar, which is empty.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.sidebarCell, .clear)
        configuration.cornerRadius = 10
        return configuration
    }

    /// Returns the configuration for a state. A list cell is gray while it is highlighted or selected.
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

    /// Returns the color of the background for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer?(backgroundColor ?? tintColor) ?? backgroundColor ?? tintColor
    }
    /// Returns the color of the stroke for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        strokeColorTransformer?(strokeColor ?? tintColor) ?? strokeColor ?? tintColor
    }
}

/// A closure that converts one color to another.
@MainActor @preconcurrency public struct UIConfigurationColorTransformer {
    /// The closure that converts the color.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the converted color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that returns a gray color with the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    /// A transformer that returns the preferred tint color.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// A transformer that returns the monochrome tint color.
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
