import SwiftUI

/// The views of the program whose bodies ran in a frame, and where they are.
@MainActor
struct RunBodies {
    struct Run: Equatable {
        let view: String
        let count: Int
        let frame: CGRect
    }

    /// More are not shown at once.
    private static let most = 100
    /// A view of more elements is no place on the screen.
    private static let mostElements = 20

    let runs: [Run]

    init(_ record: BodyRecord) {
        let found = record.take().lazy.compactMap { node, count -> Run? in
            guard let keeper = node as? any ViewKeeper else { return nil }
            let type = Swift.type(of: keeper.keptView)
            guard ViewOwner.isProgramType(type), (1...Self.mostElements).contains(node.elementCount) else { return nil }
            let frame = (0..<node.elementCount).reduce(CGRect.null) { frame, index in
                frame.union(node.element(at: index)?.globalFrame ?? .null)
            }
            return frame.isNull ? nil : Run(view: ViewOwner.name(of: type), count: count, frame: frame)
        }
        runs = Array(found.prefix(Self.most))
    }

    /// For the page.
    var values: [[String: Any]] {
        runs.map {
            [
                "view": $0.view, "count": $0.count,
                "frame": [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) },
            ]
        }
    }
}
