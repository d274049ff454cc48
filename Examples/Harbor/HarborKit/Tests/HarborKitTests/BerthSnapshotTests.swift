import HarborKit
import SnapshotTesting
import SwiftUI
import XCTest

final class BerthSnapshotTests: XCTestCase {
    @MainActor func testBerths() {
        for berth in Berth.samples {
            assertSnapshot(
                of: LabeledContent(berth.name, value: berth.ship ?? "free").padding(),
                as: .image(layout: .fixed(width: 240, height: 60)), named: berth.name)
        }
    }

    @MainActor func testLargestText() {
        assertSnapshot(
            of: Text(verbatim: Berth.samples[0].name).padding(),
            as: .image(
                layout: .sizeThatFits,
                traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)))
    }
}
