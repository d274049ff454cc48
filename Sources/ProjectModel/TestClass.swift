/// A class that may have tests of XCTest's, or an extension of one.
package struct TestClass: Codable, Sendable, Hashable {
    package struct Method: Codable, Sendable, Hashable {
        package var name: String
        package var isAsync: Bool

        package init(name: String, isAsync: Bool) {
            self.name = name
            self.isAsync = isAsync
        }
    }

    package var name: String
    /// The first type that it inherits from; nil for an extension.
    package var superclass: String?
    package var methods: [Method]

    package init(name: String, superclass: String?, methods: [Method]) {
        self.name = name
        self.superclass = superclass
        self.methods = methods
    }
}
