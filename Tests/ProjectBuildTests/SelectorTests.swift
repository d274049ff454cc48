import Foundation
import ProjectSupport
import Testing
import UIKit

/// What the copies of projects call where their sources have selectors.
@MainActor @Suite struct SelectorTests {
    @MainActor private final class Target: NSObject {
        var log: [String] = []
        func open() { log.append("open") }
        func close(_ sender: UIButton) { log.append("close \(sender.tag)") }
        func note(_ notification: Notification) { log.append(notification.name.rawValue) }
        nonisolated func ready() -> Bool { true }
    }

    @Test func controlsCallTheMethodsOfTheirTargets() {
        let (button, target) = (UIButton(), Target())
        button.tag = 3
        button.addTarget(target, action: _perchSelector("open", Target.open), for: .touchUpInside)
        button.addTarget(target, action: _perchSelector("close", Target.close(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.log == ["open", "close 3"])
        button.removeTarget(target, action: "open", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.log == ["open", "close 3", "close 3"])
        #expect(UIApplication.shared.sendAction(_perchSelector("ready", Target.ready), to: target, from: nil, for: nil))
    }

    @Test func notificationsCallMethodsForAsLongAsTheObserverLives() {
        let center = NotificationCenter()
        var target: Target? = Target()
        center.addObserver(
            target!, selector: _perchSelector("note", Target.note(_:)), name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(target?.log == ["a"])
        target = nil
        center.post(name: Notification.Name("a"), object: nil)
    }

    @Test func namesAloneCallNothing() {
        let target = Target()
        #expect(!target.responds(to: "open"))
        target.perform("open")
        #expect(target.log.isEmpty)
        let names = NSArray(array: ["b", "A"]).sortedArray(
            using: [NSSortDescriptor(key: "self", ascending: true, selector: "caseInsensitiveCompare:")])
        #expect(names as? [String] == ["A", "b"])
    }
}
