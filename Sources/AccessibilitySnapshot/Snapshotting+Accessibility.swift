import PerchHost
@_exported import SnapshotTesting
import SwiftUI
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Compares pictures of views with their accessibility elements and what a screen reader says.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// Compares pictures of views with their accessibility elements and what a screen reader says.
    ///
    /// - Parameters:
    ///   - showActivationPoints: When to show the points that assistive technology taps.
    ///   - useMonochromeSnapshot: Whether the view is drawn without color, so that the marks are easy to see.
    ///   - drawHierarchyInKeyWindow: Has no effect, as for `image`.
    ///   - markerColors: The colors of the marks, used in turn. Empty for the standard ones.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: ActivationPointDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        AccessibilityStrategy(
            points: activationPointDisplayMode, isMonochrome: useMonochromeSnapshot, colors: markerColors
        )
        .strategy(precision, perceptualPrecision) { view in
            let size = view.shownSize
            return (AnyView(ViewOfUIKitHost(view: view, fills: size != nil).ignoresSafeArea()), size)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Compares pictures of view controllers with their accessibility elements and what a screen reader says.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// Compares pictures of view controllers with their accessibility elements and what a screen reader says.
    ///
    /// The parameters are those of the strategy for views.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: ActivationPointDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        AccessibilityStrategy(
            points: activationPointDisplayMode, isMonochrome: useMonochromeSnapshot, colors: markerColors
        )
        .strategy(precision, perceptualPrecision) { controller in
            (AnyView(ControllerHost(controller: controller).ignoresSafeArea()), controller.view.shownSize)
        }
    }
}

extension Snapshotting where Value: View, Format == UIImage {
    /// Compares pictures of views with their accessibility elements and what a screen reader says.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// Compares pictures of views with their accessibility elements and what a screen reader says.
    ///
    /// - Parameters:
    ///   - showActivationPoints: When to show the points that assistive technology taps.
    ///   - useMonochromeSnapshot: Whether the view is drawn without color, so that the marks are easy to see.
    ///   - drawHierarchyInKeyWindow: Has no effect, as for `image`.
    ///   - markerColors: The colors of the marks, used in turn. Empty for the standard ones.
    ///   - size: The size in points. Nil for the one that the view wants.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: ActivationPointDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        size: CGSize? = nil, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        AccessibilityStrategy(
            points: activationPointDisplayMode, isMonochrome: useMonochromeSnapshot, colors: markerColors
        )
        .strategy(precision, perceptualPrecision) { (AnyView($0), size) }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// Compares what a screen reader says of each accessibility element of a view.
    public static var accessibilityDescription: Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            onMain {
                let surface = Surface(size: view.shownSize)
                let host = ViewOfUIKitHost(view: view, fills: surface.size != nil).ignoresSafeArea()
                guard let canvas = try? surface.canvas(host) else { return "" }
                return ReadElement.elements(canvas.elements).map { element in
                    element.hint.isEmpty ? element.description : element.description + "\nHint: " + element.hint
                }.joined(separator: "\n\n")
            }
        }
    }
}

private struct AccessibilityStrategy: @unchecked Sendable {
    let points: ActivationPointDisplayMode
    let isMonochrome: Bool
    let colors: [UIColor]

    /// - Parameter shown: what is drawn for a value, and its size.
    func strategy<Value>(
        _ precision: Float, _ perceptualPrecision: Float, _ shown: @escaping @MainActor (Value) -> (AnyView, CGSize?)
    ) -> Snapshotting<Value, UIImage> {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { value in
            let box = UncheckedBox(value)
            return onMain {
                let (view, size) = shown(box.value)
                return draw(view, size)
            }
        }
    }

    @MainActor private func draw(_ view: AnyView, _ size: CGSize?) -> UIImage {
        guard let canvas = try? Surface(size: size).canvas(view), let data = try? canvas.file(.png),
            let picture = UIImage(data: data, scale: canvas.scale)
        else { return UIImage() }
        return Surface().draw(
            AccessibilityPicture(
                picture: picture, elements: ReadElement.elements(canvas.elements), isMonochrome: isMonochrome,
                colors: colors, isPointShown: isPointShown))
    }

    private func isPointShown(_ element: ReadElement) -> Bool {
        switch points {
        case .always: true
        case .whenOverridden: element.hasOwnActivationPoint
        case .never: false
        }
    }
}
