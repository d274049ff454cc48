import ProjectModel

/// Sources that list and run tests, as SwiftPM writes them.
enum TestSources {
    /// The tests of a module by their classes, those that a class inherits included.
    static func tests(in found: [TestClass]) -> [(name: String, methods: [TestClass.Method])] {
        var parents: [String: String] = [:]
        var methods: [String: [TestClass.Method]] = [:]
        for item in found {
            if let parent = item.superclass { parents[item.name] = parent }
            methods[item.name, default: []] += item.methods
        }
        return parents.keys.sorted().compactMap { name in
            var all: [TestClass.Method] = []
            var current = name
            var seen: Set<String> = []
            while let parent = parents[current], seen.insert(current).inserted {
                all = (methods[current] ?? []) + all
                current = parent
            }
            guard current == "XCTestCase" || current == "XCTest.XCTestCase", !all.isEmpty else { return nil }
            var names: Set<String> = []
            return (name, all.filter { names.insert($0.name).inserted })
        }
    }

    /// The name of the function that lists a module's tests.
    private static func list(of module: String) -> String { "perchTests_\(module)" }

    /// The source that lists a module's tests. It is part of the program that runs them.
    static func listing(of module: String, _ found: [TestClass]) -> String {
        let tests = tests(in: found)
        var lines = ["import XCTest", "@testable import \(module)", ""]
        for (name, methods) in tests {
            lines += ["extension \(name) {", "    @MainActor fileprivate static let perchTests = ["]
            lines += methods.map { "        (\"\($0.name)\", \(call(of: $0, in: name)))," }
            lines += ["    ]", "}", ""]
        }
        lines += ["@MainActor func \(list(of: module))() -> [XCTestCaseEntry] {", "    ["]
        lines += tests.map { "        testCase(\($0.name).perchTests)," }
        return (lines + ["    ]", "}", ""]).joined(separator: "\n")
    }

    /// The expression that XCTest calls a test by. XCTest calls a test that is not asynchronous on the main thread, outside of any
    /// actor, and a test may belong to the main actor.
    private static func call(of method: TestClass.Method, in type: String) -> String {
        if method.isAsync { return "asyncTest(\(method.name))" }
        return "{ (test: \(type)) in { try MainActor.assumeIsolated { try test.\(method.name)() } } }"
    }

    /// The source of the program that runs the tests of some modules.
    static func runner(of modules: [String]) -> String {
        """
        import Testing
        import XCTest

        @main struct Runner {
            @MainActor static func main() async {
                if CommandLine.arguments.contains("swift-testing") {
                    await Testing.__swiftPMEntryPoint() as Never
                }
                XCTMain(\(modules.isEmpty ? "[]" : modules.map { list(of: $0) + "()" }.joined(separator: " + "))) as Never
            }
        }

        """
    }
}
