import Foundation

/// A colour of an asset catalogue, by its name. One is made for each colour of a target's catalogues.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// The colour `name` of a bundle. Nothing is looked up before it is drawn.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
