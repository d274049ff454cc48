import Testing

@testable import PerchHost

@Suite struct VariantTests {
    @Test(arguments: [
        ("device", CanvasLayout.device), ("SIZETHATFITS", .sizeThatFits),
        ("320x200", .fixed(width: 320, height: 200)),
        ("10.5X7", .fixed(width: 10.5, height: 7)),
    ])
    func readsLayouts(_ text: String, _ layout: CanvasLayout) { #expect(CanvasLayout(text) == layout) }

    @Test(arguments: [
        "", "x", "320", "320x", "0x10", "-1x5", "nanx4", "infxinf", "99999x10", "1x2x3", "wide",
    ])
    func refusesWhatIsNoLayout(_ text: String) { #expect(CanvasLayout(text) == nil) }

    @Test(arguments: ["iPhone 16", "iphone16", "IPHONE-16", "iPad Pro 11-inch"])
    func findsDevices(_ name: String) { #expect(Device.named(name) != nil) }

    @Test func knowsNoOtherDevices() { #expect(Device.named("iPhone 99") == nil) }

    @Test func labelsTellVariantsApart() {
        var variant = Variant(scheme: .dark, typeSize: .accessibility3)
        #expect(variant.label == "dark-accessibility3")
        variant.isRightToLeft = true
        variant.locale = "ar"
        #expect(variant.label == "dark-accessibility3-ar-rtl")
    }

    @Test func thereIsASizeForEachOfSwiftUIs() {
        #expect(TypeSize.allCases.map { "\($0.dynamicTypeSize)" } == TypeSize.allCases.map(\.rawValue))
    }
}
