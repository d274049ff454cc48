import AppIntents
import CoreLocation
import UserNotifications

// Apple's frameworks export Foundation: this file does not import it.
enum FrameworksAlone {
    static let id = UUID(uuidString: "5B4A1F2E-0000-4000-8000-000000000000")
    static let title = LocalizedStringResource("Open")
}
