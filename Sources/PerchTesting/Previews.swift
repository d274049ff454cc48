import Dispatch
import Foundation
import SwiftUI
import Testing

extension Preview {
    /// The previews of all modules that the tests link, for the arguments of a test:
    ///
    ///     @Test(arguments: Preview.all) func looksRight(_ preview: PreviewEntry) { … }
    public nonisolated static var all: [PreviewEntry] { find(in: nil) }

    /// Returns the previews of one module.
    public nonisolated static func all(in module: String) -> [PreviewEntry] { find(in: module) }

    private nonisolated static func find(in module: String?) -> [PreviewEntry] {
        // Test arguments may be asked for on any thread; the previews live on the main one.
        if isOnMainExecutor() { return assumeMainActor { PreviewCatalogue.all(in: module) } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { PreviewCatalogue.all(in: module) } }
    }
}

extension PreviewEntry: CustomTestStringConvertible {
    public nonisolated var testDescription: String { title }
}
