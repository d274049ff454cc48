import Audit
import CoreGraphics
import DisplayList
import PerchHost
import SwiftUI

/// Reads what is on a canvas into values that rules can look at.
@MainActor
package struct ScreenReader {
    private let canvas: ViewCanvas
    private let settings: AuditedScreen.Setting

    /// - Parameter setting: what the rules know of the variant that is on the canvas.
    package init(_ canvas: ViewCanvas, _ setting: AuditedScreen.Setting) {
        self.canvas = canvas
        settings = setting
    }

    /// The screen as it is at the moment of the latest frame.
    package func read() -> AuditedScreen {
        let host = canvas.session.host
        var screen = AuditedScreen()
        screen.setting = settings
        screen.size = canvas.size
        canvas.session.perform {
            var walk = ElementWalk(host, canvas.elements)
            walk.run(&screen)
            TargetMeter(
                root: host.rootElement, nodes: walk.nodes.merging(walk.touched) { $1 }, shaped: walk.shaped,
                rows: walk.rows,
                canvas: canvas.size
            ).measure(&screen)
            var drawing = DrawingReader(facts: walk.facts, canvas: canvas.frame.displayList)
            drawing.run(&screen)
        }
        for index in screen.elements.indices {
            screen.elements[index].isBareText = screen.elements[index].showsBareText
        }
        return screen
    }

    /// Notes what still moves after a time in which all that ends has ended.
    package func readMovements(into screen: inout AuditedScreen) {
        let time = canvas.session.time
        canvas.draw(at: time + 5)
        let first = canvas.frame.displayList.root
        canvas.draw(at: time + 5.4)
        let host = canvas.session.host
        canvas.session.perform {
            var walk = ElementWalk(host, canvas.elements)
            var other = AuditedScreen()
            walk.run(&other)
            screen.movements = MovementSearch(facts: walk.facts).movements(
                from: first, to: canvas.frame.displayList.root)
        }
    }
}

/// What is known of an element on the canvas when its drawing is read.
struct ElementFacts {
    enum Kind { case text, image, spinner, other }
    var kind = Kind.other
    var origin = Origin()
    /// The index of the accessibility element around it.
    var element: Int?
    var frame = CGRect.zero
    var isTruncated = false
    /// The whole text, where the element is one.
    var text = ""
    /// Whether it is covered by something modal, and so is not to be read.
    var isCovered = false
    var isScrollView = false
    /// Whether it is a placeholder for content that has not loaded.
    var isRedacted = false
    /// Whether it is a text at one of the accessibility sizes.
    var isOfAccessibilitySize = false
    var isPrompt = false
    /// Whether the control around it can be used.
    var isEnabled = true
    /// Whether a control of the toolkit drew it.
    var isPartOfControl = false
    /// Whether it is part of a bar, or of a control whose size the toolkit alone decides.
    var isInBar = false
    /// The place among the texts of the same makers.
    var ordinal = 0
}

extension AuditedElement {
    /// Whether the target is the text itself, or a label with a symbol, as of a plain button: its size is that of the font.
    fileprivate var showsBareText: Bool {
        guard [.button, .link, .menu].contains(role), !shownTexts.isEmpty, let target else { return false }
        return abs(target.width - shownFrame.width) < 1.5 && abs(target.height - shownFrame.height) < 1.5
    }
}
