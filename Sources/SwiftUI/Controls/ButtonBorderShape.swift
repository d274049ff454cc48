import Foundation

/// The shape of the border of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, circle, roundedRectangle(radius: CGFloat?) }
    private let kind: Kind

    /// The default shape, which depends on the size of the control.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule shape.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle with the default corner radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A circle, for buttons that show only an icon.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns a rounded rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    var isCircle: Bool { kind == .circle }

    /// The outline in `rect`.
    ///
    /// - Parameter standardRadius: the radius of the usual corners.
    fileprivate func path(
        in rect: CGRect, standardRadius: CGFloat, isAutomaticCapsule: Bool, capsule: RoundedCornerStyle = .continuous
    ) -> Path {
        switch kind {
        case .capsule: return Capsule(style: capsule).path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .automatic:
            return isAutomaticCapsule ? Capsule(style: capsule).path(in: rect) : rounded(rect, standardRadius)
        case .roundedRectangle(let radius): return rounded(rect, radius ?? standardRadius)
        }
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        path(in: rect, standardRadius: ButtonMetrics(.regular).cornerRadius, isAutomaticCapsule: false)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetButtonBorder(shape: self, amount: amount)
    }
}

private struct InsetButtonBorder: InsettableShape {
    let shape: ButtonBorderShape
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

    nonisolated func inset(by amount: CGFloat) -> InsetButtonBorder {
        InsetButtonBorder(shape: shape, amount: self.amount + amount)
    }
}

/// The outline of a button of some size.
struct ResolvedButtonBorder: Shape {
    let shape: ButtonBorderShape
    let controlSize: ControlSize
    var look = ButtonLook()
    /// How capsules end.
    var capsule = RoundedCornerStyle.continuous

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(
            in: rect, standardRadius: ButtonMetrics(controlSize).cornerRadius,
            isAutomaticCapsule: look.isCapsule || controlSize == .mini || controlSize == .small,
            capsule: capsule)
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension Shape where Self == ButtonBorderShape {
    /// A shape that is the border of bordered buttons, and depends on the size of the control.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of bordered buttons.
    package var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of the bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
