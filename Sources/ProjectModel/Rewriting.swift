import LiteralValues

/// What the rewriter is asked to do: copies of source files for the previewed system, with edits.
package struct RewriteRequest: Codable, Sendable {
    package struct File: Codable, Sendable {
        /// The source file of the project.
        package var path: String
        /// Where its edited copy goes.
        package var copy: String
        /// What the compiler said about the copy. Empty: a new copy is made of the source.
        package var diagnostics: [SourceDiagnostic]
        /// Whether literals of views become arguments of functions, so that they can be changed while the program runs.
        package var hasLiterals = false

        package init(path: String, copy: String, diagnostics: [SourceDiagnostic] = []) {
            self.path = path
            self.copy = copy
            self.diagnostics = diagnostics
        }
    }

    package var files: [File]
    /// Whether conditions are decided as for iOS; otherwise as for the system that compiles.
    package var isForIOS: Bool
    /// The modules that can be imported.
    package var modules: Set<String>
    /// The compilation conditions that are set, as by `-D`.
    package var conditions: Set<String>
    /// Names whose use is wanted. Where there are any, nothing is rewritten.
    package var names: Set<String> = []
    /// Whether the bodies around the messages are taken apart, instead of what they are about being left out.
    package var isSplitting = false
    /// Whether bodies are left out whole, and not what is wrong within them.
    package var isCoarse = false
    /// Whether the copies have no previews. A project does not show the previews of its packages.
    package var hidesPreviews = false
    /// Whether the copies are what other files of the module have to see, which is all but previews.
    package var isOutlining = false

    package init(files: [File], isForIOS: Bool, modules: Set<String>, conditions: Set<String>) {
        self.files = files
        self.isForIOS = isForIOS
        self.modules = modules
        self.conditions = conditions
    }
}

/// What the rewriter did, in the order of the request's files.
package struct RewriteReply: Codable, Sendable {
    package struct File: Codable, Sendable {
        package var path: String
        /// Whether there is a copy that differs from the source.
        package var isChanged = false
        /// The modules that active code imports, whether they exist or not.
        package var imports: [String] = []
        /// The previews that the text declares: `#Preview` and types that conform to `PreviewProvider`.
        package var previews = 0
        /// Whether active code has `@main` or something like it.
        package var hasEntry = false
        /// What was left out of the copy.
        package var replacements: [Replacement] = []
        /// Why the file was not read, if it was not.
        package var problem: String?
        /// Classes of the copy that may have tests.
        package var tests: [TestClass] = []
        /// Types of which an object can be made from nothing.
        package var makeable: [MakeableType] = []
        /// How the file uses the names that were asked for.
        package var names: [String: NameUsage] = [:]
        /// Of an outline, what other files can depend on; nil if that is everything.
        package var interface: String?
        /// The literals that can be changed while the program runs; nil if there are none.
        package var literals: SourceLiterals?

        package init(path: String) { self.path = path }
    }

    package var files: [File]

    package init(files: [File]) { self.files = files }
}

/// A type with an initializer without parameters.
package struct MakeableType: Codable, Sendable, Hashable {
    /// The name, with those of the types around it.
    package var name: String
    package var isPublic: Bool

    package init(name: String, isPublic: Bool) {
        self.name = name
        self.isPublic = isPublic
    }
}

/// One message of the compiler, with its position in a file.
package struct SourceDiagnostic: Codable, Sendable, Hashable {
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var message: String

    package init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }
}

/// A part of a source file that the copy leaves out, and why.
package struct Replacement: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable {
        /// An import of a module that is not there.
        case `import`
        /// A view within a body, or a modifier of one.
        case view, modifier
        /// A statement whose value nobody uses.
        case statement
        /// What a function, an initializer or an accessor does.
        case body
        /// The value that a property begins with.
        case value
        /// An attribute, or a type that a declaration inherits from or conforms to.
        case attribute, inheritance
        /// A whole declaration.
        case declaration
        /// A file.
        case file
    }

    package var kind: Kind
    /// The name of the declaration, or the text that was left out.
    package var name: String
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// What the compiler said.
    package var reason: String

    package init(kind: Kind, name: String, path: String, line: Int, reason: String) {
        self.kind = kind
        self.name = name
        self.path = path
        self.line = line
        self.reason = reason
    }
}
