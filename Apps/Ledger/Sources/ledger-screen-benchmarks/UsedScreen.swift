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

    /// Lets what moves come to rest, and what is read in the background arrive.
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

    /// Seconds from a finger's lifting off an element to the painted frame in which something is there.
    func seconds(fromTapOn text: String, to result: String) async throws -> Double {
        try await touch(text, lifts: false)
        return try await seconds(to: result) { try self.lift(text) }
    }

    /// Seconds from an action to the painted frame in which something is there.
    ///
    /// - Parameter pause: how long the program itself waits, in seconds, which does not count.
    func seconds(
        to result: String, pause: TimeInterval = 0, after action: () async throws -> Void
    ) async throws -> Double {
        var total = 0.0
        func count(_ work: () async throws -> Void) async rethrows {
            let start = ContinuousClock.now
            try await work()
            let elapsed = (ContinuousClock.now - start).components
            total += Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
        }
        try await count {
            try await action()
            time += pause
            canvas.draw(at: time)
            canvas.paint()
        }
        // Looking whether it is there is no work of the program's.
        var rounds = 0
        while frame(of: result) == nil {
            guard rounds < 2_000 else { throw Missing(what: result, screen: canvas.accessibility) }
            rounds += 1
            await count {
                await others()
                canvas.draw(at: time)
                canvas.paint()
            }
        }
        return total
    }

    private func touch(_ text: String, lifts: Bool = true) async throws {
        // What was typed may have changed what can be touched.
        time += 0.1
        canvas.draw(at: time)
        try await expect(text)
        guard let place = frame(of: text) else { return }
        canvas.send(.began, at: CGPoint(x: place.midX, y: place.midY), time: time)
        time += 0.2
        canvas.draw(at: time)
        if lifts { try lift(text) }
    }

    private func lift(_ text: String) throws {
        guard let place = frame(of: text) else { throw Missing(what: text, screen: canvas.accessibility) }
        canvas.send(.ended, at: CGPoint(x: place.midX, y: place.midY), time: time)
    }

    /// Lets tasks and other threads have the main actor for a moment.
    private func others() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(200)) { continuation.resume() }
        }
    }
}
