import SwiftUI

/// A node that keeps a view, whatever the view's type.
@MainActor
protocol ViewKeeper: _ViewNode {
    var keptView: Any { get }
}

extension _TypedViewNode: ViewKeeper {
    var keptView: Any { view }
}

/// The views of the program, as opposed to those of the frameworks.
@MainActor
enum ViewOwner {
    private static let frameworks: Set<String> = [
        "Swift", "SwiftUI", "SwiftUICore", "UIKit", "Combine", "Foundation", "PhotosUI", "PerchHost", "PerchStandIns",
        "DeveloperToolsSupport",
    ]

    /// Whether a type is declared in the program.
    static func isProgramType(_ type: Any.Type) -> Bool { !frameworks.contains(module(of: type)) }

    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." && $0 != "<" })
    }

    /// `Row` for `Kit.Row<Int>`; `Preview` for the view that `#Preview` makes of `@Previewable` properties.
    static func name(of type: Any.Type) -> String {
        let name = String(String(describing: type).prefix { $0 != "<" })
        return name == "PreviewableContent" ? "Preview" : name
    }

    /// The program's views with one element each, by that element. Lazy containers make nothing for it.
    static func byElement(in host: ViewHost) -> [ObjectIdentifier: [Any.Type]] {
        var owners: [ObjectIdentifier: [Any.Type]] = [:]
        func visit(_ node: _ViewNode) {
            if let keeper = node as? any ViewKeeper {
                let type = Swift.type(of: keeper.keptView)
                if isProgramType(type), keeper.keptView is any View, node.elementCount == 1,
                    let element = node.element(at: 0)
                {
                    owners[ObjectIdentifier(element), default: []].append(type)
                }
            }
            node.forEachChild(visit)
        }
        if let root = host.root { visit(root) }
        return owners
    }
}
