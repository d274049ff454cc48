import Foundation
import SwiftUI

/// A view on a canvas, to ask what is on it and what a change costs.
@MainActor
public final class RenderedView {
    private let canvas: ViewCanvas

    /// Draws a view for the first time.
    ///
    /// - Throws: if the variant names a device that is not known.
    public init(_ view: some View, variant: Variant = .component) throws {
        canvas = try ViewCanvas(view, variant: variant)
        cost = FrameCost(canvas.counters)
    }

    /// The canvas's size, in points.
    public var size: CGSize { canvas.size }

    /// What the latest frame cost.
    public private(set) var cost: FrameCost

    /// Makes a change, draws the next frame and tells what it cost.
    @discardableResult
    public func update(_ change: () throws -> Void = {}) rethrows -> FrameCost {
        canvas.resetCounters()
        try change()
        canvas.draw()
        cost = FrameCost(canvas.counters)
        return cost
    }

    /// Draws the frame at a moment, in seconds since the view was first drawn.
    public func advance(to time: TimeInterval) {
        canvas.resetCounters()
        canvas.draw(at: time)
        cost = FrameCost(canvas.counters)
    }

    // MARK: Finding elements

    /// All accessibility elements, from the root down, in reading order.
    public var elements: [FoundElement] { canvas.frame.accessibility.flatMap(FoundElement.flatten) }

    /// The elements that have a role, a label and an identifier, each where it is given.
    public func elements(
        role: ElementRole? = nil, label: String? = nil, identifier: String? = nil
    ) -> [FoundElement] {
        elements.filter { element in
            (role.map(element.roles.contains) ?? true) && (label.map { element.label == $0 } ?? true)
                && (identifier.map { element.identifier == $0 } ?? true)
        }
    }

    /// The one element that has a role, a label and an identifier, each where it is given.
    ///
    /// - Throws: ``ElementError`` where there is none or more than one; it tells what there is.
    public func element(
        role: ElementRole? = nil, label: String? = nil, identifier: String? = nil
    ) throws -> FoundElement {
        let found = elements(role: role, label: label, identifier: identifier)
        guard found.count == 1 else { throw ElementError(count: found.count, tree: canvas.accessibility) }
        return found[0]
    }
}

/// What a frame cost, in counts that are the same on every machine.
public struct FrameCost: Hashable, Sendable {
    /// Bodies of views and modifiers that ran.
    public let bodiesRun: Int
    /// Elements that placed their children, or themselves, anew.
    public let nodesLaidOut: Int
    /// Sizes that had to be computed.
    public let measurements: Int
    /// Drawing operations that were made anew.
    public let operationsEmitted: Int
    /// Elements that lazy containers made.
    public let elementsRealised: Int

    /// The cost of a frame in which nothing changed.
    public static let nothing = FrameCost(FrameCounters())

    init(_ counters: FrameCounters) {
        bodiesRun = counters.bodiesRun
        nodesLaidOut = counters.nodesLaidOut
        measurements = counters.measurements
        operationsEmitted = counters.operationsEmitted
        elementsRealised = counters.elementsRealised
    }
}

/// What an element is to assistive technology, such as a button or a header.
public struct ElementRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }

    public static let button: ElementRole = "button"
    public static let header: ElementRole = "header"
    public static let image: ElementRole = "image"
    public static let link: ElementRole = "link"
    public static let text: ElementRole = "staticText"
    public static let searchField: ElementRole = "searchField"
    public static let selected: ElementRole = "selected"
    public static let toggle: ElementRole = "toggle"
}

/// An accessibility element as it is on the canvas now.
public struct FoundElement: Hashable, Sendable {
    public let roles: Set<ElementRole>
    public let label: String
    public let value: String
    public let hint: String
    public let identifier: String
    /// Whether the element may be used.
    public let isEnabled: Bool
    /// In the canvas's coordinates, in points.
    public let frame: CGRect

    init(_ node: AccessibilityNode) {
        roles = Set((node.traits.words + [node.role.rawValue]).map(ElementRole.init(rawValue:)))
        label = node.label
        value = node.value
        hint = node.hint
        identifier = node.identifier
        isEnabled = node.isEnabled
        frame = node.frame
    }

    static func flatten(_ node: AccessibilityNode) -> [FoundElement] {
        [FoundElement(node)] + node.children.flatMap(flatten)
    }
}

/// No element was found, or several where one was wanted.
public struct ElementError: Error, CustomStringConvertible {
    let count: Int
    let tree: String

    public var description: String {
        (count == 0 ? "No element is like that." : "\(count) elements are like that.") + " There are:\n"
            + tree
    }
}
