import Foundation
import NIOCore
import SwiftUI
import Testing

@testable import PerchWeb

@Suite("Workers")
struct WorkerTests {
    @Test("leave as their last words why they trapped, and where, however much follows")
    func lastWords() {
        let words = LastWords()
        words.add(Data("Something was logged.\nApp/View.swift:7: Fatal err".utf8))
        words.add(Data("or: No such row\n*** Program crashed ***\n".utf8))
        words.add(Data(String(repeating: "frame\n", count: 5000).utf8))
        #expect(words.text.hasPrefix("App/View.swift:7: Fatal error: No such row\n*** Program crashed ***\nframe"))
        #expect(words.text.count == 4096)
    }

    @Test("leave the last lines where code ended otherwise")
    func otherWords() {
        let words = LastWords()
        words.add(Data(String(repeating: "x", count: 5000).utf8))
        words.add(Data("the end".utf8))
        #expect(words.text.count == 4096 && words.text.hasSuffix("the end"))
    }

    @Test("are not started for what ends as soon as it begins, for a while")
    func failedStarts() {
        var failures = FailedStarts()
        func at(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(100) + .seconds(seconds) }
        failures.note([("Works", at(0)), ("Traps", at(29)), ("Traps", at(29))], ended: at(31))
        failures.note([("Traps", at(40))], ended: at(41))
        func refuses(_ preview: String, _ now: NIODeadline) -> Bool { failures.refuses(preview, now) }
        #expect(!refuses("Traps", at(42)))
        failures.note([("Traps", at(50))], ended: at(51))
        #expect(refuses("Traps", at(52)) && !refuses("Works", at(52)))
        #expect(!refuses("Traps", at(92)))
    }

    @Test("say how far the content under the pointer can be scrolled") @MainActor
    func rooms() {
        let host = ViewHost(
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                ScrollView {
                    ScrollView(.horizontal) { Color.green.frame(width: 500, height: 100) }
                    Color.blue.frame(height: 1000)
                }
            }, size: CGSize(width: 200, height: 350))
        func rooms(_ y: Double) -> [[Double]] {
            _ = host.frame()
            return ScrollRoom.rooms(at: CGPoint(x: 100, y: y), in: host.rootElement)
                .map { [$0.isVertical ? 1 : 0, $0.least, $0.most] }
        }
        #expect(rooms(20) == [])
        #expect(rooms(100) == [[0, -300, 0], [1, -808, 0]])
        #expect(rooms(300) == [[1, -808, 0]])
        host.send(WheelEvent(delta: CGSize(width: 0, height: -300), location: CGPoint(x: 100, y: 300), time: 0))
        #expect(rooms(100) == [[1, -508, 300]])
        host.setEnvironment { $0.layoutDirection = .rightToLeft }
        host.send(WheelEvent(delta: CGSize(width: 0, height: 300), location: CGPoint(x: 100, y: 300), time: 0))
        #expect(rooms(100) == [[0, 0, 300], [1, -808, 0]])
    }
}
