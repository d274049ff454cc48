import Foundation

/// The controllers of an interface file. Such files are not read here: each controller is an empty one, and the console says so once.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
    private let name: String

    /// The interface file of a name. Whether it exists is not checked.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// The first controller: an empty one.
    open func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// The first controller, made by `creator`; nil if that makes none.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        _ = make(nil)
        return nil
    }

    /// The controller of an identifier: an empty one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier) }

    private func make(_ identifier: String?) -> UIViewController {
        Log.once(
            "The storyboard \(name) is not read\(identifier.map { ", so that its controller \($0) is empty" } ?? "").")
        return UIViewController()
    }
}

/// The way from one controller of a storyboard to another.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    /// The name of the way.
    open private(set) var identifier: String?
    /// The controller that it begins at.
    open private(set) var source: UIViewController
    /// The controller that it leads to.
    open private(set) var destination: UIViewController
    private let handler: () -> Void

    /// A way between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = {}
        super.init()
    }

    /// A way that `performHandler` goes.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = performHandler
        super.init()
    }

    /// Goes the way.
    open func perform() { handler() }
}

/// The views of an interface file. Such files are not read here: there are no views in any.
@MainActor @preconcurrency open class UINib: NSObject {
    private let name: String

    /// The interface file of a name. Whether it exists is not checked.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// An interface file from its contents.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        super.init()
    }

    /// The file's objects: none.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Log.once("The interface file \(name) is not read; its views are missing.")
        return []
    }

    /// Names an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects from outside that the file names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
