import Foundation
import ProjectModel
import ProjectSupport
import SwiftUI
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

    private struct Style: RawRepresentable {
        var rawValue: String
    }

    /// Types of Apple's and of projects that are made of a text or a number, and what may throw instead of stopping.
    @Test func whatIsMissingGivesEmptyValues() throws {
        let style: Style = _perchValue("No.")
        #expect(style.rawValue.isEmpty)
        let key: LocalizedStringResource = _perchValue("No.")
        #expect(key.key.isEmpty)
        let number: Int = try _perchReplacedOrThrown("No.")
        #expect(number == 0)
        #expect(throws: (any Error).self) { try _perchReplacedOrThrown("No.") as Thread }
        #expect(throws: (any Error).self) { try _perchThrown("No.") }
    }
}
