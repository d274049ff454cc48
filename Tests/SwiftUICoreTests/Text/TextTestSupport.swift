import CoreGraphics
import DisplayList
import EngineTesting
import Foundation
import SwiftUI

@testable import SwiftUICore

/// A text on its own canvas, and what it draws.
@MainActor
struct Rendered {
    private let screen: TestScreen
    var host: ViewHost { screen.host }
    let list: DisplayList
    let accessibility: [AccessibilityNode]

    init<V: View>(
        _ view: V, width: CGFloat = 1_000, height: CGFloat = 1_000, scale: CGFloat = 1,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        screen = TestScreen(view, size: CGSize(width: width, height: height), scale: scale, change)
        list = screen.frame.displayList
        accessibility = screen.host.accessibility
    }

    func size(_ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
        host.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    /// All drawing operations, from back to front.
    var operations: [DrawOperation] { Self.operations(in: list.root) }

    private static func operations(in node: DisplayNode) -> [DrawOperation] {
        node.items.flatMap { item -> [DrawOperation] in
            switch item {
            case .draw(let operation): [operation]
            case .node(let node): operations(in: node)
            }
        }
    }

    var runs: [(run: GlyphRun, paint: Paint)] {
        operations.compactMap { if case .glyphs(let run, let paint) = $0 { (run, paint) } else { nil } }
    }

    var strings: [String] { runs.map(\.run.text) }
}

/// What a text shows.
@MainActor
func shown(_ text: Text, locale: String = "en_US", _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    change(&environment)
    return text.resolvedString(in: environment)
}
