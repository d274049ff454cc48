import CoreGraphics
import Foundation

/// The radius of a corner of a view.
public struct UICornerRadius: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fixed(Double)
        case concentric(minimum: Double?)
    }

    private let kind: Kind

    /// Returns a radius in points. Invalid numbers count as 0.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// A radius that is concentric with the corner of the container: the radius of the container minus the distance to
    /// it.
    public static var containerConcentric: UICornerRadius { containerConcentric() }
    /// Returns a radius that is concentric with the corner of the container, with a minimum in points.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }

    /// The radius at a distance from a corner of the view around, which has a radius, too.
    func points(container: CGFloat, distance: CGFloat) -> CGFloat {
        let radius: CGFloat =
            switch kind {
            case .fixed(let radius): CGFloat(radius)
            case .concentric(let minimum): max(container - distance, CGFloat(minimum ?? 0))
            }
        return radius > 0 ? radius : 0
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
    /// Creates a radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// The configuration of the corners of a view. It adapts to the size of the view.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case capsule(most: Double?)
        case corners([UICornerRadius], isUniform: Bool)
    }

    private let kind: Kind

    /// Returns a capsule shape.
    ///
    /// - Parameter maximumRadius: The maximum radius, in points. Nil for no limit.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(most: maximumRadius))
    }

    /// Returns a configuration with one rule for all corners. Each corner has the radius of the rule at this corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(kind: .corners(Array(repeating: radius, count: 4), isUniform: false))
    }

    /// Returns a configuration in which all corners have the largest radius of a rule.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(kind: .corners(Array(repeating: radius, count: 4), isUniform: true))
    }

    /// Returns a configuration with a rule for each corner. Corners without a rule are square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map { $0 ?? .fixed(0) }
        return UICornerConfiguration(kind: .corners(radii, isUniform: false))
    }

    /// The radii at the upper left, upper right, lower left and lower right.
    ///
    /// - Parameters:
    ///   - frame: where the view lies in the one around it.
    ///   - container: the size of that, and the radii of its corners.
    package func radii(
        in size: CGSize, frame: CGRect = .zero, container: (size: CGSize, radii: [CGFloat])? = nil
    ) -> [CGFloat] {
        let most = max(0, min(size.width, size.height) / 2)
        switch kind {
        case .capsule(let limit):
            return Array(repeating: min(most, limit.map { CGFloat(max(0, $0)) } ?? most), count: 4)
        case .corners(let corners, let isUniform):
            let outer = container?.size ?? size
            let (left, top) = (frame.minX, frame.minY)
            let (right, bottom) = (outer.width - frame.maxX, outer.height - frame.maxY)
            let distances = [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
            let radii = corners.indices.map { index in
                min(
                    most,
                    corners[index].points(container: container?.radii[index] ?? 0, distance: max(0, distances[index])))
            }
            return isUniform ? Array(repeating: radii.max() ?? 0, count: 4) : radii
        }
    }
}

extension UIView {
    /// The configuration of the corners, for any size of the view. It has precedence over the corner radius of the
    /// layer.
    public var cornerConfiguration: UICornerConfiguration {
        get { layer.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set { layer.corners = newValue }
    }
}
