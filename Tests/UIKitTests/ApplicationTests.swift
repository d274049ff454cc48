import Foundation
import Testing
import UIKit

/// What the app asks of the system and tells it.
@MainActor @Suite struct ApplicationTests {
    private let application = UIApplication.shared

    @Test func actionsOfTheIconAreKept() throws {
        defer { application.shortcutItems = nil }
        #expect(application.shortcutItems == nil)
        let icon = UIApplicationShortcutIcon(systemImageName: "magnifyingglass")
        application.shortcutItems = [
            UIApplicationShortcutItem(
                type: "search", localizedTitle: "Search", localizedSubtitle: "All films", icon: icon,
                userInfo: ["tab": NSString(string: "movies")]),
            UIApplicationShortcutItem(type: "add", localizedTitle: "Add"),
        ]
        let search = try #require(application.shortcutItems?.first)
        #expect(search.localizedSubtitle == "All films" && search.icon == icon)
        #expect(search.userInfo?["tab"] as? NSString == "movies" && application.shortcutItems?.last?.icon == nil)
        #expect(UIApplicationShortcutIcon(type: .add) != UIApplicationShortcutIcon(templateImageName: "add"))
    }

    @Test func anActionCanBeChanged() throws {
        let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
        item.localizedTitle = "B"
        item.icon = UIApplicationShortcutIcon(type: .home)
        item.targetContentIdentifier = "target"
        let copy = try #require(item.copy() as? UIApplicationShortcutItem)
        item.localizedTitle = "C"
        #expect(copy.localizedTitle == "B" && copy.icon == item.icon && item.localizedTitle == "C")
        let other = try #require(copy.mutableCopy() as? UIMutableApplicationShortcutItem)
        other.type = "b"
        #expect(copy.type == "a" && other.targetContentIdentifier as? String == "target")
    }

    @Test func ignoredEventsAreCounted() {
        #expect(!application.isIgnoringInteractionEvents)
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
    }

    @Test func anotherSceneIsRefused() {
        var errors = 0
        application.requestSceneSessionActivation(nil, userActivity: nil, options: .init()) { _ in errors += 1 }
        application.activateSceneSession(for: UISceneSessionActivationRequest()) { _ in errors += 1 }
        #expect(errors == 2)
    }

    @Test func theStateOfTheSystemIsKnown() throws {
        #expect(application.isProtectedDataAvailable && application.backgroundRefreshStatus == .available)
        #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
        #expect(application.statusBarFrame.minY == 0 && application.statusBarOrientation.isPortrait)
        #expect(try !application.isDefault(.webBrowser))
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        application.setStatusBarHidden(true, with: .fade)
        #expect(application.isStatusBarHidden)
        application.isStatusBarHidden = false
        #expect(UIApplication.openNotificationSettingsURLString.hasPrefix(UIApplication.openSettingsURLString))
    }
}
