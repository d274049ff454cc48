import CoreLocation
import Foundation
import SwiftUI

/// A type that represents the content of a map.
@MainActor @preconcurrency public protocol MapContent {
    /// The type of the content in the body.
    associatedtype Body: MapContent
    /// The content of this content.
    @MapContentBuilder var body: Body { get }
    /// The features to draw. Only content of this module implements this property.
    var _features: [_MapFeature] { get }
}

extension MapContent {
    public var _features: [_MapFeature] { body._features }
}

extension MapContent where Body == Never {
    /// The body of content of this module, which does not have a body. Reading this property is a programming error.
    public var body: Never { fatalError("\(Self.self) is a primitive map content; its body may not be called") }
}

extension Never: MapContent {
    public var _features: [_MapFeature] { [] }
}

/// A feature of a map in the form in which it is drawn.
public struct _MapFeature {
    enum Kind {
        case view(CLLocationCoordinate2D, UnitPoint, AnyView)
        case line([CLLocationCoordinate2D], isClosed: Bool)
        case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
    }

    var kind: Kind
    var title: Text?
    var tag: AnyHashable?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var fill: AnyShapeStyle?
    var tint: Color?
    var showsTitle = true

    var places: [CLLocationCoordinate2D] {
        switch kind {
        case .view(let place, _, _): [place]
        case .line(let places, _): places
        case .circle(let center, let radius): Self.corners(center, radius)
        }
    }

    private static func corners(_ center: CLLocationCoordinate2D, _ radius: CLLocationDistance)
        -> [CLLocationCoordinate2D]
    {
        let span = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
            .span
        return [-0.5, 0.5].map {
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta * $0,
                longitude: center.longitude + span.longitudeDelta * $0)
        }
    }
}

/// A result builder that creates map content from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public enum MapContentBuilder {
    /// Returns the content unchanged.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Returns empty content.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// Returns the content unchanged.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Returns several contents.
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> TupleMapContent<
        repeat each Content
    > {
        TupleMapContent(repeat each content)
    }
    /// Returns the content of an `if` statement without `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// Returns the content of a branch of an `if` statement.
    public static func buildEither<A: MapContent, B: MapContent>(first: A) -> ConditionalMapContent<A, B> {
        .first(first)
    }
    /// Returns the content of a branch of an `if` statement.
    public static func buildEither<A: MapContent, B: MapContent>(second: B) -> ConditionalMapContent<A, B> {
        .second(second)
    }
    /// Returns the content of an `if #available` statement.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}

/// Map content without elements.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    /// Creates an empty value.
    public init() {}
    public var _features: [_MapFeature] { [] }
}

/// Several contents of a map.
public struct TupleMapContent<each Content: MapContent>: MapContent {
    public typealias Body = Never
    private let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    public var _features: [_MapFeature] {
        var features: [_MapFeature] = []
        for part in repeat each content { features += part._features }
        return features
    }
}

/// One of two contents of a map, for an `if` statement with `else`.
public enum ConditionalMapContent<A: MapContent, B: MapContent>: MapContent {
    case first(A), second(B)
    public typealias Body = Never
    public var _features: [_MapFeature] {
        switch self {
        case .first(let content): content._features
        case .second(let content): content._features
        }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public var _features: [_MapFeature] { self?._features ?? [] }
}

/// Contents of a map for the elements of a collection.
extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
    public var _features: [_MapFeature] { data.flatMap { content($0)._features } }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates the content of each element, identified by its `id`.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: MapContent {
    /// Creates the content of each element, identified by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}
