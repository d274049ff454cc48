import Testing

@testable import SwiftUICore

@Suite struct BackReferenceTests {
    private final class Tidy {
        lazy var reference = BackReference(self)
        deinit { reference.clear() }
    }

    private final class Forgetful {
        lazy var reference = BackReference(self)
    }

    @Test("a reference is empty once its object has gone")
    func clearedReference() {
        let reference: BackReference<Tidy>
        do {
            let object = Tidy()
            reference = object.reference
            #expect(reference.object === object)
        }
        #expect(reference.object == nil)
    }

    #if DEBUG
        @Test("a debug build stops where an object has gone without clearing its reference")
        func forgottenReference() async {
            await #expect(processExitsWith: .failure) {
                var object: Forgetful? = Forgetful()
                let reference = object!.reference
                object = nil
                _ = reference.object
            }
        }
    #endif
}
