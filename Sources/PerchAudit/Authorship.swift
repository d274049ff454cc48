import Audit
import SwiftUI

/// Which views made the elements of a host: their types, told apart by the author's and the toolkit's.
@MainActor
final class Authorship {
    /// A type with a body.
    struct Maker {
        enum Kind { case view, modifier, style }
        let kind: Kind
        let type: Origin.Maker

        var isToolkit: Bool { Toolkit.contains(type.module) }
    }

    private var makers: [ObjectIdentifier: [Maker]] = [:]
    private var tapped: [ObjectIdentifier: Int] = [:]
    private var disabled: Set<ObjectIdentifier> = []
    private var redacted: Set<ObjectIdentifier> = []
    private var large: Set<ObjectIdentifier> = []

    init(_ host: ViewHost) {
        var visited: Set<ObjectIdentifier> = []
        func visit(_ node: _ViewNode, isAbsorbed: Bool) {
            guard visited.insert(ObjectIdentifier(node)).inserted else { return }
            let kind = NodeKind.of(type(of: node))
            let isTap = kind.isTap && !isAbsorbed
            if kind.maker != nil || isTap, node.elementCount <= Self.mostElements {
                for element in node.elements {
                    let key = ObjectIdentifier(element)
                    if let maker = kind.maker { makers[key, default: []].append(maker) }
                    if isTap { tapped[key] = Self.tapCount(of: node) }
                }
            }
            let absorbs = kind.absorbsTaps || isAbsorbed && !kind.isTap
            var isLeaf = true
            node.forEachChild {
                isLeaf = false
                visit($0, isAbsorbed: absorbs)
            }
            // What draws has the environment of its own node, so each element is asked once.
            if isLeaf { noteEnvironment(of: node) }
        }
        visit(host.root, isAbsorbed: false)
    }

    private func noteEnvironment(of node: _ViewNode) {
        let isDisabled = !node.environment.isEnabled
        let isRedacted = node.environment.redactionReasons.contains(.placeholder)
        let isLarge = node.environment.dynamicTypeSize.isAccessibilitySize
        guard isDisabled || isRedacted || isLarge else { return }
        for element in node.elements {
            let key = ObjectIdentifier(element)
            if isDisabled { disabled.insert(key) }
            if isRedacted { redacted.insert(key) }
            if isLarge { large.insert(key) }
        }
    }

    /// What has more elements is a list of rows, each of which has its own makers; asking would make all of them.
    private static let mostElements = 16

    /// How many taps the gesture of a view node takes: of several gestures in one, the fewest.
    private static func tapCount(of node: _ViewNode) -> Int {
        func count(in value: Any, depth: Int) -> Int? {
            if let tap = value as? TapGesture { return tap.count }
            if let tap = value as? SpatialTapGesture { return tap.count }
            guard depth > 0 else { return nil }
            return Mirror(reflecting: value).children.compactMap { count(in: $0.value, depth: depth - 1) }.min()
        }
        var mirror: Mirror? = Mirror(reflecting: node)
        while let current = mirror {
            if let view = current.descendant("view", "modifier", "gesture") { return count(in: view, depth: 8) ?? 1 }
            mirror = current.superclassMirror
        }
        return 1
    }

    /// The types that made an element and nothing around it, from the outermost in.
    func makers(of element: RenderNode) -> [Maker] { makers[ObjectIdentifier(element)] ?? [] }

    /// Whether a tap gesture of the author's is on the element.
    func isTapped(_ element: RenderNode) -> Bool { tapCount(element) > 0 }

    /// How many taps the gesture on the element takes at least; 0 if there is none.
    func tapCount(_ element: RenderNode) -> Int { tapped[ObjectIdentifier(element)] ?? 0 }

    /// Whether `disabled(_:)` applies to the element, be it a control or a text beside one.
    func isDisabled(_ element: RenderNode) -> Bool { disabled.contains(ObjectIdentifier(element)) }

    /// Whether the element is a placeholder for content that has not loaded.
    func isRedacted(_ element: RenderNode) -> Bool { redacted.contains(ObjectIdentifier(element)) }

    /// Whether the type size of the element is one of the accessibility sizes.
    func isOfAccessibilitySize(_ element: RenderNode) -> Bool { large.contains(ObjectIdentifier(element)) }
}

/// What a view node's type tells.
@MainActor
private struct NodeKind {
    var maker: Authorship.Maker?
    var isTap = false

    /// Whether the tap gesture inside is the toolkit's: a dimming view or the ground of a presentation takes taps with it, and a
    /// row of a list is selected with it.
    var absorbsTaps: Bool { maker.map { $0.isToolkit && Self.absorbers.contains($0.type.name) } ?? false }

    private static let absorbers: Set<String> = ["TapAbsorber", "SelectOnTap", "BackgroundTap"]
    private static var known: [ObjectIdentifier: NodeKind] = [:]
    /// What has a style and is no control: a style of it says nothing about the target of the control around it.
    private static let decorations = ["Label", "LabeledContent", "GroupBox", "Form", "ControlGroup"]

    static func of(_ type: Any.Type) -> NodeKind {
        let key = ObjectIdentifier(type)
        if let kind = known[key] { return kind }
        let kind = NodeKind(String(reflecting: type))
        // Every type is part of the program, so there are only so many.
        known[key] = kind
        return kind
    }

    private init(_ name: String) {
        let head = name.prefix { $0 != "<" }
        let arguments = TypeName.arguments(of: name)
        // What a macro makes of a preview's body is the preview itself.
        if head.hasSuffix(".BodyNode"), let view = arguments.first, !view.hasSuffix(".PreviewableContent") {
            maker = Authorship.Maker(kind: .view, type: TypeName.maker(view))
        } else if head.hasSuffix(".ModifierBodyNode"), let modifier = arguments.last {
            maker = Authorship.Maker(kind: .modifier, type: TypeName.maker(modifier))
        } else if head.hasSuffix(".StyleBodyNode"), let style = arguments.first {
            let configuration = arguments.count > 1 ? arguments[1] : ""
            let isOfControl = !Self.decorations.contains { configuration.hasSuffix(".\($0)StyleConfiguration") }
            maker = Authorship.Maker(kind: isOfControl ? .style : .view, type: TypeName.maker(style))
        } else if head.hasSuffix(".ElementModifierNode"), let modifier = arguments.last {
            isTap = modifier.hasPrefix("SwiftUICore.GestureModifier<") && modifier.contains("TapGesture")
        }
    }
}

/// Types as `String(reflecting:)` writes them.
enum TypeName {
    /// The generic arguments of a type.
    static func arguments(of name: String) -> [Substring] {
        guard let start = name.firstIndex(of: "<") else { return [] }
        var arguments: [Substring] = []
        var depth = 0
        var begin = name.index(after: start)
        var index = start
        var previous: Character = " "
        while index < name.endIndex {
            let character = name[index]
            switch character {
            case "<", "(": depth += 1
            case ")": depth -= 1
            case ">" where previous != "-":
                depth -= 1
                if depth == 0 {
                    arguments.append(name[begin..<index])
                    return arguments
                }
            case "," where depth == 1:
                arguments.append(name[begin..<index])
                begin = name.index(index, offsetBy: 2, limitedBy: name.endIndex) ?? name.endIndex
            default: break
            }
            previous = character
            index = name.index(after: index)
        }
        return arguments
    }

    /// `Row` in `App` of `App.(unknown context at $7f).Row<Swift.Int>`.
    static func maker(_ name: Substring) -> Origin.Maker {
        var plain = ""
        var depth = 0
        for character in name {
            if character == "<" || character == "(" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" || character == ")" { depth -= 1 }
        }
        let parts = plain.split(separator: ".")
        guard let module = parts.first else { return Origin.Maker(module: "", name: String(name)) }
        return Origin.Maker(module: String(module), name: parts.dropFirst().joined(separator: "."))
    }
}

/// The modules that Perch brings: what they draw by themselves is not the author's.
enum Toolkit {
    private static let modules: Set<String> = [
        "SwiftUI", "SwiftUICore", "UIKit", "PhotosUI", "Swift", "Foundation", "ProjectSupport", "PerchHost",
        "PerchTesting", "AVKit", "AppIntents", "AuthenticationServices", "Charts", "ContactsUI", "CoreData",
        "CoreLocationUI", "EventKitUI", "GameKit", "IntentsUI", "LinkPresentation", "MapKit", "MessageUI",
        "MultipeerConnectivity", "MusicKit", "PDFKit", "PassKit", "QuickLook", "RealityKit", "SafariServices",
        "SceneKit", "Social", "SpriteKit", "StandInViews", "StoreKit", "SwiftData", "TipKit", "Translation",
        "VisionKit", "WebKit", "WidgetKit",
    ]

    static func contains(_ module: String) -> Bool { modules.contains(module) }
}
