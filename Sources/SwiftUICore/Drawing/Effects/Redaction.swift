import CoreGraphics
import DisplayList
import Foundation

/// Options that describe why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A reason that replaces missing content with placeholders: texts and images are bars.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// A reason that hides content that is marked as sensitive.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// A reason that marks the content as outdated.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}
private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons to hide content.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars.
    var showsPlaceholders: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Redacts the content of this view for a reason.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the contents of this view regardless of the views above.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as sensitive content.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.isPrivacySensitive) { $0 = $0 || sensitive }
    }
}

/// How placeholders look. Source: screenshots of iOS 17.
enum RedactionAppearance {
    static let opacity = 0.16
    static let cornerRadius: CGFloat = 4

    /// The bar that represents `box`.
    static func bar(_ box: CGRect, _ paint: Paint) -> DrawOperation {
        let radius = min(cornerRadius, min(box.width, box.height) / 2)
        let shape = PathData.roundedRect(box, cornerSize: CGSize(width: radius, height: radius), continuous: true)
        return .fill(shape, paint, evenOdd: false, antialiased: true)
    }
}
