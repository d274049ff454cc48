import CoreGraphics

/// A rectangle whose corners are square, rounded, or concentric to those of the container.
///
/// The container is the nearest one that `containerShape(_:)` gave a shape, or a sheet of the system. A concentric
/// corner has the radius of the container's corner less its distance from it; it is square if nothing is left, and if
/// there is no container.
public struct ConcentricRectangle: Shape {
    /// Corners that get the largest of their radii.
    private enum Uniformity: Hashable, Sendable { case none, all, top, bottom, leading, trailing, topAndBottom, sides }

    private var corners: RoundedRectangularShapeCorners
    private var uniformity = Uniformity.none

    private init(_ corners: RoundedRectangularShapeCorners, _ uniformity: Uniformity) {
        self.corners = corners
        self.uniformity = uniformity
    }

    /// Creates a rectangle with concentric corners, each with its own radius.
    public init() { corners = .concentric }

    /// Creates a rectangle with the same style for all corners.
    ///
    /// - Parameter isUniform: whether all get the largest radius that one of them has.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? .all : .none)
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner), .none)
    }

    /// Creates a rectangle whose upper corners have the larger of their radii, as do the lower corners.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), .topAndBottom)
    }

    /// Creates a rectangle whose upper corners have the larger of their radii.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner), .top)
    }

    /// Creates a rectangle whose lower corners have the larger of their radii.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), .bottom)
    }

    /// Creates a rectangle whose leading corners have the larger of their radii, as do the trailing corners.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
                bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners), .sides)
    }

    /// Creates a rectangle whose leading corners have the larger of their radii.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
                bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner), .leading)
    }

    /// Creates a rectangle whose trailing corners have the larger of their radii.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: uniformTrailingCorners), .trailing)
    }

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, container: nil, bounds: nil) }
}

extension ConcentricRectangle: ContainerShapeReader {
    nonisolated func path(in rect: CGRect, container: ContainerShapeProvider?, bounds: CGRect?) -> Path {
        Path(roundedRect: rect, cornerRadii: radii(in: rect, container: container, bounds: bounds), style: .continuous)
    }

    func radii(in rect: CGRect, container: ContainerShapeProvider?, bounds: CGRect?) -> RectangleCornerRadii {
        let bounds = bounds ?? rect
        let outer = container?.corners(bounds.size)
        let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
        let (leading, trailing) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
        func radius(_ style: Edge.Corner.Style, _ outer: CGFloat?, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
            let radius = style.radius(container: outer, distance: max(across, down, 0))
            return min(radius, max(0, min(rect.width, rect.height) / 2))
        }
        var radii = RectangleCornerRadii(
            topLeading: radius(corners.topLeading, outer?.topLeading, leading, top),
            bottomLeading: radius(corners.bottomLeading, outer?.bottomLeading, leading, bottom),
            bottomTrailing: radius(corners.bottomTrailing, outer?.bottomTrailing, trailing, bottom),
            topTrailing: radius(corners.topTrailing, outer?.topTrailing, trailing, top))
        func even(_ keys: WritableKeyPath<RectangleCornerRadii, CGFloat>...) {
            let largest = keys.map { radii[keyPath: $0] }.max() ?? 0
            for key in keys { radii[keyPath: key] = largest }
        }
        switch uniformity {
        case .none: break
        case .all: even(\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing)
        case .top: even(\.topLeading, \.topTrailing)
        case .bottom: even(\.bottomLeading, \.bottomTrailing)
        case .leading: even(\.topLeading, \.bottomLeading)
        case .trailing: even(\.topTrailing, \.bottomTrailing)
        case .topAndBottom:
            even(\.topLeading, \.topTrailing)
            even(\.bottomLeading, \.bottomTrailing)
        case .sides:
            even(\.topLeading, \.bottomLeading)
            even(\.topTrailing, \.bottomTrailing)
        }
        return radii
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle with the same style for all corners, which can be concentric to those of the container.
    ///
    /// - Parameter isUniform: whether all get the largest radius that one of them has.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// Returns a rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
