import Foundation

/// The kinds of parts that a path is made of.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a new part of the path; one point.
    case moveToPoint
    /// A straight line; one point.
    case addLineToPoint
    /// A curve with one control point; the control point and the end.
    case addQuadCurveToPoint
    /// A curve with two control points; the control points and the end.
    case addCurveToPoint
    /// A line to where the part began; no point.
    case closeSubpath
}

/// One part of a path.
public struct CGPathElement {
    /// The kind of the part.
    public var type: CGPathElementType
    /// The part's points: control points first, then the end. They are valid only while the function that is given the element runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element with points that the caller keeps.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that is called for each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that is called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure for each of the path's elements, in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in data.elements {
            let (type, points) = element.typeAndPoints
            withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
                _ = buffer.initialize(from: points)
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }

    /// Calls a function for each of the path's elements, in order.
    ///
    /// - Parameter info: passed to the function with each element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension PathElement {
    fileprivate var typeAndPoints: (CGPathElementType, [CGPoint]) {
        switch self {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let control1, let control2): (.addCurveToPoint, [control1, control2, point])
        case .close: (.closeSubpath, [])
        }
    }
}
