import Foundation
import Sessions

/// The web page that what the user does is found at: that of the latest activity that views tell and that has one.
@MainActor
package final class CurrentPage {
    private var activities: [(activity: NSUserActivity, page: URL)] = []

    /// Called when it is another page.
    package var onChange: (URL?) -> Void = { _ in }

    nonisolated package init() {}

    package var page: URL? { activities.last?.page }

    /// An activity has begun, or is about something else.
    func tell(_ activity: NSUserActivity) {
        change {
            guard let page = activity.webpageURL else { return activities.removeAll { $0.activity === activity } }
            if let place = activities.firstIndex(where: { $0.activity === activity }) {
                activities[place].page = page
            } else {
                activities.append((activity, page))
            }
        }
    }

    func end(_ activity: NSUserActivity) {
        change { activities.removeAll { $0.activity === activity } }
    }

    private func change(_ body: () -> Void) {
        let before = page
        body()
        if page != before { onChange(page) }
    }
}

package enum SessionPage: SessionKey {
    package static func makeValue() -> CurrentPage { CurrentPage() }
}
