import SwiftUI
import Testing

/// What is read aloud, as public code says it most.
@MainActor @Suite struct AccessibilityDemandTests {
    @Test(
        .shows(
            "View.accessibilityLabel(_:)", "View.accessibilityIdentifier(_:)", "View.accessibilityValue(_:)",
            "View.accessibilityHint(_:)", "View.accessibilityAddTraits(_:)"))
    func elementsAreDescribed() throws {
        let view = DrawnView(
            Text("x").accessibilityLabel("Close").accessibilityIdentifier("close-button").accessibilityValue("half")
                .accessibilityHint("Shuts the door").accessibilityAddTraits(.isButton))
        let element = try #require(view.element("Close"))
        #expect(element.identifier == "close-button" && element.value == "half" && element.hint == "Shuts the door")
        #expect(element.traits.contains(.isButton))
    }

    @Test(.shows("View.accessibilityHidden(_:)"))
    func hiddenElementsAreNotRead() {
        #expect(
            DrawnView(
                VStack {
                    Text("a"); Text("b").accessibilityHidden(true)
                }
            ).labels == ["a"])
    }

    @Test(.shows("View.accessibilityElement(children:)"))
    func elementsAreCombinedOrReplaced() {
        let texts = VStack {
            Text("Oak"); Text("Ash")
        }
        #expect(DrawnView(texts.accessibilityElement(children: .combine)).labels == ["Oak, Ash"])
        #expect(
            DrawnView(texts.accessibilityElement(children: .ignore).accessibilityLabel("Woods")).labels == ["Woods"])
        #expect(DrawnView(texts.accessibilityElement(children: .contain)).labels == ["Oak", "Ash"])
    }
}
