import DisplayList
import Foundation
import FoundationNetworking
import Rasterizer
import Sessions

/// The phases of loading an image.
public enum AsyncImagePhase: Sendable {
    /// A phase before the image is loaded.
    case empty
    /// A phase in which the image is loaded.
    case success(Image)
    /// A phase in which loading has failed.
    case failure(any Error)

    /// The image, after it is loaded.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// The error that prevented the image from loading.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A view that loads an image and shows it.
///
/// Files and `data:` addresses are loaded at once. From the network images are loaded by live hosts only; the load is given up
/// where the view goes away. A picture of a view must be the same each time that it is made, so in tests and snapshots such
/// an image fails with `URLError.notConnectedToInternet`, as it does on a phone that has no connection.
public struct AsyncImage<Content: View> {
    private let request: URLRequest?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded = Loaded()
    @Environment(\.imageSession) private var session

    private struct Loaded {
        var request: URLRequest?
        var phase = AsyncImagePhase.empty
    }

    /// Creates a view that shows the image unchanged, and a gray area until it is loaded.
    /// - Parameter scale: Pixels for each point of the file.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? AsyncImageAppearance.placeholder }
    }

    /// Creates a view that shows the image with `content`, and `placeholder` until it is loaded and if loading fails.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view that shows `content` for each phase of loading.
    /// - Parameter transaction: What the change of the phase is made with.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(request: url.map { URLRequest(url: $0) }, scale: scale, transaction: transaction, content: content)
    }

    /// Creates a view that shows the image of a request unchanged, and a gray area until it is loaded.
    /// - Parameter scale: Pixels for each point of the file.
    nonisolated public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
        self.init(request: request, scale: scale) { $0.image ?? AsyncImageAppearance.placeholder }
    }

    /// Creates a view that shows the image of a request with `content`, and `placeholder` until it is loaded and if
    /// loading fails.
    nonisolated public init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(request: request, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view that shows `content` for each phase of loading the image of a request.
    ///
    /// The headers and the policies of the request count where the image is loaded from the network.
    /// - Parameter transaction: What the change of the phase is made with.
    nonisolated public init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.request = request
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    private func show(_ phase: AsyncImagePhase) {
        withTransaction(transaction) { loaded = Loaded(request: request, phase: phase) }
    }

    private func load() {
        guard let url = request?.url else { return show(.empty) }
        if url.isLocal {
            show(AsyncImageLoading.phase(scale) { try AsyncImageLoading.data(of: url) })
        } else if SessionScope[RemoteImages.self] == nil {
            Log.once("Images are loaded from the network only on the live page: \(url.absoluteString)")
            show(.failure(URLError(.notConnectedToInternet)))
        } else {
            show(.empty)
        }
    }

    @MainActor private func loadFromNetwork() async {
        guard let request, request.url?.isLocal == false, let images = SessionScope[RemoteImages.self] else { return }
        let session = session
        let phase = await AsyncImageLoading.phase(scale) { try await images.data(for: request, in: session) }
        if !Task.isCancelled { show(phase) }
    }
}

extension AsyncImage: View {
    public var body: some View {
        Group { content(loaded.request == request ? loaded.phase : .empty) }
            .onChange(of: request, initial: true) { load() }
            .task(id: request) { await loadFromNetwork() }
    }
}

/// What loads images from the network in a session; nil if nothing is loaded.
package enum RemoteImages: SessionKey {
    package protocol Loader: Sendable {
        /// The bytes that answer a request.
        ///
        /// - Parameter session: the one that the program chose; nil for that of the host.
        func data(for request: URLRequest, in session: URLSession?) async throws -> Data
    }

    package static func makeValue() -> (any Loader)? { nil }
}

private enum ImageSessionKey: EnvironmentKey {
    static var defaultValue: URLSession? { nil }
    static func _valuesEqual(_ a: URLSession?, _ b: URLSession?) -> Bool { a === b }
}

extension EnvironmentValues {
    fileprivate var imageSession: URLSession? {
        get { self[ImageSessionKey.self] }
        set { self[ImageSessionKey.self] = newValue }
    }
}

extension View {
    /// Loads the asynchronous images in this view with a session of the program, with its cache and its headers.
    ///
    /// As with all images, only live hosts load from the network.
    nonisolated public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
        environment(\.imageSession, urlSession)
    }
}

extension URL {
    fileprivate var isLocal: Bool { isFileURL || scheme?.lowercased() == "data" }
}

private enum AsyncImageLoading {
    /// What comes of a load.
    static func phase(_ scale: CGFloat, _ load: () throws -> Data) -> AsyncImagePhase {
        do { return .success(try image(try load(), scale)) } catch { return .failure(error) }
    }

    /// What comes of a load that takes time; the image is decoded away from the main actor.
    nonisolated static func phase(
        _ scale: CGFloat, _ load: @Sendable () async throws -> Data
    ) async -> AsyncImagePhase {
        do { return .success(try image(try await load(), scale)) } catch { return .failure(error) }
    }

    private static func image(_ bytes: Data, _ scale: CGFloat) throws -> Image {
        guard let decoded = ImageData.decode(bytes),
            let picture = ImageData(
                width: decoded.width, height: decoded.height,
                scale: scale > 0 && scale.isFinite ? Double(scale) : 1, pixels: decoded.pixels)
        else { throw URLError(.cannotDecodeContentData) }
        return Image(picture)
    }

    /// The bytes of a file, or of an address that holds them.
    static func data(of url: URL) throws -> Data {
        if url.isFileURL {
            guard let data = try? Data(contentsOf: url) else { throw URLError(.fileDoesNotExist) }
            return data
        }
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
    /// An even gray that takes the room it is offered, as Apple describes it: "a standard placeholder that fills the
    /// available space". The color is that of `systemFill` on light ground, which suits dark ground as well.
    static let placeholder = Image(ImageData(width: 1, height: 1, scale: 1, pixels: [26, 24, 24, 51])!)
        .resizable().asDecoration
}
