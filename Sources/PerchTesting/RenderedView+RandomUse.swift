import Foundation
import SwiftUI

extension RenderedView {
    /// Uses the view at random with fingers, a mouse, a wheel, keys, and text, while time advances. At the end, all
    /// fingers are lifted.
    ///
    /// - Parameters:
    ///   - events: The number of events.
    ///   - seed: The seed of the random numbers. Equal seeds produce equal events on every machine.
    public func useAtRandom(events: Int, seed: UInt64) {
        var use = RandomUse(screen: self, random: RandomSource(state: seed))
        for _ in 0..<events { use.next() }
        use.end()
    }

    /// What there is of gestures, motion and registrations now: nothing, where all is closed and at rest.
    package var activity: Activity {
        drive { host in
            Activity(
                gestures: host.activeGestureCount, moving: host.tree.movingValues.count,
                observers: host.observerCount, presentations: host.presentations.stack.count,
                elements: host.rootElement.children.flatMap(\.children).count, isWaiting: host.nextWake != nil)
        }
    }

    /// Counts of the activities in a host.
    package struct Activity: Equatable {
        package var gestures = 0
        package var moving = 0
        package var observers = 0
        package var presentations = 0
        package var elements = 0
        package var isWaiting = false

        package init(
            gestures: Int = 0, moving: Int = 0, observers: Int = 0, presentations: Int = 0, elements: Int = 0,
            isWaiting: Bool = false
        ) {
            self.gestures = gestures
            self.moving = moving
            self.observers = observers
            self.presentations = presentations
            self.elements = elements
            self.isWaiting = isWaiting
        }
    }
}

/// The same numbers on every machine.
private struct RandomSource: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Somebody who does whatever there is to do.
@MainActor private struct RandomUse {
    let screen: RenderedView
    var random: RandomSource
    private var down: [PointerID: (place: CGPoint, kind: PointerKind, buttons: PointerButtons)] = [:]

    init(screen: RenderedView, random: RandomSource) {
        self.screen = screen
        self.random = random
    }

    private static let keys: [KeyEquivalent] = [
        .tab, .return, .escape, .space, .delete, .deleteForward, .upArrow, .downArrow, .leftArrow, .rightArrow, .home,
        .end, .pageUp, .pageDown, "a", "b", "z", "1",
    ]
    private static let commands: [KeyEquivalent] = ["a", "c", "x", "v", "z", .leftArrow, .rightArrow, .upArrow]
    private static let texts = ["a", "word ", "\n", "é", "👍🏽", "שלום", "1.5", "", "a longer text\nof two lines"]

    mutating func next() {
        screen.turnClock(by: .random(in: 0...0.1, using: &random))
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<8: press()
        case 8..<20: move()
        case 20..<28: lift(isCancelled: Int.random(in: 0..<8, using: &random) == 0)
        case 28..<30: hover()
        case 30..<32: turnWheel()
        case 32..<35: pressKey()
        case 35..<38: type()
        case 38: screen.turnClock(by: .random(in: 0...1, using: &random))
        default: keyboardHeight()
        }
        screen.update()
    }

    mutating func end() {
        for (pointer, touch) in down { send(.up, pointer, touch) }
        down = [:]
        screen.drive { $0.send(HoverEvent(location: nil, time: screen.time)) }
        screen.update()
    }

    /// The middle of something that is there, or any place.
    private mutating func place() -> CGPoint {
        if Int.random(in: 0..<3, using: &random) > 0, let element = screen.elements.randomElement(using: &random) {
            return CGPoint(
                x: element.frame.minX + element.frame.width * .random(in: 0.1...0.9, using: &random),
                y: element.frame.minY + element.frame.height * .random(in: 0.1...0.9, using: &random))
        }
        return CGPoint(
            x: .random(in: -10...max(1, screen.size.width + 10), using: &random),
            y: .random(in: -10...max(1, screen.size.height + 10), using: &random))
    }

    private func send(
        _ phase: PointerEvent.Phase, _ pointer: PointerID,
        _ touch: (place: CGPoint, kind: PointerKind, buttons: PointerButtons)
    ) {
        screen.drive {
            $0.send(
                PointerEvent(
                    phase: phase, location: touch.place, time: screen.time, pointer: pointer, kind: touch.kind,
                    buttons: touch.buttons))
        }
    }

    private mutating func press() {
        let pointer = PointerID(Int.random(in: 0...1, using: &random))
        let isMouse = Int.random(in: 0..<6, using: &random) == 0
        let isSecondary = isMouse && Bool.random(using: &random)
        let touch = (
            place: place(), kind: isMouse ? PointerKind.mouse : .touch,
            buttons: isSecondary ? PointerButtons.secondary : .primary
        )
        down[pointer] = touch
        send(.down, pointer, touch)
    }

    private mutating func move() {
        guard let pointer = down.keys.min(by: { $0.rawValue < $1.rawValue }), var touch = down[pointer] else {
            return press()
        }
        touch.place.x += .random(in: -40...40, using: &random)
        touch.place.y += .random(in: -40...40, using: &random)
        down[pointer] = touch
        send(.moved, pointer, touch)
    }

    private mutating func lift(isCancelled: Bool) {
        guard let pointer = down.keys.max(by: { $0.rawValue < $1.rawValue }),
            let touch = down.removeValue(forKey: pointer)
        else { return press() }
        send(isCancelled ? .cancelled : .up, pointer, touch)
    }

    private mutating func hover() {
        let event = HoverEvent(location: Bool.random(using: &random) ? place() : nil, time: screen.time)
        screen.drive { $0.send(event) }
    }

    private mutating func turnWheel() {
        let event = WheelEvent(
            delta: CGSize(width: .random(in: -80...80, using: &random), height: .random(in: -80...80, using: &random)),
            location: place(), time: screen.time, phase: Bool.random(using: &random) ? .discrete : .ended)
        _ = screen.drive { $0.send(event) }
    }

    private mutating func pressKey() {
        let isCommand = Int.random(in: 0..<4, using: &random) == 0
        let keys = isCommand ? Self.commands : Self.keys
        let key = keys.randomElement(using: &random) ?? .tab
        let modifiers: EventModifiers =
            isCommand ? .command : Int.random(in: 0..<4, using: &random) == 0 ? .shift : []
        screen.drive { host in
            _ = host.send(KeyPress(key, modifiers: modifiers))
            _ = host.send(KeyPress(key, phase: .up, modifiers: modifiers))
        }
    }

    private mutating func type() {
        guard let input = screen.input else { return pressKey() }
        let text = Self.texts.randomElement(using: &random) ?? ""
        let length = input.text.utf8.count
        let (a, b) = (Int.random(in: 0...length, using: &random), Int.random(in: 0...length, using: &random))
        let action = Int.random(in: 0..<6, using: &random)
        screen.drive { _ in
            switch action {
            case 0, 1: input.insert(text)
            case 2: input.setMarkedText(text, selection: 0..<min(1, text.utf8.count))
            case 3: input.unmarkText()
            case 4: input.caret.select(min(a, b)..<max(a, b))
            default: input.commands.perform(.deleteBackward(.character))
            }
        }
    }

    private mutating func keyboardHeight() {
        let height: CGFloat = Bool.random(using: &random) ? 0 : 300
        screen.drive { $0.keyboard.height = height }
    }
}
