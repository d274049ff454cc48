import Audit
import CoreGraphics
import SwiftUI

/// Walks the elements of a host once, and notes who made them and which accessibility element contains them.
@MainActor
struct ElementWalk {
    private(set) var facts: [UInt64: ElementFacts] = [:]
    /// The elements on the canvas, by the index of their accessibility element.
    private(set) var nodes: [Int: RenderNode] = [:]

    /// The row of a list around an accessibility element whose touches it takes: a tap anywhere in a row with one button in the
    /// standard style presses it.
    private(set) var rows: [Int: RenderNode] = [:]

    /// What takes the touches for an accessibility element, where it lies around that.
    private(set) var touched: [Int: RenderNode] = [:]
    /// The elements in which something says which part of it takes touches.
    private(set) var shaped: Set<Int> = []

    private let host: ViewHost
    private let authorship: Authorship
    private let tree: [AccessibilityNode]
    private var elements: [AuditedElement] = []
    private var indexes: [UInt64: Int] = [:]
    private var pinned: Set<ObjectIdentifier> = []
    /// The elements with which assistive technology can do something.
    private var withActions: Set<Int> = []
    private var nested: [AuditedScreen.NestedControl] = []
    private var untold: [AuditedScreen.UntoldControl] = []
    private var ordinals: [String: Int] = [:]

    init(_ host: ViewHost, _ tree: [AccessibilityNode]) {
        self.host = host
        self.tree = tree
        authorship = Authorship(host)
    }

    /// What is known on the way down.
    private struct Context {
        var makers: [Origin.Maker] = []
        var toolkit: [String] = []
        var element: Int?
        /// Whether a control of the toolkit is around, inside the innermost of the author's views.
        var isPartOfControl = false
        /// The control around, which assistive technology knows as one element.
        var control: (title: String, id: UInt64, frame: CGRect)?
        var isCovered = false
        var isTapped = false
        /// The style around, by name, and whether it is the toolkit's.
        var style: (name: String, isToolkit: Bool)?
        var isInBar = false
        /// The row of a list around.
        var row: RenderNode?
        /// Whether a chart is around, which orders its texts as it draws them.
        var isInChart = false
        /// The scroll views around, from the outside in.
        var scrollViews: [AuditedElement.ScrollView] = []
        /// Whether a header or footer is around that sticks to an edge of a scroll view.
        var isPinned = false
    }

    /// The toolkit's views whose parts have a size that it decides.
    private static let composites: Set<String> = [
        "SegmentedControl", "DatePill", "DisclosureGroup", "DatePicker", "Picker", "Stepper", "ColorPicker", "Gauge",
        "SearchRow", "SearchFieldPlatter", "ShareLink", "AlertContainer", "ActionSheetContainer", "MenuPanel",
    ]
    /// The toolkit's views that are bars.
    private static let bars: Set<String> = ["ToolbarItemView", "NavigationBarRow", "TabBar", "PageTitle"]

    /// The toolkit's views that draw by themselves, and do not only arrange what the author puts into them.
    private static let controls: Set<String> = [
        "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "TextField", "SecureField", "TextEditor",
        "ProgressView", "Gauge", "SearchRow", "SearchFieldPlatter", "ContentUnavailableView", "AlertContainer",
        "ActionSheetContainer", "MenuPanel",
    ]

    /// Whether what is in a view of the toolkit is drawn by the toolkit. Frameworks such as Charts draw all of theirs.
    private static func draws(_ maker: Authorship.Maker) -> Bool {
        controls.contains(maker.type.name) || bars.contains(maker.type.name)
            || !["SwiftUI", "SwiftUICore", "ProjectSupport"].contains(maker.type.module)
    }

    mutating func run(_ screen: inout AuditedScreen) {
        for node in tree { add(node, parent: nil, isInBar: false) }
        let modal = tree.count == 1 && tree[0].traits.contains(.isModal) ? tree[0].id : nil
        var context = Context()
        context.isCovered = modal != nil
        visit(host.rootElement, context, modal)
        screen.elements = elements
        screen.nested = nested
        screen.untold = untold
    }

    // MARK: The accessibility tree

    private mutating func add(_ node: AccessibilityNode, parent: Int?, isInBar: Bool) {
        var element = AuditedElement()
        element.id = node.id
        element.parent = parent
        element.role = node.role
        element.traits = node.traits
        element.label = node.label
        element.value = node.value
        element.hint = node.hint
        element.inputLabels = node.inputLabels
        element.isEnabled = node.isEnabled
        element.isOperable = node.isOperable || node.role.takesText
        element.isAdjustable = node.isAdjustable
        element.isElement = node.isElement
        element.headingLevel = node.headingLevel
        element.isIndeterminate =
            node.role == .progress && (node.value.isEmpty || node.value == ControlWords.inProgress)
        element.frame = node.frame
        element.isInBar = isInBar
        element.isInlineLink = parent.map { elements[$0].role == .text && node.role == .link } ?? false
        let index = elements.count
        elements.append(element)
        if !node.actions.isEmpty { withActions.insert(index) }
        if let parent { elements[parent].children.append(index) }
        if indexes[node.id] == nil { indexes[node.id] = index }
        let isBar = [.navigationBar, .tabBar, .toolbar].contains(node.role)
        for child in node.children { add(child, parent: index, isInBar: isInBar || isBar) }
    }

    // MARK: The elements on the canvas

    private mutating func visit(_ node: RenderNode, _ outer: Context, _ modal: UInt64?) {
        let name = node.debugName
        guard name != "Hidden" else { return }
        var inner = outer
        if pinned.contains(ObjectIdentifier(node)) { inner.isPinned = true }
        for maker in authorship.makers(of: node) {
            if maker.isToolkit {
                inner.toolkit.append(maker.type.name)
                if Self.draws(maker) { inner.isPartOfControl = true }
                if Self.bars.contains(maker.type.name) { inner.isInBar = true }
                if maker.type.name == "ListContentRow" { inner.row = node }
                if maker.type.module == "Charts" { inner.isInChart = true }
            } else {
                inner.makers.append(maker.type)
                inner.toolkit = []
                inner.isPartOfControl = false
                if maker.kind == .style, let index = inner.element { elements[index].hasStockTarget = false }
            }
            if maker.kind == .style { inner.style = (maker.type.name, maker.isToolkit) }
        }
        if node.id == modal { inner.isCovered = false }
        let origin = Origin(makers: inner.makers, toolkit: inner.toolkit)
        if let index = indexes[node.id] {
            inner.element = index
            nodes[index] = node
            elements[index].origin = origin
            if inner.isInBar { elements[index].isInBar = true }
            if inner.isInChart { elements[index].isInChart = true }
            elements[index].scrollViews = inner.scrollViews
            elements[index].isPinned = inner.isPinned
            if let row = inner.row, takesTouchesOfRow(inner) { rows[index] = row }
            let isPart = !Self.composites.isDisjoint(with: inner.toolkit)
            elements[index].isPartOfStockControl = isPart
            elements[index].hasStockTarget = isPart || hasStockTarget(elements[index], inner.style)
        }
        noteControls(node, name, origin, &inner)
        if name == "ContentShape", let index = inner.element { shaped.insert(index) }
        facts[node.id] = describe(node, name, origin, inner)
        if let lazy = node as? LazyRenderNode { notePinned(lazy) }
        if node is ScrollRenderNode { inner.scrollViews.append(.init(id: node.id, frame: node.globalFrame)) }
        for child in node.children where !node.hides(child) { visit(child, inner, modal) }
    }

    /// Notes what sticks to an edge. It is in front of the others, so it follows them, wherever it is.
    private mutating func notePinned(_ lazy: LazyRenderNode) {
        guard !lazy.pinnedViews.isEmpty else { return }
        var last = -CGFloat.infinity
        for child in lazy.children {
            let start = lazy.debugName == "LazyV" ? child.globalFrame.minY : child.globalFrame.minX
            if start < last { pinned.insert(ObjectIdentifier(child)) }
            last = max(last, start)
        }
    }

    private mutating func describe(
        _ node: RenderNode, _ name: String, _ origin: Origin, _ context: Context
    ) -> ElementFacts {
        var fact = ElementFacts()
        fact.origin = origin
        fact.element = context.element
        fact.frame = node.globalFrame
        fact.isCovered = context.isCovered
        fact.isPartOfControl = context.isPartOfControl
        fact.isInBar = context.isInBar || !Self.composites.isDisjoint(with: context.toolkit)
        fact.isScrollView = node is ScrollRenderNode
        fact.isEnabled =
            !authorship.isDisabled(node) && context.element.map { elements[$0].isEnabled } ?? true
        fact.isRedacted = authorship.isRedacted(node)
        if let text = node as? TextRenderNode {
            fact.kind = .text
            fact.isOfAccessibilitySize = authorship.isOfAccessibilitySize(node)
            if let shown = text.shown {
                fact.isTruncated = shown.isTruncated
                fact.text = shown.text
                if let index = context.element { elements[index].texts.append(shown.text) }
            }
            let key = origin.path.joined(separator: "/")
            fact.ordinal = ordinals[key, default: 0]
            ordinals[key] = fact.ordinal + 1
            if let index = context.element {
                fact.isPrompt = elements[index].isTextInput && name == "Text"
            }
        } else if name == "Image" {
            fact.kind = .image
            if let index = context.element {
                elements[index].showsPicture = true
                elements[index].shownFrame = elements[index].shownFrame.union(fact.frame)
            }
        } else if name == "Spinner" {
            fact.kind = .spinner
            if let index = context.element, elements[index].role != .progress {
                elements[index].showsSpinner = true
            }
        }
        return fact
    }

    /// Notes controls inside others, hidden ones, and taps on what is no button.
    private mutating func noteControls(
        _ node: RenderNode, _ name: String, _ origin: Origin, _ inner: inout Context
    ) {
        if name == "AccessibilityElement", !inner.isCovered, let own = node.accessibilityElements().first,
            own.isOperable,
            own.id == node.id
        {
            let kinds: [AccessibilityRole] = [.button, .link, .toggle]
            if let outer = inner.control, own.id != outer.id, kinds.contains(own.role), own.isEnabled,
                indexes[own.id] == nil, own.frame != outer.frame
            {
                nested.append(
                    AuditedScreen.NestedControl(
                        title: own.label.isEmpty ? own.role.rawValue : "\(own.role.rawValue) “\(own.label)”",
                        outer: outer.title, frame: own.frame, origin: origin, words: [own.label]))
            } else if inner.control == nil, indexes[own.id] == nil, own.isEnabled,
                inner.element.map({ !represents($0) }) ?? true,
                isSeen(own.frame), isReached(node, own.frame)
            {
                untold.append(
                    AuditedScreen.UntoldControl(
                        kind: .hidden, element: nil, frame: own.frame, origin: origin, words: [own.label]))
            }
            if inner.control == nil, kinds.contains(own.role) {
                inner.control = (
                    own.label.isEmpty ? own.role.rawValue : "\(own.role.rawValue) “\(own.label)”", own.id, own.frame
                )
            }
        }
        if authorship.isTapped(node), !inner.isCovered, inner.control == nil, !inner.isTapped {
            inner.isTapped = true
            let parts = node.accessibilityElements().flatMap(\.flattened)
            if parts.count == 1, let index = indexes[parts[0].id], touched[index] == nil { touched[index] = node }
            let isTold =
                inner.element.map { represents($0) } ?? false
                || parts.contains { part in
                    indexes[part.id].map(represents)
                        ?? (part.isOperable || !part.traits.isDisjoint(with: [.isButton, .isLink]))
                }
                // What several taps do is a named action, which assistive technology offers without a trait.
                || authorship.tapCount(node) > 1
                    && (inner.element.map(withActions.contains) ?? false
                        || parts.contains { indexes[$0.id].map(withActions.contains) ?? !$0.actions.isEmpty })
            // Assistive technology taps on what has the trait of a button and no action.
            for index in parts.compactMap({ indexes[$0.id] }) + [inner.element].compactMap({ $0 })
            where represents(index) { elements[index].isOperable = true }
            // A tap on a whole screen, which ends the editing of a field, say, is no control.
            let covers = node.size.width >= 300 && node.size.height >= 400
            if !isTold, !covers, isSeen(node.globalFrame), node.size.width > 0 {
                untold.append(
                    AuditedScreen.UntoldControl(
                        kind: .tap, element: inner.element, frame: node.globalFrame, origin: origin,
                        words: parts.map(\.label).filter { !$0.isEmpty }))
            }
        }
    }

    /// Whether an element says that something can be done with it.
    private func represents(_ index: Int) -> Bool {
        let element = elements[index]
        return element.isOperable || !element.traits.isDisjoint(with: [.isButton, .isLink])
    }

    /// Whether a finger in the middle of a control reaches it. Actions behind the row of a list cannot be used until the row was
    /// swiped, and are then elements.
    private func isReached(_ node: RenderNode, _ frame: CGRect) -> Bool {
        var hit = host.rootElement.hitTest(CGPoint(x: frame.midX, y: frame.midY))
        while let current = hit {
            if current === node { return true }
            hit = current.parent
        }
        return false
    }

    private func isSeen(_ frame: CGRect) -> Bool { frame.intersects(CGRect(origin: .zero, size: host.size)) }

    // MARK: Targets

    /// Whether a tap anywhere in the row of a list presses what is in it: a button in the standard style, or a navigation link,
    /// which presses as its row does.
    private func takesTouchesOfRow(_ context: Context) -> Bool {
        guard let style = context.style else { return true }
        return style.isToolkit && (style.name.hasPrefix("Default") || context.toolkit.contains("NavigationLink"))
    }

    /// Whether the toolkit alone decides how large the target is. A style that draws a bezel does so.
    private func hasStockTarget(_ element: AuditedElement, _ style: (name: String, isToolkit: Bool)?) -> Bool {
        guard style?.isToolkit ?? true else { return false }
        switch element.role {
        case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .popUpButton, .textField, .secureTextField,
            .textEditor, .searchField, .tab, .pageControl, .menuItem, .gauge, .progress:
            return true
        case .button, .link, .menu:
            return style.map { $0.name.hasPrefix("Bordered") || $0.name.hasPrefix("Glass") } ?? false
        default: return false
        }
    }
}
