import CoreGraphics
import Foundation

/// The tint in use.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let tint = shape.environment.tintStyle { return shape.apply(tint, setAt: \.tintStyle) }
        Color.accentColor._apply(to: &shape)
    }
}

/// A style that uses the background of the context, or the style that `backgroundStyle` set.
public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never
    @inlinable public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let style = shape.environment.backgroundStyle { return shape.apply(style, setAt: \.backgroundStyle) }
        Color(system: .systemBackground)._apply(to: &shape)
    }
}

/// A style for the background of selected content.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// A style for separators.
public struct SeparatorShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .separator)._apply(to: &shape) }
}

/// A style for placeholder text in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .placeholderText)._apply(to: &shape) }
}

/// The rotor of links.
public struct LinkShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .link)._apply(to: &shape) }
}

/// A style for the background of small controls, such as switches and fields.
public struct FillShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .systemFill)._apply(to: &shape) }
}

/// A style for the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .systemBackground)._apply(to: &shape) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint that is in force.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background style that is in force.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected elements.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators, which is thin and half transparent.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The rotor of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// The faint fill behind a control.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private enum TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The tint that a view set; nil is the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    /// The style of `BackgroundStyle`. Nil for the system background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of this view. Nil for the tint of the view above.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { settingTint(tint) }

    /// Sets the tint color of this view. Nil for the tint of the view above.
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View { settingTint(tint) }

    nonisolated private func settingTint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment { environment in
            guard let tint else { return }
            environment.tintStyle = AnyShapeStyle(tint)
            if let color = tint as? Color { environment.accentColor = color }
        }
    }

    /// Sets the accent color of this view: what is tinted where no view sets a tint. Switches keep their green.
    @available(iOS, deprecated: 100000.0, message: "Use an accent color in the asset catalog, or tint(_:).")
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        transformEnvironment { environment in
            guard let accentColor else { return }
            environment.accentColor = accentColor
            environment.tintStyle = nil
        }
    }

    /// Sets the style of `BackgroundStyle` in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
