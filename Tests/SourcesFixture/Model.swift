import Foundation

public final class Counter: ObservableObject {
    @Published public var count = 0

    public init() {}
}

@Observable public final class Settings {
    public var isOn = false

    public init() {}
}

public struct Request {
    public var session: URLSession { .shared }
    public var address = URLRequest(url: URL(fileURLWithPath: "/"))
    public var frame = CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: 2, y: 2))
    public let queue = DispatchQueue(label: "fixture")

    public init() {}

    public func parser(of data: Data) -> XMLParser { XMLParser(data: data) }
}
