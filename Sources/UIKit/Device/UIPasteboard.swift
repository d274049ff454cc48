import Foundation
import Locking
import Observation
import Sessions
import UniformTypeIdentifiers

/// A pasteboard with texts, images, and other copied values. It exists only in this process.
public final class UIPasteboard: NSObject, Sendable {
    /// The pasteboard that copy and paste use.
    ///
    /// If a process serves several users, each user has a pasteboard.
    public static var general: UIPasteboard { SessionScope[GeneralPasteboard.self] }

    /// One of the values that were copied together.
    package enum Item: Sendable {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
        /// Bytes, with the identifier of their type.
        case data(Data, type: String)

        /// The form in which a value is copied; nil for values that cannot be.
        package init?(_ value: Any) {
            if let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }) {
                self = .url(url)
            } else if let text = HostRequest.FileExport.text(value) {
                self = .string(text)
            } else if let image = value as? UIImage {
                self = .image(image)
            } else if let color = value as? UIColor {
                self = .color(color)
            } else if let data = value as? Data {
                self = .data(data, type: "public.data")
            } else {
                return nil
            }
        }
    }

    private struct Contents: Sendable {
        var items: [Item] = []
        var changeCount = 0
    }

    private let contents = Locked(Contents())
    private let watch = PasteboardWatch()

    fileprivate override init() {}

    private func items<T: Sendable>(_ pick: @Sendable (Item) -> T?) -> [T] {
        contents.withLock { $0.items.compactMap(pick) }
    }

    /// Replaces all contents.
    package func replace(_ items: [Item]) {
        contents.withLock {
            $0.items = items
            $0.changeCount += 1
        }
        watch.didChange()
        HostRequests.noteCopy()
    }

    /// The number of times that the contents were replaced.
    public var changeCount: Int { contents.withLock(\.changeCount) }

    /// The number of items.
    public var numberOfItems: Int { contents.withLock(\.items.count) }

    /// The first text. Setting it replaces all contents. Nil clears them.
    public var string: String? {
        get { strings?.first }
        set { replace(newValue.map { [.string($0)] } ?? []) }
    }

    /// The texts of the items that have a text. Setting them replaces all items.
    public var strings: [String]? {
        get {
            items {
                switch $0 {
                case .string(let string): string
                case .url(let url): url.absoluteString
                default: nil
                }
            }
        }
        set { replace((newValue ?? []).map { .string($0) }) }
    }

    /// The URL of the first item. Setting it replaces all items.
    public var url: URL? {
        get { urls?.first }
        set { replace(newValue.map { [.url($0)] } ?? []) }
    }

    /// The URLs of the items that have a URL. Setting them replaces all items.
    public var urls: [URL]? {
        get { items { if case .url(let url) = $0 { url } else { nil } } }
        set { replace((newValue ?? []).map { .url($0) }) }
    }

    /// The image of the first item. Setting it replaces all items.
    public var image: UIImage? {
        get { images?.first }
        set { replace(newValue.map { [.image($0)] } ?? []) }
    }

    /// The images of the items that have an image. Setting them replaces all items.
    public var images: [UIImage]? {
        get { items { if case .image(let image) = $0 { image } else { nil } } }
        set { replace((newValue ?? []).map { .image($0) }) }
    }

    /// The color of the first item. Setting it replaces all items.
    public var color: UIColor? {
        get { colors?.first }
        set { replace(newValue.map { [.color($0)] } ?? []) }
    }

    /// The colors of the items that have a color. Setting them replaces all items.
    public var colors: [UIColor]? {
        get { items { if case .color(let color) = $0 { color } else { nil } } }
        set { replace((newValue ?? []).map { .color($0) }) }
    }

    /// A Boolean value that indicates whether there is any text.
    public var hasStrings: Bool { strings?.isEmpty == false }
    /// A Boolean value that indicates whether there is any URL.
    public var hasURLs: Bool { urls?.isEmpty == false }
    /// A Boolean value that indicates whether there is any image.
    public var hasImages: Bool { images?.isEmpty == false }
    /// A Boolean value that indicates whether there is any color.
    public var hasColors: Bool { colors?.isEmpty == false }

    /// All that was copied as data, with the identifiers of its types.
    ///
    /// A view whose body reads this is brought up to date when something else is copied.
    package var transferItems: [(type: String, data: Data)] {
        watch.note()
        return items {
            switch $0 {
            case .string(let string): ("public.utf8-plain-text", Data(string.utf8))
            case .url(let url): ("public.url", Data(url.absoluteString.utf8))
            case .image(let image): image.pngData().map { ("public.png", $0) }
            case .color: nil
            case .data(let data, let type): (type, data)
            }
        }
    }

    /// Returns the data of a type, such as `public.png`. Nil if there is none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        items { if case .data(let data, pasteboardType) = $0 { data } else { nil } }.first
    }

    /// Replaces all contents with a value of a type: text, URL, image, color, or data. Other values clear the contents.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        if let data = value as? Data { return setData(data, forPasteboardType: pasteboardType) }
        replace(Item(value).map { [$0] } ?? [])
    }

    /// Returns the first value of a type. Nil if there is none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        guard let type = UTType(pasteboardType) else { return data(forPasteboardType: pasteboardType) }
        if type.conforms(to: .url), let url { return url }
        if type.conforms(to: .text), let string { return string }
        if type.conforms(to: .image), let image { return image }
        return data(forPasteboardType: pasteboardType)
    }

    /// Replaces all contents with data of a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace([.data(data, type: pasteboardType)])
    }
}

private enum GeneralPasteboard: SessionKey {
    static func makeValue() -> UIPasteboard { UIPasteboard() }
}

/// Tells who looks at a pasteboard that its contents were replaced.
private final class PasteboardWatch: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var contents: Void { () }

    func note() { registrar.access(self, keyPath: \.contents) }
    func didChange() { registrar.withMutation(of: self, keyPath: \.contents) {} }
}
