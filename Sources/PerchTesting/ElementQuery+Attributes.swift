import Foundation
import SwiftUI
import Testing

extension ElementQuery {
    /// Whether there is such an element now, be it off the screen or covered.
    public var exists: Bool { !nodes.isEmpty }

    /// Whether the one element is on the screen, not covered, and a finger could touch it.
    public var isHittable: Bool { nodes.count == 1 && nodes[0].isEnabled && screen.hitPoint(of: nodes[0]) != nil }

    /// What it is called.
    public var label: String { sole?.label ?? "" }
    /// Its value in words.
    public var value: String { sole?.value ?? "" }
    /// What it does when it is used.
    public var hint: String { sole?.hint ?? "" }
    /// The identifier that tests know it by.
    public var identifier: String { sole?.identifier ?? "" }
    /// In the canvas's coordinates, in points; null where there is not exactly one such element.
    public var frame: CGRect { sole?.frame ?? .null }
    /// Its traits.
    public var traits: AccessibilityTraits { sole?.traits ?? [] }
    /// Whether it may be used.
    public var isEnabled: Bool { sole?.isEnabled ?? false }
    /// Whether it is chosen.
    public var isSelected: Bool { sole?.isSelected ?? false }
    /// Whether it has the keyboard.
    public var hasFocus: Bool { sole?.isFocused ?? false }

    private var sole: AccessibilityNode? {
        let nodes = nodes
        return nodes.count == 1 ? nodes[0] : nil
    }

    /// The one element, as a value that stays as it is; nil, and a failure of the test, where there is not exactly one.
    public func found(sourceLocation: SourceLocation = #_sourceLocation) -> FoundElement? {
        resolved(sourceLocation).map { FoundElement($0, in: screen.canvas.session) }
    }

    /// The one element; where there is none or are several, the test fails.
    func resolved(_ location: SourceLocation) -> AccessibilityNode? {
        let nodes = nodes
        if nodes.count == 1 { return nodes[0] }
        screen.fail(
            nodes.isEmpty ? "There is no \(description)." : "\(nodes.count) elements are \(description).", location)
        return nil
    }
}
