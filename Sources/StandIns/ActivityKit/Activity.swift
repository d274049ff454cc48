import Foundation
import Locking
import PerchStandIns
import SwiftUI

/// A type that describes what a live activity is about.
public protocol ActivityAttributes: Codable, Sendable {
    /// The type of the content that changes while the activity runs.
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// A type that describes how long something counts.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// The state, which indicates what is shown.
    public let state: State
    /// The stale date: from when on it is out of date.
    public var staleDate: Date?
    /// The relevance score, which indicates how important it is among others.
    public var relevanceScore: Double

    /// - Parameters:
    ///   - state: what is shown.
    ///   - staleDate: from when on it is out of date.
    ///   - relevanceScore: how important it is among others.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

/// Constants that indicate whether a live activity runs.
public enum ActivityState: Hashable, Codable, Sendable { case active, ended, dismissed, stale, pending }

/// A type that describes when a live activity that has ended goes away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    let date: Date?
    /// An activity uidismissal policy: as the system likes.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// An activity uidismissal policy at once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    /// Returns a policy that dismisses the activity at a time, within four hours.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// A type that describes how a change is reported to the user. It is not here.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
    }
}

/// A type that describes where changes come from.
public struct PushType: Equatable, Sendable {
    /// A push type from a server. None reaches this machine.
    public static let token = PushType()
}

/// Constants that describe what went wrong with a live activity.
public enum ActivityAuthorizationError: Error, Sendable {
    case unsupported, denied, globalMaximumExceeded, attributesTooLarge, persistenceFailure
}

/// A type that indicates whether live activities may be shown.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    /// The are activities enabled: they may.
    public var areActivitiesEnabled: Bool { true }
    /// The frequent pushes enabled: they may not change often.
    public var frequentPushesEnabled: Bool { false }
}

/// A live activity. It is remembered for the session; no screen shows it. Its views are drawn by a preview of its widget.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The type of the content that changes while the activity runs.
    public typealias ContentState = Attributes.ContentState

    /// The identifier.
    public let id = UUID().uuidString
    /// The attributes, which indicate what it is about.
    public let attributes: Attributes
    private let present: Locked<(content: ActivityContent<ContentState>, state: ActivityState)>
    private let followers = Locked<[AsyncStream<ActivityContent<ContentState>>.Continuation]>([])

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        self.attributes = attributes
        present = Locked((content, .active))
    }

    private final class Running: Sendable { let activities = Locked<[Activity]>([]) }
    private static var running: Running { Device.current.value { Running() } }

    /// The live activities of the type.
    public static var activities: [Activity] { running.activities.withLock { $0 } }
    /// The content, which indicates what is shown.
    public var content: ActivityContent<ContentState> { present.withLock { $0.content } }
    /// The content state, which indicates what changes while it runs, as before iOS 16.2.
    public var contentState: ContentState { content.state }
    /// A value that indicates whether it runs.
    public var activityState: ActivityState { present.withLock { $0.state } }
    /// The push token, which indicates what servers reach it by: nothing does.
    public var pushToken: Data? { nil }
    /// The push token updates, which indicate what servers reach it by: nothing does.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// The content updates, which indicate what is shown each time that it changes.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
        AsyncStream { continuation in followers.withLock { $0.append(continuation) } }
    }

    /// Starts a live activity. Perch stores it, but it has no effect on a screen.
    ///
    /// - Parameter pushType: without effect.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity {
        inert("Activity.request(attributes:content:pushType:)", "no screen shows live activities")
        let activity = Activity(attributes, content)
        running.activities.withLock { $0.append(activity) }
        return activity
    }
    /// Starts a live activity, as before iOS 16.2.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    /// Changes what is shown.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
        present.withLock { $0.content = content }
        for follower in followers.withLock({ $0 }) { follower.yield(content) }
    }
    /// Changes what is shown, as before iOS 16.2.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }
    /// Ends it.
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default)
        async
    {
        if let content { await update(content) }
        present.withLock { $0.state = dismissalPolicy == .immediate ? .dismissed : .ended }
        Self.running.activities.withLock { $0.removeAll { $0 === self } }
        for follower in followers.withLock({ $0 }) { follower.finish() }
    }
    /// Ends it, as before iOS 16.2.
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default)
        async
    {
        await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
