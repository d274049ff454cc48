import BackgroundTasks
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing
import WidgetKit

import UIKit

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
                == ["The shader wave has no effect here: there is no compiler of Metal's language."])
    }

    private final class LoggedLines: @unchecked Sendable {
        // Unchecked because the lines are guarded by the lock.
        private let lock = NSLock()
        private var lines: [String] = []
        var all: [String] { lock.withLock { lines } }
        func append(_ line: String) { lock.withLock { lines.append(line) } }
    }
}
