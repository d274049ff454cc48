import IntentsUI
import Messages
import MultipeerConnectivity
import NotificationCenter
import PerchTesting
import Social
import SwiftUI
import Testing
import UserNotificationsUI

/// Frameworks whose controllers a system's program shows, such as Siri, Messages, or the sheet that shares.
@MainActor @Suite struct ExtensionModuleTests {
    private final class Delegate: NSObject, INUIAddVoiceShortcutViewControllerDelegate, MCBrowserViewControllerDelegate
    {
        var isCanceled = false
        func addVoiceShortcutViewController(
            _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
            error: (any Error)?
        ) {}
        func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
            isCanceled = true
        }
        func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
        func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) { isCanceled = true }
    }

    @Test func aShortcutIsNotAddedToSiri() {
        let delegate = Delegate()
        let activity = NSUserActivity(activityType: "com.example.open")
        activity.title = "Open the diary"
        let page = Controller {
            let controller = INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: activity))
            controller.delegate = delegate
            return controller
        }
        let view = render(page)
        #expect(view.text("Open the diary").exists)
        view.button("Cancel").tap()
        #expect(delegate.isCanceled)
        assertSnapshot(of: page.frame(width: 320, height: 300), as: .image())
    }

    @Test func theButtonForSiriPresentsTheSheet() throws {
        final class Presenter: INUIAddVoiceShortcutButtonDelegate {
            var isPresented = false
            func present(
                _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
                for addVoiceShortcutButton: INUIAddVoiceShortcutButton
            ) { isPresented = true }
            func present(
                _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
                for addVoiceShortcutButton: INUIAddVoiceShortcutButton
            ) {}
        }
        let presenter = Presenter()
        let button = INUIAddVoiceShortcutButton(style: .black)
        button.shortcut = INShortcut(userActivity: NSUserActivity(activityType: "com.example.open"))
        button.delegate = presenter
        button.sendActions(for: .touchUpInside)
        #expect(presenter.isPresented && button.style == .black && button.backgroundColor == .black)
    }

    @Test func aSheetThatSharesChecksItsText() throws {
        final class Share: SLComposeServiceViewController {
            var posted: String?
            var isTapped = false
            override func isContentValid() -> Bool { !contentText.isEmpty }
            override func didSelectPost() { posted = contentText }
            override func configurationItems() -> [Any]! {
                let item = SLComposeSheetConfigurationItem()
                item.title = "List"
                item.value = "Later"
                item.tapHandler = { [weak self] in self?.isTapped = true }
                return [item]
            }
        }
        let share = Share()
        let page = Controller { share }
        let view = render(page)
        #expect(!view.button("Post").isEnabled)
        share.textView.text = "A page"
        share.validateContent()
        view.advance(by: .seconds(1))
        view.button("Post").tap()
        #expect(share.posted == "A page")
        view.button("List  Later").tap()
        #expect(share.isTapped)
        assertSnapshot(of: page.frame(width: 320, height: 300), as: .image())
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    }

    @Test func nobodyIsNearby() {
        let session = MCSession(peer: MCPeerID(displayName: "Phone"))
        #expect(session.connectedPeers.isEmpty)
        #expect(throws: MCError(.notConnected)) {
            try session.send(Data(), toPeers: [MCPeerID(displayName: "Pad")], with: .reliable)
        }
        let delegate = Delegate()
        let view = render(
            Controller {
                let browser = MCBrowserViewController(serviceType: "perch", session: session)
                browser.delegate = delegate
                return browser
            })
        #expect(view.text("No Devices").exists)
        view.button("Cancel").tap()
        #expect(delegate.isCanceled)
    }

    @Test func thereIsNoConversation() {
        final class Stickers: MSMessagesAppViewController {
            var styles: [MSMessagesAppPresentationStyle] = []
            override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
                styles.append(presentationStyle)
            }
        }
        let stickers = Stickers()
        stickers.requestPresentationStyle(.compact)
        #expect(stickers.activeConversation == nil && stickers.styles == [.compact])
        let layout = MSMessageTemplateLayout()
        layout.caption = "Fish"
        let message = MSMessage(session: MSSession())
        message.layout = layout
        var problem: (any Error)?
        MSConversation().insert(message) { problem = $0 }
        #expect(problem is MSMessageError)
    }

    @Test func extensionsOfNotificationsAreControllers() {
        final class Content: UIViewController, UNNotificationContentExtension, NCWidgetProviding {
            func didReceive(_ notification: UNNotification) {}
        }
        let content = Content()
        var result: NCUpdateResult?
        content.widgetPerformUpdate { result = $0 }
        #expect(result == .noData && content.mediaPlayPauseButtonType == .none)
    }
}
