import Foundation
import InspectionMessages
import SwiftUI

/// A preview that is used as a person uses it: by fingers and keys that take as long as a person's, on a clock that only they
/// move.
@MainActor
final class InspectedScreen: TouchScreen {
    let entry: PreviewEntry
    let canvas: ViewCanvas
    private(set) var time: TimeInterval = 0

    /// The longest time that one action takes, in seconds.
    nonisolated static let longestStep: TimeInterval = 600
    /// How far a finger scrolls where nothing else is asked for, as a part of what it scrolls.
    private static let scrollPart = 0.6
    /// How fast a finger scrolls, in points for each second.
    private static let scrollSpeed = 750.0
    /// How long an element on its way is waited for, in seconds.
    private static let longestWait: TimeInterval = 2

    init(_ entry: PreviewEntry, _ canvas: ViewCanvas) {
        self.entry = entry
        self.canvas = canvas
    }

    // MARK: Time

    func turnClock(by interval: TimeInterval) { time += interval }
    func draw() { canvas.draw(at: time) }

    func advance(to time: TimeInterval) {
        self.time = time
        draw()
    }

    /// Lets time pass: frame by frame while something moves, and otherwise from one event to the next.
    private func advance(by seconds: TimeInterval, whileMoving: Bool = false) throws {
        guard (0...Self.longestStep).contains(seconds) else { throw InspectionProblem.badTime(seconds) }
        let end = time + seconds
        while time < end, !whileMoving || canvas.session.host.tree.movingValues.isMoving {
            let wake = canvas.session.nextWake ?? .infinity
            advance(to: min(end, wake <= time ? time + Finger.frameInterval : wake))
        }
    }

    /// The picture of the present moment, or of moments from now on.
    func picture(_ strip: String?) throws -> Data {
        guard let strip else { return try canvas.file(.png) }
        guard let moments = Strip(strip) else { throw UsageProblem.badStrip(strip) }
        let range = (time + moments.range.lowerBound)...(time + moments.range.upperBound)
        defer { time = canvas.session.time }
        return try canvas.file(.png, of: Strip(range, frames: moments.count))
    }

    // MARK: Actions

    func perform(_ action: InspectionRequest.Action) throws {
        switch action {
        case .tap(let place, let count, let seconds):
            let point = try point(of: place)
            let finger = Finger(screen: self)
            for tap in 0..<min(max(count, 1), 10) {
                if tap > 0 { finger.hold(Finger.multipleTapPause) }
                finger.tap(point, duration: try duration(seconds ?? Finger.tapDuration))
            }
        case .type(let text, let place, let replacing): try type(text, into: place, replacing)
        case .scroll(let direction, let place, let points): try scroll(direction, place, points)
        case .drag(let start, let end, let seconds):
            Finger(screen: self).drag(
                from: try point(of: start), to: try point(of: end), duration: try duration(seconds))
        case .perform(let name, let place): try perform(name, on: place)
        case .step(let seconds): try advance(by: seconds)
        case .settle(let seconds): try advance(by: seconds, whileMoving: true)
        }
    }

    private func duration(_ seconds: Double) throws -> TimeInterval {
        guard (0...Self.longestStep).contains(seconds) else { throw InspectionProblem.badTime(seconds) }
        return seconds
    }

    private func type(_ text: String, into place: InspectionRequest.Place?, _ replacing: Bool) throws {
        if let place {
            var isFocused = false
            if case .element(let name, let index) = place { isFocused = try element(name, index).isFocused }
            if !isFocused { try perform(.tap(place, count: 1, seconds: nil)) }
        }
        let session = canvas.session
        guard var input = session.perform({ session.host.focus.textInput }) else {
            if case .element(let name, _)? = place { throw InspectionProblem.noField(name) }
            throw InspectionProblem.noKeyboard
        }
        if replacing {
            session.perform {
                input.commands.perform(.selectAll)
                input.commands.perform(.deleteBackward(.character))
            }
            draw()
        }
        for character in text {
            session.perform { input.insert(String(character)) }
            draw()
            // The return key may have led to another field.
            guard let next = session.perform({ session.host.focus.textInput }) else { return }
            input = next
        }
    }

    /// A finger moves against the direction, as the content does.
    private func scroll(_ direction: InspectionRequest.Direction, _ place: InspectionRequest.Place?, _ points: Double?)
        throws
    {
        let whole = CGRect(origin: .zero, size: canvas.size)
        var box = whole
        if case .element(let name, let index)? = place { box = try element(name, index).frame.intersection(whole) }
        let center: CGPoint
        if case .point(let x, let y)? = place {
            center = CGPoint(x: x, y: y)
        } else {
            center = CGPoint(x: box.midX, y: box.midY)
        }
        let isVertical = direction == .up || direction == .down
        let length = min(abs(points ?? .infinity), Double(isVertical ? box.height : box.width) * Self.scrollPart)
        guard length.isFinite, length >= 1 else { return }
        let sign: Double = direction == .down || direction == .right ? 1 : -1
        let (x, y) = isVertical ? (0, sign * length / 2) : (sign * length / 2, 0)
        // A finger that rests before it is lifted does not fling, so that the distance is what was asked for.
        Finger(screen: self).drag(
            from: CGPoint(x: center.x + x, y: center.y + y), to: CGPoint(x: center.x - x, y: center.y - y),
            duration: length / Self.scrollSpeed, rest: points == nil ? 0 : 0.2)
    }

    private func perform(_ name: String, on place: InspectionRequest.Place) throws {
        guard case .element(let label, let index) = place else {
            return try perform(.tap(place, count: 1, seconds: nil))
        }
        let node = try element(label, index)
        guard node.isEnabled else { throw InspectionProblem.disabled(label) }
        let actions = canvas.session.host.accessibilityActions
        let isDone = canvas.session.perform {
            switch name {
            case "activate": actions.activate(node)
            case "increment": actions.adjust(node, .increment)
            case "decrement": actions.adjust(node, .decrement)
            default: actions.perform(.named(name), on: node)
            }
        }
        guard isDone else {
            let known =
                node.actions.map { action in
                    if case .named(let name) = action.kind { name } else { "\(action.kind)" }
                } + (node.adjust == nil ? [] : ["increment", "decrement"])
            throw InspectionProblem.noAction(name, element: label, known: known)
        }
        draw()
    }

    // MARK: Elements

    private func point(of place: InspectionRequest.Place) throws -> CGPoint {
        guard case .element(let name, let index) = place else {
            guard case .point(let x, let y) = place, x.isFinite, y.isFinite else { return .zero }
            return CGPoint(x: x, y: y)
        }
        let node = try element(name, index)
        guard node.isEnabled else { throw InspectionProblem.disabled(name) }
        let host = canvas.session.host
        if let point = hitPoint(of: node) { return point }
        canvas.session.perform { host.scrollToVisible(node) { draw() } }
        let latest = time + Self.longestWait
        repeat {
            if let point = hitPoint(of: try element(name, index)) { return point }
            advance(to: time + Finger.frameInterval)
        } while time < latest && host.tree.movingValues.isMoving
        throw InspectionProblem.outOfReach(name)
    }

    private func hitPoint(of node: AccessibilityNode) -> CGPoint? {
        canvas.session.perform { canvas.session.host.hitPoint(of: node, on: canvas.size) }
    }

    /// The element with an identifier or, where none has it, with this label, value or hint; else one whose text contains it.
    private func element(_ name: String, _ index: Int?) throws -> AccessibilityNode {
        let nodes = canvas.elements.flatMap(\.flattened)
        let matches: [(AccessibilityNode) -> Bool] = [
            { $0.identifier == name }, { $0.label == name }, { $0.value == name || $0.hint == name },
            { $0.label.localizedCaseInsensitiveContains(name) },
        ]
        let found = matches.lazy.map { nodes.filter($0) }.first { !$0.isEmpty } ?? []
        if let index {
            if found.indices.contains(index) { return found[index] }
        } else if let first = found.first {
            // What is in something of the same name, such as a button's text, is not meant.
            let outermost = found.filter { node in
                !found.contains { $0.id != node.id && $0.flattened.dropFirst().contains { $0.id == node.id } }
            }
            guard outermost.count > 1 else { return outermost.first ?? first }
        }
        guard !found.isEmpty else { throw InspectionProblem.noElement(name, tree: canvas.accessibility) }
        throw InspectionProblem.severalElements(
            name, found.map { "\($0.role.rawValue) “\($0.label)” \($0.value)" })
    }
}
