import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct WeakReferenceTests {
    fileprivate final class Owner: NSObject {}

    private struct Child: View {
        weak var owner: Owner?
        let count: Int
        var body: some View { Text(owner == nil ? "gone \(count)" : "there \(count)") }
    }

    private struct Parent: View {
        let model: Model
        var body: some View { Child(owner: model.owner, count: model.count) }
    }

    @Observable fileprivate final class Model {
        var owner: Owner?
        var count = 0
    }

    @Test func viewsMayHoldObjectsWeakly() {
        let model = Model()
        model.owner = Owner()
        let host = ViewHost(Parent(model: model), size: CGSize(width: 100, height: 100))
        #expect(host.accessibility(at: 0).map(\.label) == ["there 0"])
        model.count = 1
        #expect(host.accessibility(at: 0).map(\.label) == ["there 1"])
        model.owner = nil
        model.count = 2
        #expect(host.accessibility(at: 0).map(\.label) == ["gone 2"])
    }
}
