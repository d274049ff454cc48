import CachedAsyncImage
import Kingfisher
import NukeUI
import PerchTesting
import SDWebImageSwiftUI
import SwiftUI
import Testing

private let address = URL(string: "https://example.com/cat.png")

/// Views of packages that load images, as apps write them. Pictures load nothing from the network.
@MainActor @Suite struct ImagePackageTests {
    @Test func kingfisherShowsItsPlaceholder() {
        let image = KFImage(address)
            .resizable().placeholder { Color.yellow.overlay { Text("Loading") } }
            .setProcessor(DownsamplingImageProcessor(size: CGSize(width: 80, height: 80)))
            .cacheOriginalImage().fade(duration: 0.25).retry(maxCount: 3, interval: .seconds(5))
            .onSuccess { _ in }.onFailure { _ in }.cancelOnDisappear(true)
            .aspectRatio(contentMode: .fill).frame(width: 120, height: 120)
        let view = render(image)
        #expect(view.text("Loading").exists)
        assertSnapshot(of: image, as: .image(Variant()))
    }

    @Test func kingfisherReportsAFailureOnce() {
        var failures = 0
        let image = KFImage(address).onFailure { _ in failures += 1 }
        _ = render(image)
        #expect(failures == 1)
    }

    @Test func lazyImagesHaveTheStatesOfALoad() {
        let image = VStack {
            LazyImage(url: address) { state in
                if let image = state.image {
                    image.resizable()
                } else if state.error != nil {
                    Text("No image")
                } else {
                    ProgressView()
                }
            }
            .processors([.resize(width: 80)]).priority(.high)
            LazyImage(url: nil) { state in
                if state.isLoading { Text("Loading") } else { Text("No address") }
            }
            LazyImage(url: address).frame(width: 80, height: 40)
        }
        let view = render(image)
        #expect(view.text("No image").exists && view.text("No address").exists)
        assertSnapshot(of: image, as: .image(Variant()))
    }

    @Test func otherImagesShowTheirPlaceholders() {
        let view = render(
            VStack {
                WebImage(url: address) {
                    $0.resizable()
                } placeholder: {
                    Text("Web")
                }.indicator(.activity)
                CachedAsyncImage(url: address) {
                    $0.resizable()
                } placeholder: {
                    Text("Cached")
                }
            })
        #expect(view.text("Web").exists && view.text("Cached").exists)
    }

    @Test func theOlderFormsOfWebImageShowTheirPlaceholder() {
        let view = render(
            VStack {
                WebImage(url: address).resizable().renderingMode(.original).placeholder { Text("Waiting") }
                    .onFailure { _ in }.indicator(.activity).scaledToFit()
                WebImage(url: nil).placeholder(Image(systemName: "photo")).onSuccess { _, _, _ in }
            })
        #expect(view.text("Waiting").exists)
    }
}
