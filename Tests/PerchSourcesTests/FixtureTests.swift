import SourcesFixture
import SwiftUI
import Testing

@testable import SwiftUICore

/// The symbols made for `SourcesFixture`, and for this target, lead to what is in the catalogs.
@MainActor
@Suite("Asset symbols at work")
struct FixtureTests {
    private func shown(
        _ color: Color, dark: Bool = false, highContrast: Bool = false
    ) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment._colorSchemeContrast = highContrast ? .increased : .standard
        return color.resolve(in: environment).description
    }

    @Test("A colour follows scheme and contrast, whichever way it is named")
    func variants() {
        for color in [Palette.brand, Palette.brandByName, Palette.brandShort] {
            #expect(shown(color) == "#1F6FEBFF")
            #expect(shown(color, dark: true) == "#58A6FFFF")
            #expect(shown(color, highContrast: true) == "#0040A8FF")
            #expect(shown(color, dark: true, highContrast: true) == "#99CCFFFF")
        }
        #expect(shown(Color(uiColor: Palette.uiBrand), dark: true) == "#58A6FFFF")
        #expect(shown(Color(uiColor: Palette.uiBrandShort)) == "#1F6FEBFF")
    }

    @Test("Spaces, spellings and references of colours")
    func components() {
        #expect(shown(Palette.midGray) == "#80808080")
        #expect(Palette.vivid.resolve(in: EnvironmentValues()).red > 1)
        #expect(shown(Palette.caption) == shown(Color(uiColor: .label)))
        #expect(shown(Palette.caption, dark: true) == shown(Color(uiColor: .label), dark: true))
        #expect(shown(Palette.tablet) == "#FF0000FF")
    }

    @Test("A namespace parts colours of the same name")
    func namespaces() {
        for color in [Palette.card, Palette.cardByName, Palette.cardShort] { #expect(shown(color) == "#F6F8FAFF") }
        #expect(shown(Palette.plainCard) == "#FF8000FF")
    }

    @Test("A test target has symbols of its own")
    func ownSymbols() {
        #expect(shown(Color(.iconURL)) == "#FF8000FF")
        #expect(shown(.iconURL) == "#FF8000FF")
    }

    @Test("Colours of UIKit that are not there are nil or clear")
    func missing() {
        #expect(UIColor(named: "no such colour", in: .module, compatibleWith: nil) == nil)
        #expect(
            shown(Color(uiColor: UIColor(resource: ColorResource(name: "no such colour", bundle: .module)))).hasSuffix(
                "00"))
    }
}
