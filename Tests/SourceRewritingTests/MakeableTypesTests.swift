import ProjectModel
import Testing

@testable import SourceRewriting

@Suite struct MakeableTypesTests {
    @Test func typesWithAnInitializerThatNeedsNothingAreFound() throws {
        let (_, reply) = try Copies().copy(
            """
            public class Service { public init(log: Bool = true) {} }
            enum Stores { final class Notes: NSObject { override init() {} } }
            class Needs { init(a: Int) {} }
            class Throwing { init() throws {} }
            class Maybe { init?() {} }
            class Shared { private init() {} }
            private class Hidden { init() {} }
            struct Box<Value> { init() {} }
            func make() { class Local { init() {} } }
            #if os(macOS)
            class Desktop { init() {} }
            #endif
            """)
        #expect(
            reply.makeable == [
                MakeableType(name: "Service", isPublic: true), MakeableType(name: "Stores.Notes", isPublic: false),
            ])
    }
}
