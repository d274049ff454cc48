import Foundation

/// A type that describes how the ground of a map looks. It is plain here, whatever the configuration.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
    /// Constants that describe how high things are.
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic = 1 }

    /// The elevation style: how high things are.
    open var elevationStyle: ElevationStyle

    init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// The usual map.
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
    /// Constants that describe how strong the colors are.
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted = 1 }

    /// The emphasis style: how strong the colors are.
    open var emphasisStyle: EmphasisStyle
    /// The point of interest filter: what kinds of places are shown. Nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether the traffic is shown.
    open var showsTraffic = false

    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle)
    }
}

/// Pictures from above with names.
@MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
    /// The point of interest filter: what kinds of places are shown. Nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether the traffic is shown.
    open var showsTraffic = false

    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// Pictures from above.
@MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// Options that describe what of the ground can be selected. Nothing can: it is plain.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// A type that describes what kinds of places are shown.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
        self.categories = Set(categories)
        self.isIncluding = isIncluding
    }

    /// Some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: true)
    }
    /// All but some kinds.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: false)
    }
    /// All kinds.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// A point of interest filter: no kind.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

    /// Returns a Boolean value that indicates whether places of a kind are shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Returns a Boolean value that indicates whether places of a kind are not shown.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
