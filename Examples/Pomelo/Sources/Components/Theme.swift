import SwiftUI
import UIKit

/// A color that the user picks for the whole app.
enum Theme: String, CaseIterable, Identifiable, Sendable {
    case pomelo, lime, plum, harbour

    var id: String { rawValue }
    var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

    var tint: Color {
        switch self {
        case .pomelo: return Color(light: 0xC2303D, dark: 0xFF7A7F)
        case .lime: return Color(light: 0x3F7A31, dark: 0x8FD16F)
        case .plum: return Color(light: 0x7A3E9D, dark: 0xC792EA)
        case .harbour: return Color(light: 0x1F6F8B, dark: 0x6EC6E0)
        }
    }

    /// Behind white text, in both appearances.
    var fill: Color {
        switch self {
        case .pomelo: return Color(UIColor(hex: 0xC2303D))
        case .lime: return Color(UIColor(hex: 0x3F7A31))
        case .plum: return Color(UIColor(hex: 0x7A3E9D))
        case .harbour: return Color(UIColor(hex: 0x1F6F8B))
        }
    }

    private var depth: Color {
        switch self {
        case .pomelo: return Color(UIColor(hex: 0x9E1F33))
        case .lime: return Color(UIColor(hex: 0x2E5E22))
        case .plum: return Color(UIColor(hex: 0x5C2A7C))
        case .harbour: return Color(UIColor(hex: 0x16546A))
        }
    }

    var gradient: LinearGradient {
        LinearGradient(
            gradient: Gradient(colors: [fill, depth]), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension Color {
    init(light: UInt32, dark: UInt32) {
        self.init(
            UIColor { traits in
                UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light)
            })
    }
}

extension UIColor {
    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.pomelo
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme).accentColor(theme.tint)
    }
}

extension Appearance {
    public var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .system: return .unspecified
        case .light: return .light
        case .dark: return .dark
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: return nil
        case .light: return .light
        case .dark: return .dark
        }
    }
}

/// How the bars look, all over the app.
@MainActor
public enum BarAppearance {
    public static func install() {
        let navigation = UINavigationBarAppearance()
        navigation.configureWithDefaultBackground()
        navigation.titleTextAttributes = [.foregroundColor: UIColor.label]
        UINavigationBar.appearance().standardAppearance = navigation
        UINavigationBar.appearance().prefersLargeTitles = true
        UITabBar.appearance().unselectedItemTintColor = .secondaryLabel
        UIPageControl.appearance().currentPageIndicatorTintColor = .label
    }
}

/// Taps that can be felt.
@MainActor
struct Haptics {
    var isOn = true

    func tap(_ style: UIImpactFeedbackGenerator.FeedbackStyle = .light) {
        guard isOn else { return }
        UIImpactFeedbackGenerator(style: style).impactOccurred()
    }

    func finished() {
        guard isOn else { return }
        let generator = UINotificationFeedbackGenerator()
        generator.prepare()
        generator.notificationOccurred(.success)
    }
}
