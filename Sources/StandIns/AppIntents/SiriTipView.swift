import SwiftUI

/// The style of a Siri tip.
public struct SiriTipViewStyle: Hashable, Sendable {
    fileprivate enum Kind { case automatic, dark, light }
    fileprivate let kind: Kind
    /// The style of the environment.
    public static let automatic = SiriTipViewStyle(kind: .automatic)
    /// A style with light text on a dark background.
    public static let dark = SiriTipViewStyle(kind: .dark)
    /// A style with dark text on a light background.
    public static let light = SiriTipViewStyle(kind: .light)
}

/// A view that shows a phrase for Siri.
public struct SiriTipView: View {
    private let phrase: String
    private let isVisible: Binding<Bool>
    private let canClose: Bool
    @Environment(\.siriTipViewStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a tip for an intent. Without a binding it cannot be closed.
    @MainActor @preconcurrency public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        phrase = String(localized: Intent.title)
        self.isVisible = isVisible ?? .constant(true)
        canClose = isVisible != nil
    }

    public var body: some View {
        if isVisible.wrappedValue {
            let isDark = style.kind == .dark || (style.kind == .automatic && colorScheme == .dark)
            HStack(spacing: 12) {
                Image(systemName: "mic.circle.fill").font(.title2).foregroundStyle(.tint).accessibilityHidden(true)
                Text(verbatim: "Say “\(phrase)”").font(.subheadline)
                Spacer(minLength: 0)
                if canClose {
                    Button("Close", systemImage: "xmark") { isVisible.wrappedValue = false }
                        .labelStyle(.iconOnly).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                        .buttonStyle(.plain)
                }
            }
            .padding()
            .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
            .environment(\.colorScheme, isDark ? .dark : .light)
        }
    }
}

/// The style of a link to the Shortcuts app.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    fileprivate enum Kind { case automatic, dark, darkOutline, light, lightOutline }
    fileprivate let kind: Kind
    /// The style of the environment.
    public static let automatic = ShortcutsLinkStyle(kind: .automatic)
    /// The style of the environment, with a border.
    public static let automaticOutline = ShortcutsLinkStyle(kind: .automatic)
    /// A style with light text on a dark background.
    public static let dark = ShortcutsLinkStyle(kind: .dark)
    /// A style with light text on a dark background, with a border.
    public static let darkOutline = ShortcutsLinkStyle(kind: .darkOutline)
    /// A style with dark text on a light background.
    public static let light = ShortcutsLinkStyle(kind: .light)
    /// A style with dark text on a light background, with a border.
    public static let lightOutline = ShortcutsLinkStyle(kind: .lightOutline)
}

/// A button that opens the app's shortcuts in the Shortcuts app. There is no such app.
public struct ShortcutsLink: View {
    private let action: (() -> Void)?
    @Environment(\.shortcutsLinkStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a button.
    @MainActor @preconcurrency public init() { action = nil }
    /// Creates a link with an additional action.
    @MainActor @preconcurrency public init(action: @escaping () -> Void) { self.action = action }

    /// The content of the view, which is a button. In Perch, the link has no effect, except for the action of the
    /// button.
    public var body: some View {
        let isDark: Bool =
            switch style.kind {
            case .automatic: colorScheme == .light
            case .dark, .darkOutline: true
            case .light, .lightOutline: false
            }
        let hasOutline = style.kind == .darkOutline || style.kind == .lightOutline
        Button {
            noSystem("ShortcutsLink")
            action?()
        } label: {
            Label("Shortcuts", systemImage: "square.stack.3d.up").font(.body.weight(.medium))
                .padding(.horizontal, 16).padding(.vertical, 10)
                .foregroundStyle(isDark ? Color.white : Color.black)
                .background(isDark ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 10))
                .overlay {
                    if hasOutline { RoundedRectangle(cornerRadius: 10).strokeBorder(isDark ? Color.white : .black) }
                }
        }
        .buttonStyle(.plain)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var siriTipViewStyle = SiriTipViewStyle.automatic
    @Entry fileprivate var shortcutsLinkStyle = ShortcutsLinkStyle.automatic
}

extension View {
    /// Sets the style of Siri tips in this view.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        environment(\.siriTipViewStyle, style)
    }
    /// Sets the style of links to the Shortcuts app in this view.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        environment(\.shortcutsLinkStyle, style)
    }
}

/// An intent that configures a control of the Control Center.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}
