import Foundation

/// An image of an asset catalog, by its name. One is made for each image of a target's catalogs.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// The image `name` of a bundle. Nothing is looked up before it is drawn.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
