import Foundation
import Sessions
import UIKit

extension View {
    /// Calls `action` with each activity of a type that the user continues in this program, while this view is present.
    ///
    /// - Parameter activityType: the kind. Of `NSUserActivityTypeBrowsingWeb` are the addresses of web pages that the program is
    ///   asked to open. No other device passes on activities of other kinds here.
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
    ///   - activityType: the kind of activity.
    ///   - isActive: whether the user does it at present.
    ///   - update: fills in the activity; it is called when the activity begins.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, subject: isActive ? true : nil) { update($1) })
    }

    /// Advertises an activity of the user with `element` while this view is present.
    ///
    /// - Parameters:
    ///   - activityType: the kind of activity.
    ///   - element: what the activity is about; nil if the user does nothing of the kind.
    ///   - update: fills in the activity; it is called when the activity begins and for each other element.
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
    /// - Throws: what the value's own encoding throws, or `EncodingError` where it is no dictionary.
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
    /// - Throws: `DecodingError` where `userInfo` has no such value.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        let entries = (userInfo ?? [:]).filter { $0.key.base is String }
        guard JSONSerialization.isValidJSONObject(entries) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The activity's userInfo holds no payload."))
        }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: entries))
    }
}
