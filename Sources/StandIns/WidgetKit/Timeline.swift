import Foundation
import SwiftUI

/// A type that describes the content of a widget at a date.
public protocol TimelineEntry: SendableMetatype {
    /// The date.
    var date: Date { get }
    /// The relevance of the widget at the date of the entry.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// The relevance, which is unknown.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// A type that describes how relevant a widget is.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The score, relative to other entries of the app.
    public var score: Float
    /// The duration in seconds. The value 0 means until the next entry.
    public var duration: TimeInterval
    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// A policy for requesting a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isAtEnd: Bool

    /// A policy that requests a timeline after the last entry.
    public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
    /// A policy that requests a timeline only when the app does.
    public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
    /// Returns a policy that reloads after a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// A list of entries of a widget, with a policy for the next timeline.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// The policy for requesting a new timeline.
    public let policy: TimelineReloadPolicy
    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The context of a request to a provider.
public struct TimelineProviderContext: Sendable {
    /// The widget's family.
    public let family: WidgetFamily
    /// A Boolean value that indicates whether the widget is displayed in the gallery.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, isPreview: Bool = true) {
        self.family = family
        self.isPreview = isPreview
        displaySize = family.size
    }
}

/// A type that provides the entries of a widget.
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
