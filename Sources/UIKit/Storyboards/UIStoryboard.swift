import Foundation

/// A storyboard, which contains controllers. Perch does not read storyboards. Each controller is empty, and Perch logs
/// this once.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
    private let name: String

    /// Creates an object for the file with a name. Perch does not check whether the file exists.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Returns the initial controller, which is empty.
    open func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Returns the initial controller, which `creator` creates. Nil if it creates none.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        _ = make(nil)
        return nil
    }

    /// Returns the controller with an identifier, which is empty.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier) }

    private func make(_ identifier: String?) -> UIViewController {
        Log.once(
            "The storyboard \(name) is not read\(identifier.map { ", so that its controller \($0) is empty" } ?? "").")
        return UIViewController()
    }
}

/// A transition from one controller of a storyboard to another.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue.
    open private(set) var identifier: String?
    /// The source controller.
    open private(set) var source: UIViewController
    /// The destination controller.
    open private(set) var destination: UIViewController
    private let handler: () -> Void

    /// Creates a segue between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = {}
        super.init()
    }

    /// Creates a segue that `performHandler` performs.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = performHandler
        super.init()
    }

    /// Performs the segue.
    open func perform() { handler() }
}

/// A nib file, which contains views. Perch does not read nib files, so they contain no views.
@MainActor @preconcurrency open class UINib: NSObject {
    private let name: String

    /// Creates an object for the file with a name. Perch does not check whether the file exists.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Creates an object for the data of a nib file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        super.init()
    }

    /// Returns the objects of the file, of which there are none.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Log.once("The interface file \(name) is not read; its views are missing.")
        return []
    }

    /// The keys for options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for external objects that the file uses.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
