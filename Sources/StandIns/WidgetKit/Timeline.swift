import Foundation
import SwiftUI

/// A type that describes what a widget shows at a date.
public protocol TimelineEntry: SendableMetatype {
    /// The date.
    var date: Date { get }
    /// The relevance: how relevant the widget is then.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// The relevance: not known.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// A type that describes how relevant a widget is.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Compared with other entries of the app.
    public var score: Float
    /// The duration: for how many seconds. The value 0 means until the next entry.
    public var duration: TimeInterval
    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// A type that describes when the system asks for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isAtEnd: Bool

    /// A timeline reload policy: after the last entry.
    public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
    /// A timeline reload policy: not until the app asks for it.
    public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
    /// Returns a policy that reloads after a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// A type that describes what a widget shows from date to date.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// The policy: when the system asks for a new timeline.
    public let policy: TimelineReloadPolicy
    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// A type that describes what a provider knows of the widget.
public struct TimelineProviderContext: Sendable {
    /// The widget's family.
    public let family: WidgetFamily
    /// A Boolean value that indicates whether the widget is shown in the gallery.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, isPreview: Bool = true) {
        self.family = family
        self.isPreview = isPreview
        displaySize = family.size
    }
}

/// Makes a widget's entries.
public protocol TimelineProvider: SendableMetatype {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The context of a provider.
    typealias Context = TimelineProviderContext
    /// Returns an entry without data.
    func placeholder(in context: Context) -> Entry
    /// Returns an entry for the gallery.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Returns the entries.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
