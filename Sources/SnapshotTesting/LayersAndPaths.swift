import Foundation
import SwiftUI
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// Compares the pixels of layers.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of layers, in the sizes that they have.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - traits: Traits such as the dark appearance.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let scale = traits.snapshotScale
        return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { layer in
                // The main actor has drawn it when `onMain` returns.
                nonisolated(unsafe) let layer = layer
                return onMain {
                    var image = UIImage()
                    traits.performAsCurrent {
                        image = drawing(layer.bounds, scale: scale) { layer.render(in: $0) }
                    }
                    return image
                }
            }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// Compares the pixels of paths, filled with black by the even-odd rule.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of paths.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - scale: The pixels for each point.
    ///   - drawingMode: How the path is filled and stroked, in black.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { path in
                onMain {
                    drawing(path.boundingBoxOfPath, scale: scale) { context in
                        context.addPath(path)
                        context.drawPath(using: drawingMode)
                    }
                }
            }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// Compares the pixels of paths, filled with black.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of paths, filled with black.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - scale: The pixels for each point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { path in
                nonisolated(unsafe) let path = path
                return onMain { drawing(path.bounds, scale: scale) { _ in path.fill() } }
            }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// Compares the elements of paths and their points, one element in a line.
    public static var elementsDescription: Snapshotting { elementsDescription(numberFormatter: pathNumbers()) }

    /// Compares the elements of paths and their points, one element in a line.
    ///
    /// - Parameter numberFormatter: Formats the coordinates.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { $0.elementLines(numberFormatter).joined(separator: "\n") }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// Compares the elements of paths and their points, one element in a line.
    public static var elementsDescription: Snapshotting { elementsDescription(numberFormatter: pathNumbers()) }

    /// Compares the elements of paths and their points, one element in a line.
    ///
    /// - Parameter numberFormatter: Formats the coordinates.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in
            nonisolated(unsafe) let path = path
            return onMain { path.cgPath }
        }
    }
}

/// Numbers with up to three decimals.
private func pathNumbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
}

/// An image of what is drawn in a rectangle; an empty image where the rectangle is empty.
@MainActor private func drawing(_ bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

extension CGPath {
    fileprivate func elementLines(_ numbers: NumberFormatter) -> [String] {
        var lines: [String] = []
        applyWithBlock { pointer in
            let element = pointer.pointee
            let (name, count) =
                switch element.type {
                case .moveToPoint: ("MoveTo", 1)
                case .addLineToPoint: ("LineTo", 1)
                case .addQuadCurveToPoint: ("QuadCurveTo", 2)
                case .addCurveToPoint: ("CurveTo", 3)
                case .closeSubpath: ("Close", 0)
                @unknown default: ("Unknown", 0)
                }
            let points = (0..<count).map { index in
                let point = element.points[index]
                return "(\(numbers.text(point.x)), \(numbers.text(point.y)))"
            }
            lines.append(([name] + points).joined(separator: " "))
        }
        return lines
    }
}

extension NumberFormatter {
    fileprivate func text(_ number: CGFloat) -> String { string(from: NSNumber(value: Double(number))) ?? "\(number)" }
}
