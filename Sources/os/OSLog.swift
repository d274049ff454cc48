import Foundation

/// A type that describes what lines of the log belong to: a subsystem and one of its categories.
public final class OSLog: NSObject, Sendable {
    /// Kinds of signposts that tools know.
    public struct Category: Sendable {
        let name: String

        /// A category: what somebody wants to find in a recording.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// A category: what is recorded only while somebody records.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// The same, with stacks.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log of lines that say nothing else.
    public static let `default` = OSLog(nil)
    /// A log of which nothing is written.
    public static let disabled = OSLog(nil, isDisabled: true)

    private let name: String?
    private let isDisabled: Bool

    private init(_ name: String?, isDisabled: Bool = false) {
        self.name = name
        self.isDisabled = isDisabled
        super.init()
    }

    /// A log of a category of a subsystem, which is named like `com.example.app`.
    public convenience init(subsystem: String, category: String) { self.init("\(subsystem):\(category)") }

    /// A log of one of the categories that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Returns a Boolean value that indicates whether lines of a type are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.settings.writes(type) }

    /// A Boolean value that indicates whether signposts are written: as lines of the type `debug`.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// What stands before a message.
    var bracket: String { name.map { "[\($0)] " } ?? "" }
}
