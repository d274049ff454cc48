import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    let kind: Kind
    // A type's height is not isolated and may be asked for anywhere; that the type itself may be sent is not said.
    private nonisolated(unsafe) let custom: (any CustomPresentationDetent.Type)?

    private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// A detent at about half of the screen. It is not available if the height is compact.
    public static let medium = PresentationDetent(.medium)
    /// A detent with the full height, except a gap at the top.
    public static let large = PresentationDetent(.large)

    /// Returns a detent with a fraction of the full height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// Returns a detent with a height in points, to which the safe area at the bottom is added.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// Returns a detent whose height a custom type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
    }

    /// The values from which a custom detent computes its height.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that a sheet can have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Accesses an environment value of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// The sheet's height on a canvas, safe area at the bottom included; nil if the detent does not apply.
    func height(on canvas: SheetCanvas) -> CGFloat? {
        let largest = canvas.largestHeight
        let room = max(0, largest - canvas.insets.bottom)
        let height: CGFloat?
        switch kind {
        case .large: return largest
        case .medium:
            return canvas.isCompactHeight
                ? nil : canvas.size.height * canvas.environment.appearance.sheet.mediumFraction
        case .fraction(let fraction): height = room * fraction
        case .height(let points): height = points
        case .custom:
            height = custom?.height(in: Context(maxDetentValue: room, environment: canvas.environment))
        }
        guard let height else { return nil }
        guard height.isFinite else {
            Log.once("A presentation detent has the height \(height); the sheet uses its largest height.")
            return largest
        }
        return min(max(0, height) + canvas.insets.bottom, largest)
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A detent whose height the program computes.
public protocol CustomPresentationDetent {
    /// Returns the height in points. Nil if the detent does not apply.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The context of the detent.
    public typealias Context = PresentationDetent.Context
}

/// What the height of a sheet depends on.
struct SheetCanvas {
    let size: CGSize
    let insets: EdgeInsets
    let isCompactHeight: Bool
    let environment: EnvironmentValues

    var largestHeight: CGFloat {
        max(0, size.height - (isCompactHeight ? 0 : insets.top + SheetMetrics.largeTopGap))
    }
}
