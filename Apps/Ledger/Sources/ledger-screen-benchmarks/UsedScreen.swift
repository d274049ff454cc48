import Foundation
import PerchPreviews
import SwiftUI

/// A screen that is used by touches and keys, and how long it takes to answer.
@MainActor final class UsedScreen {
    private let canvas: ViewCanvas
    private var time: TimeInterval = 0

    init(_ view: some View) throws {
        canvas = try ViewCanvas(view, variant: Variant(device: "iPhone 15"))
        canvas.paint()
    }

    struct Missing: Error, CustomStringConvertible {
        let what: String
        let screen: String
        var description: String { "There is no \(what) on the screen:\n\(screen)" }
    }

    /// The frame of the first element whose line in the screen's description holds a text.
    func frame(of text: String) -> CGRect? {
        for line in canvas.accessibility.split(separator: "\n") where line.contains(text) {
            guard let found = line.firstMatch(of: /\[(-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)\]/),
                let x = Double(found.1), let y = Double(found.2), let width = Double(found.3),
                let height = Double(found.4)
            else { continue }
            return CGRect(x: x, y: y, width: width, height: height)
        }
        return nil
    }

    /// Lets what moves stop, and what is read in the background arrive.
    func settle() async {
        for _ in 0..<60 {
            time += 1.0 / 30
            canvas.draw(at: time)
            await others()
        }
        canvas.paint()
    }

    /// Waits until there is something.
    func expect(_ text: String) async throws {
        for _ in 0..<1_000 where frame(of: text) == nil {
            time += 1.0 / 60
            canvas.draw(at: time)
            await others()
        }
        guard frame(of: text) != nil else { throw Missing(what: text, screen: canvas.accessibility) }
    }

    /// Taps an element, and waits until all is at rest.
    func tap(_ text: String) async throws {
        try await touch(text)
        await settle()
    }

    func type(_ text: String) { canvas.type(text) }

    /// How long an answer takes, in seconds.
    struct Answer {
        /// Until the frame that shows it, as a live host sends it to its page.
        var frame = 0.0
        /// Until that frame is painted into a picture at the device's scale, which is a page's work in a live host.
        var picture = 0.0
    }

    /// From a finger's lifting off an element until something is there.
    func answer(toTapOn text: String, with result: String) async throws -> Answer {
        try await touch(text, lifts: false)
        let place = try place(of: text)
        return try await answer(with: result) { self.lift(at: place) }
    }

    /// From an action until something is there.
    ///
    /// - Parameter pause: how long the program itself waits, in seconds, which does not count.
    func answer(
        with result: String, pause: TimeInterval = 0, to action: () async throws -> Void
    ) async throws -> Answer {
        var answer = Answer()
        answer.frame += try await seconds {
            try await action()
            time += pause
            canvas.draw(at: time)
        }
        // Looking whether it is there is no work of the program's.
        var rounds = 0
        while frame(of: result) == nil {
            guard rounds < 2_000 else { throw Missing(what: result, screen: canvas.accessibility) }
            rounds += 1
            answer.frame += await seconds {
                await others()
                canvas.draw(at: time)
            }
        }
        answer.picture = answer.frame + (await seconds { canvas.paint() })
        return answer
    }

    /// Whether what the process computes is measured rather than what the clock says: other programs do not slow that down.
    static var isComputingMeasured = false

    private func seconds(_ work: () async throws -> Void) async rethrows -> Double {
        if Self.isComputingMeasured {
            let start = clock()
            try await work()
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        let start = ContinuousClock.now
        try await work()
        let elapsed = (ContinuousClock.now - start).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    }

    private func touch(_ text: String, lifts: Bool = true) async throws {
        // What was typed may have changed what can be touched.
        time += 0.1
        canvas.draw(at: time)
        try await expect(text)
        let place = try place(of: text)
        canvas.send(.began, at: CGPoint(x: place.midX, y: place.midY), time: time)
        time += 0.2
        canvas.draw(at: time)
        if lifts { lift(at: place) }
    }

    private func place(of text: String) throws -> CGRect {
        guard let place = frame(of: text) else { throw Missing(what: text, screen: canvas.accessibility) }
        return place
    }

    private func lift(at place: CGRect) {
        canvas.send(.ended, at: CGPoint(x: place.midX, y: place.midY), time: time)
    }

    /// Lets tasks and other threads have the main actor for a moment.
    private func others() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(200)) { continuation.resume() }
        }
    }
}
