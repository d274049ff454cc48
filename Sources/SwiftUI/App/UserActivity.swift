import Foundation
import Sessions
import UIKit

extension View {
    /// Calls `action` with each activity of a type that the user continues in this program, while this view is present.
    ///
    /// - Parameter activityType: The type of the activity. `NSUserActivityTypeBrowsingWeb` is for URLs of web pages
    ///   that the program must open. In Perch, there are no activities of other types from other devices.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        onOpenURL { url in
            guard activityType == NSUserActivityTypeBrowsingWeb, ["http", "https"].contains(url.scheme?.lowercased())
            else { return }
            let activity = NSUserActivity(activityType: activityType)
            activity.webpageURL = url
            action(activity)
        }
    }

    /// Advertises an activity of the user while this view is present. On a live page, the address shows the path of the
    /// activity's `webpageURL`.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - isActive: Whether the activity is in progress.
    ///   - update: A closure that fills in the activity. It is called when the activity begins.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, subject: isActive ? true : nil) { update($1) })
    }

    /// Advertises an activity of the user with `element` while this view is present.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - element: The subject of the activity. Nil if there is no activity.
    ///   - update: A closure that fills in the activity. It is called when the activity begins, and for each other
    ///     element.
    nonisolated public func userActivity<P: Equatable>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, subject: element, update: update))
    }
}

private struct UserActivityModifier<Subject: Equatable> {
    let activityType: String
    let subject: Subject?
    let update: (Subject, NSUserActivity) -> Void
    @State private var activity: NSUserActivity?

    init(activityType: String, subject: Subject?, update: @escaping (Subject, NSUserActivity) -> Void) {
        self.activityType = activityType
        self.subject = subject
        self.update = update
        _activity = State(initialValue: nil)
    }
}

extension UserActivityModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onChange(of: subject, initial: true) { _, subject in
                guard let subject else { return end() }
                let activity = activity ?? NSUserActivity(activityType: activityType)
                self.activity = activity
                update(subject, activity)
                activity.becomeCurrent()
                SessionScope[SessionPage.self].tell(activity)
            }
            .onDisappear(perform: end)
    }

    @MainActor private func end() {
        guard let activity else { return }
        activity.resignCurrent()
        SessionScope[SessionPage.self].end(activity)
        self.activity = nil
    }
}

extension NSUserActivity {
    /// Stores a value in `userInfo`, as JSON.
    ///
    /// - Throws: An error from encoding the value, or `EncodingError` if the encoded value is not a dictionary.
    public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload))
        guard let entries = object as? [String: Any] else {
            throw EncodingError.invalidValue(
                payload, .init(codingPath: [], debugDescription: "A payload has to be encoded as a dictionary."))
        }
        addUserInfoEntries(from: entries)
    }

    /// Returns the value that `setTypedPayload` has stored.
    ///
    /// - Throws: `DecodingError` if `userInfo` does not contain such a value.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        let entries = (userInfo ?? [:]).filter { $0.key.base is String }
        guard JSONSerialization.isValidJSONObject(entries) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The activity's userInfo holds no payload."))
        }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: entries))
    }
}
