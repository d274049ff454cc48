import Foundation
import SwiftUI
import Testing

extension ElementQuery {
    /// A Boolean value that indicates whether the element exists now, even if it is off the screen or covered.
    public var exists: Bool { !nodes.isEmpty }

    /// A Boolean value that indicates whether there is exactly one element, and a finger can touch it: it is on the
    /// screen and not covered.
    public var isHittable: Bool { nodes.count == 1 && nodes[0].isEnabled && screen.hitPoint(of: nodes[0]) != nil }

    /// The label, which assistive technology reads as the name. Empty if there is none.
    public var label: String { attribute("label", \.label) ?? "" }
    /// The value as text. Empty if there is none.
    public var value: String { attribute("value", \.value) ?? "" }
    /// The hint, which describes the result of activating the element. Empty if there is none.
    public var hint: String { attribute("hint", \.hint) ?? "" }
    /// The accessibility identifier. Empty if there is none.
    public var identifier: String { attribute("identifier", \.identifier) ?? "" }
    /// The frame in the canvas's coordinates, in points.
    public var frame: CGRect { attribute("frame", \.frame) ?? .null }
    /// The accessibility traits.
    public var traits: AccessibilityTraits { attribute("traits", \.traits) ?? [] }
    /// A Boolean value that indicates whether the element is enabled.
    public var isEnabled: Bool { attribute("isEnabled", \.isEnabled) ?? false }
    /// A Boolean value that indicates whether the element is selected.
    public var isSelected: Bool { attribute("isSelected", \.isSelected) ?? false }
    /// A Boolean value that indicates whether the element has the keyboard focus.
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

    /// Returns the single element as a value that does not change. If there is not exactly one element, the test fails
    /// and the result is nil.
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
