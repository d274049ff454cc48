import DisplayList
import Foundation
import FoundationNetworking
import Rasterizer

/// How far an image has come that is loaded.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    /// The image is there.
    case success(Image)
    /// There will be no image.
    case failure(any Error)

    /// The image, once it is there.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// Why there will be no image.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A view that loads an image and shows it.
///
/// Files and `data:` addresses are loaded at once. Nothing is loaded from the network, since a picture of a view must be the
/// same each time that it is made: such an image fails with `URLError.notConnectedToInternet`, as it does on a phone that
/// has no connection.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded = Loaded()

    private struct Loaded {
        var url: URL?
        var phase = AsyncImagePhase.empty
    }

    /// An image that is shown as it is; an even grey until it is there.
    /// - Parameter scale: Pixels for each point of the file.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? AsyncImageAppearance.placeholder }
    }

    /// An image that `content` shows; until it is there, and where it fails, `placeholder` is shown.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// An image that `content` shows in each of its phases.
    /// - Parameter transaction: What the change of the phase is made with.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    private func load() {
        let phase = url.map { AsyncImageLoading.phase(of: $0, scale: scale) } ?? .empty
        withTransaction(transaction) { loaded = Loaded(url: url, phase: phase) }
    }
}

extension AsyncImage: View {
    public var body: some View {
        Group { content(loaded.url == url ? loaded.phase : .empty) }
            .onChange(of: url, initial: true) { load() }
    }
}

private enum AsyncImageLoading {
    /// What comes of an address.
    static func phase(of url: URL, scale: CGFloat) -> AsyncImagePhase {
        guard url.isFileURL || url.scheme?.lowercased() == "data" else {
            Log.once("Images are not loaded from the network here: \(url.absoluteString)")
            return .failure(URLError(.notConnectedToInternet))
        }
        guard let bytes = try? data(of: url) else { return .failure(URLError(.fileDoesNotExist)) }
        guard let decoded = ImageData.decode(bytes),
            let picture = ImageData(
                width: decoded.width, height: decoded.height,
                scale: scale > 0 && scale.isFinite ? Double(scale) : 1, pixels: decoded.pixels)
        else { return .failure(URLError(.cannotDecodeContentData)) }
        var image = Image(picture)
        image.label = nil
        return .success(image)
    }

    private static func data(of url: URL) throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        // data:[<type>][;base64],<data>
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
        let payload = String(text[text.index(after: comma)...])
        let bytes =
            text[..<comma].hasSuffix(";base64")
            ? Data(base64Encoded: payload.removingPercentEncoding ?? payload)
            : payload.removingPercentEncoding.map { Data($0.utf8) }
        guard let bytes else { throw URLError(.badURL) }
        return bytes
    }
}

private enum AsyncImageAppearance {
    /// An even grey that takes the room it is offered, as Apple describes it: "a standard placeholder that fills the
    /// available space". The colour is that of `systemFill` on light ground, which suits dark ground as well.
    static let placeholder = Image(ImageData(width: 1, height: 1, scale: 1, pixels: [26, 24, 24, 51])!).resizable()
}
