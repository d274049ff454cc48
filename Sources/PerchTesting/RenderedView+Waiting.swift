import Foundation
import SwiftUI
import Testing

extension RenderedView {
    /// How often the main actor is given away for a frame, so that tasks which nobody counts continue.
    private static let turns = 20

    /// Advances time frame by frame, and runs the program's tasks, until a condition holds.
    ///
    /// If a condition reads an attribute of an element that does not exist, it does not hold yet. If the time ends in
    /// this state, the test fails.
    ///
    /// - Returns: Whether the condition held within the time.
    @discardableResult
    public func wait(
        timeout: Duration = .seconds(5), until isSo: @MainActor () -> Bool
    ) async -> Bool {
        let end = time + timeout.seconds
        while true {
            await canvas.session.host.runTasks()
            for _ in 0..<Self.turns { await Task.yield() }
            update()
            let (holds, failedRead) = readingPatiently(isSo)
            if holds, failedRead == nil { return true }
            if time >= end {
                if let failedRead { fail(failedRead.message, failedRead.location) }
                return false
            }
            nextFrame()
        }
    }

    /// Waits for work of the view on other threads, and draws the next frame.
    ///
    /// You do not have to wait for tasks, because they run within ``update(_:)`` and ``advance(by:)``. Use this method
    /// for other work, such as a response of the network or the work of a queue of the program. Call it until the
    /// result is available.
    public func drain() async {
        for _ in 0..<10 { await Task.yield() }
        update()
    }

    /// Scrolls with a finger, by most of a screen at a time, until the user can touch the element. If the content ends
    /// before, the test fails.
    ///
    /// - Parameters:
    ///   - element: The element to scroll to.
    ///   - edge: The edge toward which to scroll.
    ///   - area: The area to scroll. The default is the screen.
    public func scroll(
        to element: ElementQuery, toward edge: Edge = .bottom, in area: ElementQuery? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let canvasBox = CGRect(origin: .zero, size: size)
        guard let box = area.map({ $0.resolved(sourceLocation)?.frame }) ?? canvasBox else { return }
        let visible = box.intersection(canvasBox)
        let isVertical = edge == .top || edge == .bottom
        let length = (isVertical ? visible.height : visible.width) * 0.5
        let sign: CGFloat = edge == .bottom || edge == .trailing ? -1 : 1
        var before = ""
        while !element.nodes.contains(where: { hitPoint(of: $0) != nil }) {
            let now = canvas.tree
            if now == before {
                return fail("There is no \(element.description) toward the \(edge) edge.", sourceLocation)
            }
            before = now
            let center = CGPoint(x: visible.midX, y: visible.midY)
            let way = CGPoint(x: isVertical ? 0 : sign * length / 2, y: isVertical ? sign * length / 2 : 0)
            drag(
                from: CGPoint(x: center.x - way.x, y: center.y - way.y),
                to: CGPoint(x: center.x + way.x, y: center.y + way.y), velocity: .fast, rest: 0.2)
            settle()
        }
    }
}

extension ElementQuery {
    /// Waits until the element exists. Returns whether it appeared within the time.
    @discardableResult
    public func waitForExistence(timeout: Duration = .seconds(5)) async -> Bool {
        await screen.wait(timeout: timeout) { exists }
    }

    /// Waits until the element no longer exists. Returns whether it disappeared within the time.
    @discardableResult
    public func waitForNonExistence(timeout: Duration = .seconds(5)) async -> Bool {
        await screen.wait(timeout: timeout) { !exists }
    }

    /// Waits until an attribute of the element has a value, as in `wait(for: \.isEnabled, toEqual: true)`.
    ///
    /// - Returns: Whether the attribute had the value within the time. The test fails if, at the end, there is no such
    ///   element or there are several.
    @discardableResult
    public func wait<Value: Equatable>(
        for attribute: KeyPath<ElementQuery, Value>, toEqual value: Value, timeout: Duration = .seconds(5)
    ) async -> Bool {
        await screen.wait(timeout: timeout) { self[keyPath: attribute] == value }
    }
}
