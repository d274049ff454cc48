import Foundation

/// An image of a bundle, by its name. Xcode makes one for each image of a catalogue.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// The image `name` of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// The image of a resource.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
