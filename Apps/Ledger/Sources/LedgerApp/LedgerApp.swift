import LedgerUI
import SwiftUI

@main struct LedgerApp: App {
    init() { LedgerAppearance.apply() }

    var body: some Scene {
        WindowGroup { OpenedLedger(path: OpenedLedger.standardPath) }
    }
}
