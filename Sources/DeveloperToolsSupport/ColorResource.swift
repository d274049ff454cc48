import Foundation

/// A color of an asset catalog, by its name. One is made for each color of a target's catalogs.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// The color `name` of a bundle. Nothing is looked up before it is drawn.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
