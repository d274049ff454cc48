import Testing

@testable import SwiftUICore

@MainActor struct EnvironmentValuesTests {
    private struct Screen: View {
        @Environment(\.lineLimit) private var lines
        var body: some View { Text(verbatim: lines.map { "\($0)" } ?? "none") }
    }

    /// As a host does that restores what its views had before.
    @Test func anEnvironmentInPlaceOfAnotherBringsAllItsValues() {
        let host = ViewHost(Screen(), size: CGSize(width: 100, height: 100))
        let before = host.environment
        host.setEnvironment { $0.lineLimit = 3 }
        #expect(host.accessibility(at: 0).map(\.label) == ["3"])
        host.setEnvironment { $0 = before }
        #expect(host.accessibility(at: 0).map(\.label) == ["none"])
    }
}
