import SwiftUI

/// Which of the appearances the app has; what the system has unless chosen otherwise.
public enum AppearancePreference: String, CaseIterable, Identifiable, Sendable {
    case system, light, dark

    /// Where it is remembered.
    public static let key = "colorSchemePreference"

    public var id: Self { self }

    var label: String {
        switch self {
        case .system: String(localized: "System")
        case .light: String(localized: "Light")
        case .dark: String(localized: "Dark")
        }
    }

    var icon: String {
        switch self {
        case .system: "gear"
        case .light: "sun.max"
        case .dark: "moon"
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
