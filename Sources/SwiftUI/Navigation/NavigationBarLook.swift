import Foundation
import UIKit

/// The look of a navigation bar, as the program set it by `UINavigationBar.appearance()`.
@MainActor struct NavigationBarLook {
    private let bar: UINavigationBar?
    private let appearance: UINavigationBarAppearance?
    private let isAtEdge: Bool

    /// - Parameters:
    ///   - isAtEdge: whether no content is under the bar.
    ///   - isCompact: whether the bar is low.
    init(isAtEdge: Bool, isCompact: Bool) {
        bar = AppearanceProxies.existing(UINavigationBar.self)
        self.isAtEdge = isAtEdge
        let standard = isCompact ? bar?.compactAppearance ?? bar?.standardAppearance : bar?.standardAppearance
        let edge = isCompact ? bar?.compactScrollEdgeAppearance ?? bar?.scrollEdgeAppearance : bar?.scrollEdgeAppearance
        appearance = isAtEdge ? edge ?? standard : standard
        hasEdgeAppearance = edge != nil
    }

    private let hasEdgeAppearance: Bool

    /// Whether the program set anything about bars.
    var isSet: Bool { bar != nil }

    /// What the bar is filled with. At the edge of the content it is clear unless the program wants something there.
    var ground: BarGround {
        if isAtEdge, !hasEdgeAppearance { return .clear }
        guard let bar, let appearance else { return .standard }
        var ground = BarGround(appearance)
        guard !isAtEdge else { return ground }
        // The older properties represent parts of the standard appearance.
        if appearance.backgroundColor == nil {
            if let color = bar.barTintColor {
                ground.fill = AnyShapeStyle(Color(uiColor: color))
            } else if !bar.isTranslucent {
                ground.fill = AnyShapeStyle(SystemBackgrounds.plain)
            }
        }
        if let image = bar.backgroundImage(for: .default) {
            ground.material = nil
            ground.image = image.size == .zero ? nil : image
        }
        if let shadow = bar.shadowImage, shadow.size == .zero { ground.hairline = nil }
        return ground
    }

    // MARK: Text

    var titleFont: Font { font(appearance?.titleTextAttributes, bar?.titleTextAttributes) ?? BarMetrics.titleFont }
    var titleColor: AnyShapeStyle { color(appearance?.titleTextAttributes, bar?.titleTextAttributes) }
    var largeTitleFont: Font {
        font(appearance?.largeTitleTextAttributes, bar?.largeTitleTextAttributes) ?? LargeTitleMetrics.font
    }
    var largeTitleColor: AnyShapeStyle {
        color(appearance?.largeTitleTextAttributes, bar?.largeTitleTextAttributes)
    }

    /// The color of buttons; nil leaves the tint.
    var itemColor: Color? {
        let attributes = appearance?.buttonAppearance.normal.titleTextAttributes
        return uiColor(attributes) ?? bar?.ownTintColor.map { Color(uiColor: $0) }
            ?? AppearanceProxies.existing(UIBarButtonItem.self)?.tintColor.map { Color(uiColor: $0) }
    }

    /// The color of the back button's title; nil leaves that of buttons.
    var backColor: Color? { uiColor(appearance?.backButtonAppearance.normal.titleTextAttributes) }

    private typealias Attributes = [NSAttributedString.Key: Any]

    private func uiColor(_ attributes: Attributes?) -> Color? {
        (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    }

    private func color(_ attributes: Attributes?, _ older: Attributes?) -> AnyShapeStyle {
        (uiColor(attributes) ?? uiColor(older)).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)
    }

    private func font(_ attributes: Attributes?, _ older: Attributes?) -> Font? {
        ((attributes?[.font] ?? older?[.font]) as? UIFont).map { Font($0) }
    }
}
