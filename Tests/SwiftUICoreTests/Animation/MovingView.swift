import DisplayList
import EngineTesting
import Foundation
import SwiftUI

@testable import SwiftUICore

/// A view on a clock that the test steps. What is seen of it is found by its colors.
@MainActor final class MovingView: TestScreen {
    init<V: View>(_ width: CGFloat = 200, _ height: CGFloat = 200, @ViewBuilder _ view: @escaping () -> V) {
        super.init(DeferredView(content: view), size: CGSize(width: width, height: height))
    }

    var displayList: DisplayList { frame.displayList }
}

extension BinaryFloatingPoint {
    func isNear(_ other: Self, within tolerance: Self = 0.001) -> Bool { (self - other).magnitude <= tolerance }
}
