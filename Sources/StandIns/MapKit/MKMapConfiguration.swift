import Foundation

/// A configuration of the appearance of a map. In Perch, it has no effect, and the map has a plain background.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
    /// Constants that describe the elevation of a map.
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic = 1 }

    /// The elevation style.
    open var elevationStyle: ElevationStyle

    init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// The usual map.
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
    /// Constants that describe how strong the colors are.
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted = 1 }

    /// The emphasis style, which describes the strength of colors.
    open var emphasisStyle: EmphasisStyle
    /// The filter for points of interest. Nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether traffic is visible.
    open var showsTraffic = false

    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle)
    }
}

/// A configuration with satellite images and labels.
@MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
    /// The filter for points of interest. Nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether traffic is visible.
    open var showsTraffic = false

    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// A configuration with satellite images.
@MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// Options that describe which map features the user can select. In Perch, there are no features.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// A filter for points of interest.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
        self.categories = Set(categories)
        self.isIncluding = isIncluding
    }

    /// Creates a filter that includes some categories.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: true)
    }
    /// Creates a filter that excludes some categories.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: false)
    }
    /// The filter that includes all categories.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// The filter that excludes all categories.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

    /// Returns a Boolean value that indicates whether the filter includes a category.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Returns a Boolean value that indicates whether the filter excludes a category.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
