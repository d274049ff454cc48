import SwiftUI

/// A width, a height or a radius.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind

    /// The dimension that the chart chooses.
    public static let automatic = MarkDimension(kind: .automatic)
    /// Returns a dimension in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// Returns a dimension as a fraction of the available space, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// Returns a dimension that is the available space, reduced by a number of points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    private init(kind: Kind) { self.kind = kind }

    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .ratio(let value): value * room
        case .inset(let value): max(0, room - 2 * value)
        }
    }

    func radius(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        if case .inset(let value) = kind { return room - value }
        return length(in: room, automatic: automatic)
    }
}

/// A width or a height of the marks of a collection, which can differ for each element.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let dimension: (DataElement) -> MarkDimension

    /// The dimensions that the chart chooses.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
    /// Returns a dimension in points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
    /// Returns a dimension in points for each element.
    public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: value]) }
    }
    /// Returns a dimension as a fraction of the available space, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
    /// Returns a dimension as a fraction of the available space for each element.
    public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: value]) }
    }
    /// Returns a dimension that is the available space, reduced by a number of points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
    /// Returns a dimension that is the available space, reduced by points at each end, for each element.
    public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: value]) }
    }
    public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
    public init(floatLiteral value: Double) { self.init { _ in .fixed(value) } }
    private init(dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }
}
