import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// What may cross threads, and what is of a kind: that this builds is what counts.
struct SendablePropertyTests {
    private func isSendable<T: Sendable>(_: T.Type) -> Bool { true }
    private func isCodable<T: Codable>(_: T.Type) -> Bool { true }

    @Test func propertiesOfSendableValuesAreSendable() {
        #expect(isSendable(AppStorage<Int>.self) && isSendable(SceneStorage<String>.self))
        #expect(isSendable(GestureState<Bool>.self) && isSendable(AccessibilityFocusState<Bool>.self))
        #expect(isSendable(LayoutSubviews.self))
    }

    @Test func tagClassesAreWrittenByTheirNames() throws {
        #expect(isCodable(UTTagClass.self))
        let data = try JSONEncoder().encode([UTTagClass.mimeType])
        #expect(try JSONDecoder().decode([UTTagClass].self, from: data) == [.mimeType])
    }

    private func count<C: DynamicViewContent>(_ content: C) -> Int { content.data.count }

    /// The elements of a `ForEach` can be asked for anywhere.
    @MainActor @Test func dataOfDynamicContentIsNotIsolated() {
        let rows = ForEach(0..<3, id: \.self) { Text("\($0)") }
        #expect(count(rows) == 3)
    }
}
