import Foundation
import ProjectModel
import ProjectSupport
import Testing

@testable import ProjectBuild

private final class Service: _PerchMakeable {
    var isReady = true
    @MainActor static func _perchMake() -> Any { Service() }
}

@Suite struct MakeableSourceTests {
    @Test func aLineNamesItsType() {
        let source = MakeableSource(types: [
            MakeableType(name: "Service", isPublic: true), MakeableType(name: "Stores.Notes", isPublic: false),
        ])
        let lines = source.text.split(separator: "\n")
        #expect(lines[1].contains("extension Service: _PerchMakeable { @MainActor public static func"))
        #expect(lines[2].contains("static func _perchMake() -> Any { Stores.Notes() }"))
        #expect((1...4).map(source.name) == [nil, "Service", "Stores.Notes", nil])
    }

    @Test @MainActor func whatIsMissingGivesObjectsOfTheProject() {
        let service: Service = _perchValue("Injected: there is no type of this name.")
        #expect(service.isReady)
        let replaced: Service = _perchReplaced("Card.swift:3: there is no Bank.")
        #expect(replaced !== service)
    }
}
