import DisplayList
import Foundation
import PerchHost
import SwiftUI

/// The elements of a session that its page knows: when they are read, and what the page does with them.
@MainActor
final class PageElements {
    private let page: PageConnection
    private var accessibility = PageAccessibilityTree()
    private var pace = ReadingPace()
    /// Whether the page has told what was done with an element, and so waits to hear of it.
    private var isAwaited = false
    /// The text input that had the focus when elements were read.
    private weak var describedInput: TextInputController?
    /// What an entry of a rotor leads to, until elements are read.
    private var wantedPlace: AccessibilityRotor.Entry?
    /// What the page has told of its fields since it came, by their elements.
    private var told: [UInt64: String] = [:]
    private static let mostTold = 4

    init(_ page: PageConnection) { self.page = page }

    // MARK: Reading

    /// What was read last, for the page.
    var tree: SemanticTree { accessibility.tree }
    /// What was read last.
    var spoken: [AccessibilityNode] { accessibility.roots }

    /// Another session begins.
    func beginSession() { pace = ReadingPace() }

    /// The page has forgotten what it told.
    func startOver() { told = [:] }

    /// Has the elements read with the next frame, since the page waits to hear of them.
    func expectReading() { isAwaited = true }

    /// How long it is, in seconds, until a frame is to be made for the sake of reading it; nil if all is read.
    func wait(at uptime: Double) -> Double? { pace.wait(at: uptime) }

    /// Reads the elements, if it is time. Returns whether they were read.
    func read(_ session: Session, at uptime: Double) -> Bool {
        let input = session.host.focus.textInput
        guard pace.begins(at: uptime, isPressing: isAwaited || input !== describedInput) else { return false }
        accessibility.update(
            session.host.accessibility, inputs: { session.host.focus.textInputs }, focused: input)
        if let place = wantedPlace.take() { accessibility.lead(to: place) }
        describedInput = input
        isAwaited = false
        pace.end(tree.elements.count)
        return true
    }

    // MARK: From the page

    /// Takes what a field of the page holds. A field that has not the keyboard was filled in by the browser.
    func type(_ edit: FieldEdit, into id: UInt64, in session: Session?) {
        expectReading()
        guard let session, accessibility[id] != nil else { return }
        let known = [told[id], accessibility.input(id)?.text, accessibility[id]?.value].compactMap(\.self)
        guard let field = edit.state(after: known) else {
            var writer = WireWriter()
            writer.byte(DownKind.unknown.rawValue)
            writer.unsigned(id)
            return page.send(writer.bytes)
        }
        // Of the fields that nobody types into any more, the program has the text.
        if told[id] == nil { told = told.count < Self.mostTold ? told : [:] }
        told[id] = field.text
        session.perform {
            guard let input = accessibility.input(id), input === session.host.focus.textInput else {
                if let node = accessibility[id] {
                    session.host.accessibilityActions.replaceText(of: node, with: field.text)
                }
                return
            }
            field.apply(to: input)
        }
    }

    func perform(_ action: ElementAction, on id: UInt64, in session: Session?, at clock: FrameClock) {
        expectReading()
        guard let session, let node = accessibility[id] else { return }
        let actions = session.host.accessibilityActions
        session.perform {
            switch action {
            case .show: session.host.scrollToVisible(node) { _ = session.frame(at: clock.time()) }
            case .activate:
                if !actions.activate(node) { tap(node, in: session) }
            case .escape: actions.perform(.escape, on: node)
            case .named(let name): actions.perform(.named(name), on: node)
            case .increment: actions.adjust(node, .increment)
            case .decrement: actions.adjust(node, .decrement)
            case .place(let rotor, let entry): follow(rotor, entry, of: node, in: session, at: clock)
            case .least: if let amount = node.amount { actions.set(node, to: amount.bounds.lowerBound) }
            case .most: if let amount = node.amount { actions.set(node, to: amount.bounds.upperBound) }
            case .focus:
                guard let input = accessibility.input(id) else { return tap(node, in: session) }
                if input !== session.host.focus.textInput { session.host.focus.focus(input) }
            case .blur:
                guard let input = accessibility.input(id), input === session.host.focus.textInput else { return }
                session.host.focus.focus(nil)
            }
        }
    }

    /// Presses a key. Where nobody takes it, Escape leads out of what is in front, as two fingers do on the devices.
    func press(_ press: KeyPress, in session: Session) {
        session.perform {
            if !session.host.send(press), press.key == .escape, press.phase == .down {
                let escaped = spoken.flatMap(\.flattened).last { $0.actions.contains { $0.kind == .escape } }
                if let escaped { session.host.accessibilityActions.perform(.escape, on: escaped) }
            }
        }
    }

    /// Leads to a place of a rotor, once the program has prepared it.
    private func follow(
        _ rotor: Int, _ entry: Int, of node: AccessibilityNode, in session: Session, at clock: FrameClock
    ) {
        guard node.rotors.indices.contains(rotor), node.rotors[rotor].entries.indices.contains(entry) else { return }
        let place = node.rotors[rotor].entries[entry]
        session.host.accessibilityActions.perform(place.prepare)
        _ = session.frame(at: clock.time())
        guard let found = session.host.accessibility.flatMap(\.flattened).first(where: place.leads) else { return }
        session.host.scrollToVisible(found) { _ = session.frame(at: clock.time()) }
        wantedPlace = place
    }

    /// What a double tap does where an element has no action.
    private func tap(_ node: AccessibilityNode, in session: Session) {
        let place = node.activationPoint.point(in: node.frame)
        session.host.tap(at: place)
    }
}
