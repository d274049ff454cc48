import PerchTesting
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor struct SnapshotViewTests {
    @Test func aSnapshotShowsTheViewAsItIs() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
        view.backgroundColor = .red
        let copy = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .blue
        #expect(copy.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require((copy as? UIImageView)?.image?.cgImage)
        #expect(Array(image.pixels.prefix(3)) == [0, 0, 255])
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func aSymbolOfAButtonHasItsOwnSize() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "delete.left"), for: .normal)
        let small = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(.init(pointSize: 40, weight: .bold), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > small.height * 1.5)
        #expect(
            button.preferredSymbolConfigurationForImage(in: .highlighted)?.isEqual(
                UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)) == true)
    }

    @Test func aPasteboardKeepsValuesByType() {
        let board = UIPasteboard.general
        board.setValue("1.2", forPasteboardType: UTType.plainText.identifier)
        #expect(board.string == "1.2")
        #expect(board.value(forPasteboardType: UTType.plainText.identifier) as? String == "1.2")
        #expect(board.value(forPasteboardType: UTType.png.identifier) == nil)
        board.setValue(Data([1]), forPasteboardType: UTType.gif.identifier)
        #expect(board.value(forPasteboardType: UTType.gif.identifier) as? Data == Data([1]))
    }

    @Test func aLayerKeepsHowItIsRasterized() {
        let layer = CALayer()
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        let copy = CALayer(layer: layer)
        #expect(copy.shouldRasterize && copy.rasterizationScale == 3)
    }

    @Test func controllersKeepWhatAssistiveTechnologyReads() {
        let controller = UIViewController()
        controller.accessibilityLabel = "Letters"
        controller.accessibilityElementDidBecomeFocused()
        #expect(controller.accessibilityLabel == "Letters" && !controller.accessibilityElementIsFocused())
    }
}
