import SwiftUI
import Testing
import UIKit

/// SwiftUI's values and UIKit's stand for the same things.
@Suite struct TraitBridgingTests {
    @Test func traitsGoThereAndBack() {
        for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
        for contrast in ColorSchemeContrast.allCases {
            #expect(ColorSchemeContrast(UIAccessibilityContrast(contrast)) == contrast)
        }
        for direction in LayoutDirection.allCases {
            #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)) == direction)
        }
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
        for category in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(UIContentSizeCategory(category)) == category)
        }
        for weight in [LegibilityWeight.regular, .bold] {
            #expect(LegibilityWeight(UILegibilityWeight(weight)) == weight)
        }
        for room in [UserInterfaceSizeClass.compact, .regular] {
            #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(room)) == room)
        }
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    }

    @Test func whatUIKitLeavesUnsaidHasNoValue() {
        #expect(ColorScheme(.unspecified) == nil)
        #expect(DynamicTypeSize(.unspecified) == nil)
        #expect(UIUserInterfaceStyle(nil) == .unspecified)
        #expect(UserInterfaceSizeClass(.unspecified) == nil)
    }

    @Test func linesGoThereAndBack() {
        for pattern: Text.LineStyle.Pattern in [.solid, .dot, .dash, .dashDot, .dashDotDot] {
            let line = Text.LineStyle(pattern: pattern)
            #expect(Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(line)) == line)
        }
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
        #expect(Text.LineStyle(nsUnderlineStyle: .thick) == .single)
    }

    @Test func contentSizesAreInOrder() {
        #expect(ContentSizeCategory.small < .large)
        #expect(ContentSizeCategory.large >= .large)
        #expect(!(ContentSizeCategory.accessibilityLarge <= .large))
    }

    @Test func aProjectionUndoesItself() {
        let projection = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 6, ty: 8))
        #expect(projection.concatenating(projection.inverted()).isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let wasUndone = flat.invert()
        #expect(!wasUndone)
        #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    }
}
