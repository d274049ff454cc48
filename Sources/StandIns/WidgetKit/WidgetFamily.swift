import SwiftUI

/// The size and shape of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// In points, on an iPhone that is 393 points wide; the largest one on an iPad.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 342)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    /// Whether the widget lies on the lock screen.
    var isAccessory: Bool { size.height <= 72 }
    var margin: CGFloat { isAccessory ? 0 : 16 }
    var cornerRadius: CGFloat { self == .accessoryCircular ? 36 : isAccessory ? 0 : 22 }
}

/// A type that describes how the system colors a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// A mode with full colors.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// A mode with two colors.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// A mode with shades of one color, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// The family of the widget that contains the view. Outside a widget, it is small.
    @Entry public var widgetFamily: WidgetFamily = .systemSmall
    /// The rendering mode of the widget that contains the view.
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    /// A Boolean value that indicates whether the widget shows the background of `containerBackground`.
    @Entry public var showsWidgetContainerBackground: Bool = true
    /// The margins around the widget's content, in points.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
}
