import LedgerUI
import SwiftUI

@main struct LedgerApp: App {
    var body: some Scene {
        WindowGroup { OpenedLedger(path: OpenedLedger.standardPath) }
    }
}
