import Testing

@testable import ProjectBuild

struct LinkerTests {
    @Test func namesFunctionsOfCThatNoLibraryHas() {
        let output = """
            ld.lld: error: undefined symbol: sqlite3_snapshot_get
            >>> referenced by Snapshot.o
            ld.lld: error: undefined symbol: sqlite3_snapshot_free
            ld.lld: error: undefined symbol: sqlite3_snapshot_get
            clang: error: linker command failed with exit code 1 (use -v to see invocation)
            """
        #expect(Linker.missingFunctions(in: output) == ["sqlite3_snapshot_free", "sqlite3_snapshot_get"])
    }

    /// What Swift declares has more than functions, and what else the linker says is not about them.
    @Test(arguments: [
        "ld.lld: error: undefined symbol: $s3Kit5ThingVMa", "ld.lld: error: undefined symbol: swift_allocate",
        "ld.lld: error: unable to find library -lgone\nld.lld: error: undefined symbol: gone", "",
    ])
    func leavesOtherErrors(_ output: String) { #expect(Linker.missingFunctions(in: output) == nil) }
}
