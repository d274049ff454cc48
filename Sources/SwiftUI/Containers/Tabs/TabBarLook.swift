import Foundation
import UIKit

/// The look of an item of a tab bar, as the program set it by `UITabBar.appearance()`.
@MainActor struct TabBarLook {
    private let bar: UITabBar?
    private let state: UITabBarItemStateAppearance?
    private let layout: UITabBarItemAppearance.Style
    private let isSelected: Bool
    private let isFloating: Bool

    init(_ layout: UITabBarItemAppearance.Style, isSelected: Bool, isFloating: Bool = false) {
        self.layout = layout
        self.isFloating = isFloating
        self.isSelected = isSelected
        bar = AppearanceProxies.existing(UITabBar.self)
        let items =
            switch layout {
            case .stacked: bar?.standardAppearance.stackedLayoutAppearance
            case .inline: bar?.standardAppearance.inlineLayoutAppearance
            case .compactInline: bar?.standardAppearance.compactInlineLayoutAppearance
            }
        state = isSelected ? items?.selected : items?.normal
    }

    var iconColor: AnyShapeStyle {
        state?.iconColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? itemColor
    }

    var titleColor: AnyShapeStyle {
        let own = state?.titleTextAttributes[.foregroundColor] as? UIColor
        return own.map { AnyShapeStyle(Color(uiColor: $0)) } ?? itemColor
    }

    private var itemColor: AnyShapeStyle {
        if isSelected { return bar?.ownTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint) }
        let usual = isFloating ? SystemBackgrounds.label : TabBarMetrics.unselected
        return AnyShapeStyle(bar?.unselectedItemTintColor.map { Color(uiColor: $0) } ?? usual)
    }

    var titleFont: Font {
        if let own = state?.titleTextAttributes[.font] as? UIFont { return Font(own) }
        return layout == .stacked ? TabBarMetrics.labelFont : TabBarMetrics.inlineLabelFont
    }

    var badgeColor: Color { state?.badgeBackgroundColor.map { Color(uiColor: $0) } ?? .red }

    var badgeTextColor: Color {
        (state?.badgeTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? .white
    }

    var badgeFont: Font { (state?.badgeTextAttributes[.font] as? UIFont).map(Font.init) ?? TabBarMetrics.badgeFont }

    /// What the bar is filled with. At the edge of the content it is clear unless the program wants something there.
    static func ground(isAtEdge: Bool) -> BarGround {
        guard let bar = AppearanceProxies.existing(UITabBar.self) else { return isAtEdge ? .clear : .standard }
        if isAtEdge {
            if let edge = bar.scrollEdgeAppearance { return BarGround(edge) }
            return bar.isTranslucent ? .clear : ground(isAtEdge: false)
        }
        var ground = BarGround(bar.standardAppearance)
        // The older properties represent parts of the standard appearance.
        if bar.standardAppearance.backgroundColor == nil {
            if let color = bar.barTintColor ?? bar.backgroundColor {
                ground.fill = AnyShapeStyle(Color(uiColor: color))
            } else if !bar.isTranslucent {
                ground.fill = AnyShapeStyle(SystemBackgrounds.plain)
            }
        }
        return ground
    }
}
