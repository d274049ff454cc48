import AuthenticationServices
import CoreImage
import CoreImage.CIFilterBuiltins
import ImageIO
import LinkPresentation
import MessageUI
import PerchStandIns
import PerchTesting
import QuickLook
import SafariServices
import SwiftUI
import Testing

@MainActor @Suite struct DrawnModuleTests {
    @Test func aPageOfSafariHasItsBars() throws {
        final class Delegate: NSObject, SFSafariViewControllerDelegate {
            var isFinished = false
            func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isFinished = true }
        }
        let delegate = Delegate()
        let page = Controller {
            let page = SFSafariViewController(url: URL(string: "https://example.com/page")!)
            page.delegate = delegate
            return page
        }
        let view = render(page)
        view.button("Done").tap()
        #expect(delegate.isFinished)
        assertSnapshot(of: page, as: .image(Variant()))
    }

    @Test func aMailShowsWhatTheProgramWrote() throws {
        final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
            var result: MFMailComposeResult?
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                error: (any Error)?
            ) { self.result = result }
        }
        #expect(!MFMailComposeViewController.canSendMail())
        let delegate = Delegate()
        let page = Controller {
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = delegate
            mail.setSubject("Feedback")
            mail.setToRecipients(["help@example.com"])
            mail.setMessageBody("The app is fine.", isHTML: false)
            return mail
        }
        let view = render(page)
        #expect(view.text("The app is fine.").exists)
        view.button("Cancel").tap()
        #expect(delegate.result == .cancelled)
        assertSnapshot(of: page, as: .image(Variant()))
    }

    @Test func theButtonToSignInHasThreeStyles() throws {
        let buttons = VStack {
            SignInWithAppleButton { _ in
            } onCompletion: { _ in
            }
            SignInWithAppleButton(.continue) { _ in
            } onCompletion: { _ in
            }
            .signInWithAppleButtonStyle(.white)
            SignInWithAppleButton(.signUp) { _ in
            } onCompletion: { _ in
            }
            .signInWithAppleButtonStyle(.whiteOutline)
        }
        .frame(width: 260, height: 160).padding().background(.gray)
        assertSnapshot(of: buttons, as: .image())
    }

    @Test func nobodyHasAnAccount() throws {
        var requests = 0
        var problem: (any Error)?
        let view = render(
            SignInWithAppleButton {
                $0.requestedScopes = [.email]
                requests += 1
            } onCompletion: {
                if case .failure(let error) = $0 { problem = error }
            })
        view.button("Sign in with Apple").tap()
        #expect(requests == 1)
        #expect((problem as? ASAuthorizationError)?.code == .unknown)
    }

    @Test func aFileIsLookedAt() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("look-\(UUID().uuidString).txt")
        try Data("Some text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        struct Screen: View {
            @State var url: URL?
            let file: URL
            var body: some View { Button("Look") { url = file }.quickLookPreview($url) }
        }
        let view = render(Screen(file: file))
        view.button("Look").tap()
        view.advance(by: .seconds(1))
        #expect(view.text("Some text").exists)
        view.button("Done").tap()
        view.advance(by: .seconds(1))
        #expect(view.button("Look").exists)
    }

    @Test func aLinkShowsItsTitle() throws {
        struct Link: UIViewRepresentable {
            func makeUIView(context: Context) -> LPLinkView {
                let metadata = LPLinkMetadata()
                metadata.title = "A page"
                metadata.url = URL(string: "https://example.com")
                return LPLinkView(metadata: metadata)
            }
            func updateUIView(_ view: LPLinkView, context: Context) {}
        }
        assertSnapshot(of: Link().frame(width: 280, height: 64).padding(), as: .image())
    }

    @Test func metadataIsNotFetched() async {
        await #expect {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(string: "https://example.com")!)
        } throws: { ($0 as? LPError)?.code == .metadataFetchFailed }
    }
}

@MainActor @Suite struct CoreImageTests {
    private func pixels(_ image: CIImage) throws -> [UInt8] {
        let bitmap = try #require(CIContext().createCGImage(image, from: image.extent))
        return bitmap.pixels
    }

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test func colorsAreInvertedAndGray() throws {
        let invert = CIFilter.colorInvert()
        invert.inputImage = color(1, 0, 0)
        #expect(try Array(pixels(#require(invert.outputImage)).prefix(4)) == [255, 255, 0, 255])
        let gray = color(0, 1, 0).applyingFilter("CIPhotoEffectMono")
        #expect(try Set(pixels(gray).prefix(3)).count == 1)
    }

    @Test func anAverageIsOnePixel() throws {
        let both = color(1, 1, 1).transformed(by: CGAffineTransform(translationX: 4, y: 0)).composited(
            over: color(0, 0, 0))
        #expect(both.extent == CGRect(x: 0, y: 0, width: 8, height: 2))
        let average = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: both])
        var pixel = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            try #require(average?.outputImage), toBitmap: &pixel, rowBytes: 4,
            bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        #expect(pixel == [128, 128, 128, 255])
    }

    @Test func aBlurSpreadsWithoutLosingLight() throws {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let blurred = dot.applyingGaussianBlur(sigma: 1)
        #expect(blurred.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
        let sum = try pixels(blurred).reduce(0) { $0 + Int($1) }
        #expect(abs(sum - 4 * 255) < 60)
    }

    @Test func aQRCodeHasItsSize() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://example.com".utf8)
        filter.correctionLevel = "M"
        let code = try #require(filter.outputImage)
        // Version 2 has 25 modules, and there is a margin of one.
        #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
        let large = code.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        #expect(large.extent.width == 108)
        #expect(try Set(pixels(large)).isSubset(of: [0, 255]))
        assertSnapshot(of: Image(uiImage: UIImage(ciImage: large)), as: .image())
    }

    @Test func messagesThatAreTooLongHaveNoCode() {
        let filter = CIFilter(name: "CIQRCodeGenerator")
        filter?.setValue(Data(count: 5000), forKey: "inputMessage")
        #expect(filter?.outputImage == nil)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }
}

@MainActor @Suite struct ImageIOTests {
    @Test func picturesAreReadMadeSmallAndWritten() throws {
        let image = try #require(
            CIContext().createCGImage(
                CIImage(color: .red), from: CGRect(x: 0, y: 0, width: 40, height: 20)))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))

        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) == "public.png")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 40)
        let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((small.width, small.height) == (10, 5))
        #expect(Array(small.pixels.prefix(4)) == [0, 0, 255, 255])
    }
}
