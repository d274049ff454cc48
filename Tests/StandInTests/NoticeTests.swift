import BackgroundTasks
import GameController
import GameKit
import Intents
import Messages
import MetricKit
import MultipeerConnectivity
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing
import UIKit
import WatchKit
import WidgetKit

/// On the main actor, where one test at a time redirects the log.
@MainActor @Suite struct NoticeTests {
    @Test func aCallWithoutEffectSaysSoOnce() {
        let lines = LoggedLines()
        Log.redirect { lines.append($0) }
        defer { Log.redirect(nil) }
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.reloadAllTimelines()
        #expect(
            lines.all.filter { $0.hasPrefix("WidgetCenter") }
                == ["WidgetCenter.reloadAllTimelines() is accepted but has no effect here: no system shows widgets."])
    }

    @Test func servicesThatAreNotHereSaySoOnce() {
        let peer = MCPeerID(displayName: "Phone")
        let calls: [(name: String, call: () -> Void)] = [
            ("GCController.startWireless", { GCController.startWirelessControllerDiscovery() }),
            ("GKAccessPoint.isActive", { GKAccessPoint.shared.isActive = true }),
            ("GKLocalPlayer.register", { GKLocalPlayer.local.register(Listener()) }),
            ("INVoiceShortcutCenter.set", { INVoiceShortcutCenter.shared.setShortcutSuggestions([]) }),
            (
                "MCNearbyServiceBrowser.start",
                { MCNearbyServiceBrowser(peer: peer, serviceType: "perch").startBrowsingForPeers() }
            ),
            ("MSConversation.insertText", { MSConversation().insertText("Hello") }),
            ("MXMetricManager.add", { MXMetricManager.shared.add(Subscriber()) }),
            ("WKInterfaceDevice.play", { WKInterfaceDevice.current().play(.success) }),
        ]
        let lines = LoggedLines()
        Log.redirect { lines.append($0) }
        defer { Log.redirect(nil) }
        for (name, call) in calls {
            call()
            call()
            let said = lines.all.filter { $0.hasPrefix(name) && $0.contains("has no effect here") }
            #expect(said.count == 1, "\(name)")
        }
    }

    private final class Listener: NSObject, GKLocalPlayerListener {}
    private final class Subscriber: NSObject, MXMetricManagerSubscriber {}

    @Test func aShaderLeavesItsViewUnchanged() throws {
        let lines = LoggedLines()
        Log.redirect { lines.append($0) }
        defer { Log.redirect(nil) }
        let plain = try RenderedView(Text("Wave"))
        let changed = try RenderedView(
            Text("Wave").colorEffect(ShaderLibrary.wave(.float(2), .color(.red)))
                .layerEffect(ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero))
        #expect(plain.size == changed.size && changed.staticTexts["Wave"].exists)
        #expect(
            lines.all.filter { $0.contains("wave") }
                == ["The shader wave has no effect here: there is no compiler for Metal."])
    }

    private final class LoggedLines: @unchecked Sendable {
        // Unchecked because the lines are guarded by the lock.
        private let lock = NSLock()
        private var lines: [String] = []
        var all: [String] { lock.withLock { lines } }
        func append(_ line: String) { lock.withLock { lines.append(line) } }
    }
}
