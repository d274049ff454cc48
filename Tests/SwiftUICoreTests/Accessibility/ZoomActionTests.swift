import Foundation
import Testing

@testable import SwiftUI

/// "Zoom" as assistive technology asks for it.
@MainActor struct ZoomActionTests {
    @Test func bothDirectionsAreOfferedByName() throws {
        var asked: [AccessibilityZoomGestureAction.Direction] = []
        let view = Text("Map").frame(width: 80, height: 40).accessibilityZoomAction { action in
            asked.append(action.direction)
            #expect(action.location == .center && action.point.x > 0)
        }
        let host = ViewHost(view, size: CGSize(width: 200, height: 200))
        let node = try #require(host.accessibility(at: 0).flatMap(\.flattened).first { $0.label == "Map" })
        let names = node.actions.map(\.kind)
        #expect(names.count == 2)
        for kind in names { host.accessibilityActions.perform(kind, on: node) }
        #expect(asked == [.zoomIn, .zoomOut])
    }
}
