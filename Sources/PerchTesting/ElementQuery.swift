import Foundation
import SwiftUI
import Testing

/// A query for elements of a screen. It searches the current screen at each use, as in XCUITest.
///
/// An action, or an attribute such as ``isEnabled``, requires exactly one element. Otherwise, the test fails. To select
/// one of several elements, use ``firstMatch`` or ``element(boundBy:)``. ``exists``, ``isHittable``, and ``count``
/// never fail.
@MainActor
public struct ElementQuery: CustomStringConvertible {
    /// The screen of the query.
    public let screen: RenderedView
    /// The description of the query in failures.
    public let description: String
    /// Where the test named the elements: the place of failures of attributes, since a property gets no place of its caller.
    let location: SourceLocation?
    private let find: @MainActor () -> [AccessibilityNode]

    init(
        _ screen: RenderedView, _ description: String, location: SourceLocation? = nil,
        find: @escaping @MainActor () -> [AccessibilityNode]
    ) {
        self.screen = screen
        self.description = description
        self.location = location
        self.find = find
    }

    /// The elements as they are now, in reading order.
    var nodes: [AccessibilityNode] { find() }

    // MARK: Narrowing

    private func narrowed(
        _ description: String, _ location: SourceLocation? = nil,
        _ transform: @escaping @MainActor ([AccessibilityNode]) -> [AccessibilityNode]
    ) -> ElementQuery {
        ElementQuery(screen, description, location: location ?? self.location) { [find] in transform(find()) }
    }

    /// Returns the elements inside the elements of the query.
    public func descendants(matching roles: ElementRole...) -> ElementQuery { descendants(roles) }

    func descendants(_ roles: [ElementRole]) -> ElementQuery {
        narrowed("\(Self.name(roles)) in \(description)") { nodes in
            nodes.flatMap { $0.flattened.dropFirst() }.filter { $0.isFound(as: roles) }
        }
    }

    /// Returns the elements directly inside the elements of the query.
    public func children(matching roles: ElementRole...) -> ElementQuery {
        narrowed("\(Self.name(roles)) directly in \(description)") { nodes in
            nodes.flatMap(\.children).filter { $0.isFound(as: roles) }
        }
    }

    /// Accesses the elements with the given identifier or, if there are none, with this label, value, or hint.
    public subscript(_ name: String, sourceLocation sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        narrowed("\(description) “\(name)”", sourceLocation) { nodes in
            for match in [
                { $0.identifier == name }, { $0.label == name }, { $0.value == name || $0.hint == name },
            ] as [(AccessibilityNode) -> Bool] {
                let found = nodes.filter(match)
                if !found.isEmpty { return found }
            }
            return []
        }
    }

    /// Returns the elements for which `isIncluded` is true.
    public func matching(
        _ isIncluded: @escaping @MainActor (FoundElement) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> ElementQuery {
        narrowed("\(description) that match", sourceLocation) { [screen] nodes in
            nodes.filter { isIncluded(FoundElement($0, in: screen.canvas.session)) }
        }
    }

    /// Returns the elements with an identifier.
    public func matching(identifier: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        narrowed("\(description) #\(identifier)", sourceLocation) { nodes in
            nodes.filter { $0.identifier == identifier }
        }
    }

    /// Returns the elements with a value.
    public func matching(value: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        narrowed("\(description) of value “\(value)”", sourceLocation) { nodes in nodes.filter { $0.value == value } }
    }

    /// Returns the elements with all of the given traits.
    public func matching(traits: AccessibilityTraits, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery
    {
        narrowed("\(description) with \(traits.words.joined(separator: ", "))", sourceLocation) { nodes in
            nodes.filter { $0.traits.isSuperset(of: traits) }
        }
    }

    /// Returns the elements whose label, value, or hint contains a text.
    public func containing(text: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        narrowed("\(description) with “\(text)”", sourceLocation) { nodes in
            nodes.filter { node in [node.label, node.value, node.hint].contains { $0.contains(text) } }
        }
    }

    /// Returns the elements that contain an element of a kind.
    public func containing(
        _ role: ElementRole, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ElementQuery {
        narrowed("\(description) containing \(role.rawValue) “\(name)”", sourceLocation) { nodes in
            nodes.filter { node in
                node.flattened.dropFirst().contains {
                    $0.role.rawValue == role.rawValue && ($0.identifier == name || $0.label == name)
                }
            }
        }
    }

    /// The first matching element, even if there are several.
    public var firstMatch: ElementQuery {
        narrowed("the first \(description)") { nodes in Array(nodes.prefix(1)) }
    }

    /// Returns the element at an index, from 0.
    public func element(boundBy index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        narrowed("\(description) number \(index)", sourceLocation) { nodes in
            nodes.indices.contains(index) ? [nodes[index]] : []
        }
    }

    /// The current number of elements.
    public var count: Int { nodes.count }

    /// The elements, with a query for each.
    public var allElementsBoundByIndex: [ElementQuery] { nodes.indices.map { element(boundBy: $0) } }

    private static func name(_ roles: [ElementRole]) -> String {
        roles.isEmpty ? "element" : roles.map(\.rawValue).joined(separator: " or ")
    }
}

/// A type that contains elements: a screen, or elements of a screen.
@MainActor
public protocol ElementContainer {
    /// Returns the elements of the given kinds inside this element, or all elements if no kind is given.
    func descendants(matching roles: ElementRole...) -> ElementQuery
}

extension ElementQuery: ElementContainer {}

extension RenderedView: ElementContainer {
    /// Returns the elements of the given kinds on the screen, or all elements if no kind is given.
    public func descendants(matching roles: ElementRole...) -> ElementQuery {
        ElementQuery(self, roles.isEmpty ? "element" : roles.map(\.rawValue).joined(separator: " or ")) {
            [self] in
            canvas.elements.flatMap(\.flattened).filter { $0.isFound(as: roles) }
        }
    }
}

extension ElementContainer {
    /// Accesses the element with the identifier or, if there is none, with the label or value, regardless of its kind.
    public subscript(_ name: String, sourceLocation sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        descendants()[name, sourceLocation: sourceLocation]
    }

    /// All elements.
    public var allElements: ElementQuery { descendants() }
    /// The buttons, including those that open a menu.
    public var buttons: ElementQuery { descendants(matching: .button, .popUpButton, .menu, .menuItem, .radioButton) }
    /// The texts.
    public var staticTexts: ElementQuery { descendants(matching: .text) }
    /// The pictures.
    public var images: ElementQuery { descendants(matching: .image) }
    /// The links.
    public var links: ElementQuery { descendants(matching: .link) }
    /// The switches.
    public var switches: ElementQuery { descendants(matching: .toggle) }
    /// The fields for a line of text.
    public var textFields: ElementQuery { descendants(matching: .textField) }
    /// The fields for passwords.
    public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
    /// The search fields.
    public var searchFields: ElementQuery { descendants(matching: .searchField) }
    /// The editors for text with several lines.
    public var textViews: ElementQuery { descendants(matching: .textEditor) }
    /// The sliders.
    public var sliders: ElementQuery { descendants(matching: .slider) }
    /// The steppers.
    public var steppers: ElementQuery { descendants(matching: .stepper) }
    /// The pickers.
    public var pickers: ElementQuery { descendants(matching: .picker) }
    /// The date pickers.
    public var datePickers: ElementQuery { descendants(matching: .datePicker) }
    /// The rows of lists.
    public var cells: ElementQuery { descendants(matching: .row, .cell) }
    /// The lists.
    public var lists: ElementQuery { descendants(matching: .list) }
    /// The tabs.
    public var tabs: ElementQuery { descendants(matching: .tab) }
    /// The navigation bars.
    public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
    /// The alerts.
    public var alerts: ElementQuery { descendants(matching: .alert, .dialog) }
    /// The sheets.
    public var sheets: ElementQuery { descendants(matching: .sheet) }
    /// The items of menus.
    public var menuItems: ElementQuery { descendants(matching: .menuItem) }

    /// Returns the button with an identifier or a label.
    public func button(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        buttons[name, sourceLocation: sourceLocation]
    }
    /// Returns the text with an identifier, or with this content.
    public func text(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        staticTexts[name, sourceLocation: sourceLocation]
    }
    /// Returns the picture with an identifier or a label.
    public func image(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        images[name, sourceLocation: sourceLocation]
    }
    /// Returns the link with an identifier or a label.
    public func link(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        links[name, sourceLocation: sourceLocation]
    }
    /// Returns the switch with an identifier or a label.
    public func toggle(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        switches[name, sourceLocation: sourceLocation]
    }
    /// Returns the text field of any kind with an identifier or a label.
    public func field(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        descendants(matching: .textField, .secureTextField, .searchField, .textEditor)[
            name, sourceLocation: sourceLocation]
    }
    /// Returns the slider with an identifier or a label.
    public func slider(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        sliders[name, sourceLocation: sourceLocation]
    }
    /// Returns the stepper with an identifier or a label.
    public func stepper(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        steppers[name, sourceLocation: sourceLocation]
    }
    /// Returns the picker of any style with an identifier or a label.
    public func picker(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        descendants(matching: .picker, .popUpButton)[name, sourceLocation: sourceLocation]
    }
    /// Returns the row with an identifier or a label.
    public func cell(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        cells[name, sourceLocation: sourceLocation]
    }
    /// Returns the tab with an identifier or a label.
    public func tab(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        tabs[name, sourceLocation: sourceLocation]
    }
    /// Returns the menu item with an identifier or a label.
    public func menuItem(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        menuItems[name, sourceLocation: sourceLocation]
    }
    /// Returns the element of any kind with an identifier.
    public func element(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) -> ElementQuery {
        descendants().matching(identifier: identifier, sourceLocation: sourceLocation)
    }
}
