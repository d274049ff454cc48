import PerchTesting
import SwiftUI
import Testing
import UIKit

/// Pictures are found as images, however they are made, and decorations are not found.
@MainActor
struct ImageQueryTests {
    private let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.brown.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private var file: URL {
        URL(string: "data:image/png;base64," + (bitmap.pngData() ?? Data()).base64EncodedString())!
    }

    @Test func aLabelNamesABitmap() {
        let screen = render(Image(uiImage: bitmap).accessibilityLabel("A loaf of bread"))
        #expect(screen.images["A loaf of bread"].exists)
        #expect(screen.image("A loaf of bread").traits.contains(.isImage))
    }

    @Test func modifiersBetweenDoNotMatter() {
        let screen = render(
            Image(uiImage: bitmap).resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
                .overlay(Circle().stroke(.gray)).accessibilityLabel("Portrait"))
        #expect(screen.images["Portrait"].exists)
    }

    /// As with Apple's views: assistive technology says that there is an image.
    @Test func aBitmapWithoutANameIsAnImage() {
        let screen = render(Image(uiImage: bitmap))
        #expect(screen.images.count == 1)
        #expect(screen.images.firstMatch.label.isEmpty)
    }

    @Test func symbolsAndLabelsGivenWithThemAreImages() throws {
        let picture = try #require(bitmap.cgImage)
        let screen = render(
            VStack {
                Image(systemName: "lock.fill")
                Image(picture, scale: 1, label: Text("Bread"))
                Image(systemName: "lock.open").accessibilityLabel("Not locked")
            })
        #expect(screen.images["lock fill"].exists)
        #expect(screen.images["Bread"].exists)
        #expect(screen.images["Not locked"].exists)
    }

    @Test func decorationsAreFoundWithALabelOnly() throws {
        let picture = try #require(bitmap.cgImage)
        #expect(render(Image(decorative: picture, scale: 1)).images.count == 0)
        #expect(render(Image(uiImage: bitmap).accessibilityHidden(true)).images.count == 0)
        #expect(render(Image(uiImage: UIImage())).images.count == 0)
        let screen = render(Image(decorative: picture, scale: 1).accessibilityLabel("Bread"))
        #expect(screen.images["Bread"].exists)
    }

    @Test func aLoadedImageIsAnImageAndItsPlaceholderIsNot() {
        let screen = render(AsyncImage(url: file).accessibilityLabel("Bread"))
        #expect(screen.images["Bread"].exists)
        #expect(render(AsyncImage(url: nil)).images.count == 0)
        #expect(render(AsyncImage(url: file)).images.count == 1)
    }

    @Test func theIconOfALabelIsPartOfIt() {
        let screen = render(Label("Bread", systemImage: "tray"))
        #expect(screen.images.count == 0)
        #expect(screen.staticTexts["Bread"].exists)
    }

    @Test func aPictureNamesItsButtonOnlyByItsLabel() {
        let screen = render(
            VStack {
                Button {
                } label: {
                    Image(uiImage: bitmap)
                }
                Button {
                } label: {
                    Image(uiImage: bitmap).accessibilityLabel("Buy bread")
                }
            })
        #expect(screen.images.count == 0)
        #expect(screen.buttons.count == 2)
        #expect(screen.buttons["Buy bread"].exists)
    }

    /// As in XCUITest, which asks for the traits.
    @Test func traitsMakeKinds() {
        let screen = render(
            VStack {
                Color.brown.frame(width: 20, height: 20).accessibilityLabel("Loaf").accessibilityAddTraits(.isImage)
                Text("Buy").accessibilityAddTraits(.isButton)
                Text("Recipe").accessibilityAddTraits(.isLink)
            })
        #expect(screen.images["Loaf"].exists)
        #expect(screen.buttons["Buy"].exists)
        #expect(screen.links["Recipe"].exists)
    }

    @Test func aUIKitPictureIsAnElementIfItSaysSo() {
        struct Picture: UIViewRepresentable {
            let image: UIImage
            let isElement: Bool

            func makeUIView(context: Context) -> UIImageView {
                let view = UIImageView(image: image)
                view.isAccessibilityElement = isElement
                view.accessibilityTraits = .image
                view.accessibilityLabel = "Bread"
                return view
            }

            func updateUIView(_ view: UIImageView, context: Context) {}
        }
        #expect(render(Picture(image: bitmap, isElement: true)).images["Bread"].exists)
        #expect(render(Picture(image: bitmap, isElement: false)).images.count == 0)
    }
}
