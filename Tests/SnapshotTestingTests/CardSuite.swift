import SnapshotTesting
import SwiftUI
import XCTest

private struct Card: View {
    var title = "Oak"
    var detail = "A tree with acorns"

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            Text(detail).font(.subheadline).foregroundStyle(.secondary)
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        .padding()
    }
}

private struct Screen: View {
    var body: some View {
        NavigationStack {
            List(["Oak", "Birch", "Maple"], id: \.self) { Text($0) }.navigationTitle("Trees")
        }
    }
}

/// A suite of XCTest as people write it for a simulator.
final class CardSuite: XCTestCase {
    func testCard() {
        assertSnapshot(of: Card(), as: .image)
        assertSnapshot(of: Card(), as: .image(traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshot(of: Card(), as: .image(layout: .fixed(width: 200, height: 120)))
        assertSnapshot(
            of: Card(), as: .image(drawHierarchyInKeyWindow: true, precision: 0.99, perceptualPrecision: 0.98))
    }

    func testTextSizes() {
        let sizes: [String: UIContentSizeCategory] = [
            "xs": .extraSmall, "l": .large, "xxxl": .extraExtraExtraLarge, "ax3": .accessibilityLarge,
        ]
        for (name, size) in sizes {
            assertSnapshot(
                of: Card(), as: .image(traits: UITraitCollection(preferredContentSizeCategory: size)), named: name)
        }
    }

    func testPhones() {
        let phones: [String: ViewImageConfig] = [
            "SE": .iPhoneSe, "8": .iPhone8, "8 Plus": .iPhone8Plus, "X": .iPhoneX, "XS Max": .iPhoneXsMax,
            "12": .iPhone12, "12 Pro Max": .iPhone12ProMax, "13 mini": .iPhone13Mini, "13": .iPhone13(.landscape),
        ]
        for (name, phone) in phones {
            assertSnapshot(of: Screen(), as: .image(layout: .device(config: phone)), named: name)
        }
    }

    func testTablets() {
        assertSnapshots(
            of: Screen(),
            as: [
                "mini": .image(layout: .device(config: .iPadMini(.portrait))),
                "pro": .image(layout: .device(config: .iPadPro11)),
                "third": .image(layout: .device(config: .iPadPro12_9(.landscape(splitView: .oneThird)))),
            ])
    }

    func testDirections() {
        assertSnapshots(
            of: Card(),
            as: [.image(traits: .init(layoutDirection: .rightToLeft)), .image(traits: .init(displayScale: 3))])
    }
}
