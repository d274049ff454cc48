import Foundation
import HostKit

/// Notifications that an app posts to assistive technology.
///
/// The host of the session receives them. On a live page, the screen reader of the browser reads announcements. In a test, they are in
/// the list of requests. Apple's screen reader moves to an element that a notification names. Perch ignores such elements.
public enum AccessibilityNotification {
    /// A notification whose text is read aloud.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement of a text.
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement of a text. Its attributes have no effect.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Creates an announcement of a localized text.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Posts the notification. You can call this method on any thread.
        public func post() { AccessibilityNotification.post(.announcement, text) }
    }

    /// A notification that parts of the screen have changed.
    public struct LayoutChanged {
        private let text: String?

        /// Creates a notification.
        ///
        /// - Parameter element: A text to read aloud. Elements are ignored.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Posts the notification. You can call this method on any thread.
        public func post() { AccessibilityNotification.post(.layoutChanged, text) }
    }

    /// A notification that a new view covers most of the screen.
    public struct ScreenChanged {
        private let text: String?

        /// Creates a notification.
        ///
        /// - Parameter element: A text to read aloud. Elements are ignored.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Posts the notification. You can call this method on any thread.
        public func post() { AccessibilityNotification.post(.screenChanged, text) }
    }

    /// A notification that content was scrolled by a page.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Creates a notification with a text that describes the new position.
        public init(_ announcement: String) { text = announcement }

        /// Creates a notification with a text that describes the new position. Its attributes have no effect.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Posts the notification. You can call this method on any thread.
        public func post() { AccessibilityNotification.post(.pageScrolled, text) }
    }

    private static func post(_ kind: HostRequest.Announcement.Kind, _ text: String?) {
        let requests = HostRequests.current
        onMainActor { requests.post(.announce(.init(kind, text))) }
    }
}
