import Foundation
import SwiftUI
import Testing

extension ElementQuery {
    /// A Boolean value that indicates whether there is such an element now, be it off the screen or covered.
    public var exists: Bool { !nodes.isEmpty }

    /// A Boolean value that indicates whether the one element is on the screen, not covered, and a finger could touch
    /// it.
    public var isHittable: Bool { nodes.count == 1 && nodes[0].isEnabled && screen.hitPoint(of: nodes[0]) != nil }

    /// The label, which assistive technology reads as the name; empty if it has none.
    public var label: String { attribute("label", \.label) ?? "" }
    /// The value in words; empty if it has none.
    public var value: String { attribute("value", \.value) ?? "" }
    /// The hint: what happens when it is used; empty if it has none.
    public var hint: String { attribute("hint", \.hint) ?? "" }
    /// The accessibility identifier; empty if it has none.
    public var identifier: String { attribute("identifier", \.identifier) ?? "" }
    /// The frame in the canvas's coordinates, in points.
    public var frame: CGRect { attribute("frame", \.frame) ?? .null }
    /// The accessibility traits.
    public var traits: AccessibilityTraits { attribute("traits", \.traits) ?? [] }
    /// A Boolean value that indicates whether it is enabled.
    public var isEnabled: Bool { attribute("isEnabled", \.isEnabled) ?? false }
    /// A Boolean value that indicates whether it is selected.
    public var isSelected: Bool { attribute("isSelected", \.isSelected) ?? false }
    /// A Boolean value that indicates whether it has the keyboard focus.
    public var hasFocus: Bool { attribute("hasFocus", \.isFocused) ?? false }

    private func attribute<Value>(_ name: String, _ value: KeyPath<AccessibilityNode, Value>) -> Value? {
        sole(toRead: name)?[keyPath: value]
    }

    /// The one element, for a property that a test reads. If there is none or are several, the test fails: a check such
    /// as `!button.isEnabled` would pass on nothing.
    func sole(toRead property: String) -> AccessibilityNode? {
        let nodes = nodes
        if nodes.count == 1 { return nodes[0] }
        screen.failRead(
            "\(fault(of: nodes)) So \(property) cannot be read.",
            location ?? Test.current?.sourceLocation ?? #_sourceLocation)
        return nil
    }

    private func fault(of nodes: [AccessibilityNode]) -> String {
        nodes.isEmpty ? "There is no \(description)." : "\(nodes.count) elements are \(description)."
    }

    /// The single element as a value that does not change. If there is not exactly one element, it is nil and the test
    /// fails.
    public func found(sourceLocation: SourceLocation = #_sourceLocation) -> FoundElement? {
        resolved(sourceLocation).map { FoundElement($0, in: screen.canvas.session) }
    }

    /// The one element; if there is none or are several, the test fails.
    func resolved(_ location: SourceLocation) -> AccessibilityNode? {
        let nodes = nodes
        if nodes.count == 1 { return nodes[0] }
        screen.fail(fault(of: nodes), location)
        return nil
    }
}
