import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// A screen on a sample firm, as it is shown and used in a test.
@MainActor
struct LedgerScreen {
    let ledger: LedgerEnvironment
    let screen: RenderedView

    init<Content: View>(
        _ contents: PreviewLedger.Contents = .many, role: MemberRole = .owner, variant: Variant = Variant(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(PreviewLedger.make(contents, role: role), variant: variant, content: content)
    }

    init<Content: View>(
        _ ledger: LedgerEnvironment, variant: Variant = Variant(), @ViewBuilder content: () -> Content
    ) {
        self.ledger = ledger
        screen = render(PreviewScreen(ledger, content: content), variant: variant)
        settle()
    }

    /// Lets a sheet, a page or a menu come or go.
    func settle() { screen.advance(by: .seconds(1)) }

    /// Waits until an element is there.
    func expect(_ element: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isThere = await screen.wait { element.exists }
        #expect(isThere, "\(element) is missing:\n\(screen)", sourceLocation: sourceLocation)
    }

    /// Waits until an element is gone.
    func expectGone(_ element: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isGone = await screen.wait { !element.exists }
        #expect(isGone, "\(element) is still there:\n\(screen)", sourceLocation: sourceLocation)
    }

    /// Taps a button once it is there, and lets what it opens come.
    func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let button = screen.button(name).firstMatch
        await expect(button, sourceLocation: sourceLocation)
        button.tap(sourceLocation: sourceLocation)
        settle()
    }

    /// A document as it is stored.
    func stored<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        try ledger.store.value(of: DocumentQuery<E>(accountID: SampleFirm.accountID, key: key))
    }
}

// SwiftUI has other things by these names.
typealias Session = LedgerCore.Session
