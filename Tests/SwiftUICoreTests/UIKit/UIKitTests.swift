import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct UIColorTests {
    private func parts(_ color: UIColor) -> [Int] {
        color.cgColor.components!.map { Int(($0 * 255).rounded()) }
    }

    @Test func systemColoursFollowStyleContrastAndLevel() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let contrast = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(parts(.systemRed) == [0xFF, 0x3B, 0x30, 0xFF])
        #expect(parts(UIColor.systemRed.resolvedColor(with: dark)) == [0xFF, 0x45, 0x3A, 0xFF])
        #expect(parts(UIColor.systemRed.resolvedColor(with: contrast)) == [0xFF, 0x69, 0x61, 0xFF])
        #expect(parts(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 0xFF])
        #expect(parts(UIColor.systemBackground.resolvedColor(with: elevated)) == [0x1C, 0x1C, 0x1E, 0xFF])
    }

    @Test func providersAreAskedForEachAppearance() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: UITraitCollection()) == .black)
        let faded = color.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        var seen = UIColor.clear
        dark.performAsCurrent { seen = UIColor(cgColor: color.cgColor) }
        #expect(seen == .white)
    }

    @Test func aProviderThatNeverSettlesGivesNoColour() {
        final class Box: @unchecked Sendable { var color: UIColor! }
        let box = Box()
        box.color = UIColor { _ in box.color }
        #expect(box.color.cgColor == .clear)
    }

    @Test(arguments: [[1, 0, 0], [0.2, 0.4, 0.6], [0.5, 0.5, 0.5], [0, 1, 0.25], [0.9, 0.1, 0.8]] as [[CGFloat]])
    func hueSaturationAndBrightnessLeadBack(rgb: [CGFloat]) {
        var h: CGFloat = 0
        var s: CGFloat = 0
        var b: CGFloat = 0
        var a: CGFloat = 0
        UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 1).getHue(
            &h, saturation: &s, brightness: &b, alpha: &a)
        let back = UIColor(hue: h, saturation: s, brightness: b, alpha: a).cgColor
        for (part, expected) in zip(back.components!, rgb) { #expect(abs(part - expected) < 1e-9) }
    }

    @Test func displayP3KeepsGreysAndLeavesTheGamutForVividColours() {
        let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
        for part in grey.components!.prefix(3) { #expect(abs(part - 0.5) < 1e-6) }
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components!
        #expect(red[0] > 1 && red[1] < 0)
    }

    @Test func badComponentsDoNoHarm() {
        let color = UIColor(red: .nan, green: 2, blue: -1, alpha: .infinity).cgColor
        #expect(color.components == [0, 2, -1, 1])
    }
}

@Suite struct UIFontTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    @Test func preferredFontsFollowTheTextSize() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 40)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func metricsGrowFontsAndLengths() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        // The leading of body text grows from 22 to 48; lengths are rounded to pixels of a third.
        #expect(abs(metrics.scaledValue(for: 10, compatibleWith: large) - 65.0 / 3) < 1e-9)
        #expect(
            metrics.scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 20, compatibleWith: large).pointSize
                == 20)
        #expect(metrics.scaledValue(for: .nan, compatibleWith: large).isNaN)
    }

    @Test func aLineIsAsHighAsSanFranciscosIs() {
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    }

    @Test("Fonts of a text style have the leading that their lines lack; others have none")
    func leading() {
        #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - 1.713) < 0.001)
        #expect(abs(UIFont.preferredFont(forTextStyle: .footnote).leading - 2.486) < 0.001)
        #expect(abs(UIFont.preferredFont(forTextStyle: .caption2).leading + 0.127) < 0.001)
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    }

    @Test func fontsThatNobodyHasAreNil() {
        #expect(UIFont(name: "No Such Font At All", size: 12) == nil)
    }
}

@Suite(.serialized) @MainActor struct UIAppearanceTests {
    @Test func aProxyIsTheSameForAllWhoAsk() {
        AppearanceProxies.withoutProxies {
            AppearanceProxies.reset()
            #expect(AppearanceProxies.existing(UITabBar.self) == nil)
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.stackedLayoutAppearance.selected.iconColor = .red
            UITabBar.appearance().standardAppearance = appearance
            #expect(UITabBar.appearance().standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
            #expect(UITabBar.appearance(whenContainedInInstancesOf: [UIWindow.self]) !== UITabBar.appearance())
            #expect(AppearanceProxies.existing(UITabBar.self) === UITabBar.appearance())
            AppearanceProxies.reset()
            #expect(AppearanceProxies.existing(UITabBar.self) == nil)
        }
    }

    @Test func backgroundsAreConfigured() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        #expect(
            appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect != nil && appearance.shadowColor == .separator)
    }
}

@Suite @MainActor struct UIBezierPathTests {
    @Test func onlyNamedCornersAreRounded() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10))
        let curves = path.cgPath.data.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 2)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func anArcRunsAsItLooks() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let end = path.currentPoint
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        #expect(path.bounds.minX > -1e-9 && path.bounds.maxY < 10 + 1e-9)
    }

    @Test func badPointsAreLeftOut() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
        #expect(path.isEmpty)
    }
}

@Suite struct UIPasteboardTests {
    @Test func aNewValueReplacesWhatWasThere() {
        let board = UIPasteboard.general
        let count = board.changeCount
        board.string = "a"
        board.url = URL(string: "https://example.org")
        #expect(board.string == "https://example.org")
        #expect(board.url?.host == "example.org")
        #expect(board.changeCount == count + 2)
        board.string = nil
        #expect(!board.hasStrings)
    }
}
