/// How sources use a name that nothing declares: what a placeholder of that name has to be.
package struct NameUsage: Codable, Sendable, Hashable {
    /// An argument of a call.
    package struct Argument: Codable, Sendable, Hashable {
        package var label: String?
        /// The number of the closure's parameters; nil if it is no closure.
        package var closureParameters: Int?

        package init(label: String?, closureParameters: Int? = nil) {
            self.label = label
            self.closureParameters = closureParameters
        }
    }

    /// How many generic arguments it has, at most.
    package var genericArguments = 0
    /// Something conforms to it or inherits from it.
    package var isInherited = false
    /// It is an attribute of a property.
    package var isWrapper = false
    /// It is one of a property that is not optional and has no value of the program's.
    package var isSoleValue = false
    /// A property of the type is weak, or its values are objects of the environment.
    package var isClass = false
    /// What representables make of it, or its name says that it is: `UIView` or `UIViewController`.
    package var superclass: String?
    /// It is called where views are put together.
    package var isView = false
    /// It is used as a type.
    package var isType = false
    /// The types that are named as its members, such as `Path`, and as theirs: `Path.Element`.
    package var members: Set<String> = []
    /// The arguments of the calls.
    package var calls: Set<[Argument]> = []

    package init() {}

    /// What both say.
    package mutating func merge(_ other: NameUsage) {
        genericArguments = max(genericArguments, other.genericArguments)
        isInherited = isInherited || other.isInherited
        isWrapper = isWrapper || other.isWrapper
        isSoleValue = isSoleValue || other.isSoleValue
        isClass = isClass || other.isClass
        superclass = superclass ?? other.superclass
        isView = isView || other.isView
        isType = isType || other.isType
        members.formUnion(other.members)
        calls.formUnion(other.calls)
    }
}
