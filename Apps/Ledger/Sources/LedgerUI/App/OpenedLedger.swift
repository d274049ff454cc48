import DesignSystem
import Foundation
import LedgerStore
import LedgerSync
import SwiftUI

/// The app on a file: its first screen, or why the file cannot be opened.
public struct OpenedLedger: View {
    private let path: String
    @State private var opened: Result<LedgerEnvironment, any Error>?

    /// - Parameter path: where the database is; it is made if it is not there. Pictures are kept beside it.
    public init(path: String) {
        _ = ScreenLanguage.installed
        self.path = path
    }

    public var body: some View {
        switch opened {
        case .success(let ledger): LedgerRoot(ledger)
        case nil: Color.clear.onAppear { opened = Self.open(path) }
        case .failure(let error):
            ErrorRetryView(message: FileTrouble.message(error, path: path), onRetry: { opened = Self.open(path) })
        }
    }

    private static func open(_ path: String) -> Result<LedgerEnvironment, any Error> {
        Result {
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            let store = try LocalStore(path: path)
            Self.beginBackups(path)
            try store.forgetOldHistory()
            let storage = LocalMediaStorage(besideDatabase: path, thumbnailer: PictureThumbnailer())
            guard let server = Self.server else {
                return LedgerEnvironment(store: store, storage: storage, auth: EmbeddedAuthService(store: store))
            }
            let engine = try SyncEngine.running(path: path, address: server)
            return LedgerEnvironment(
                store: store, storage: storage, auth: ServerAuthService(engine: engine), sync: engine)
        }
    }

    /// Backs the file up each day, unless the environment says `off` in `LEDGER_BACKUPS`; else it may name the folder. A phone
    /// backs its apps up itself.
    private static func beginBackups(_ path: String) {
        #if !os(iOS)
            let folder = ProcessInfo.processInfo.environment["LEDGER_BACKUPS"]
            if folder == "off" { return }
            DailyBackups.begin(path: path, in: folder.map { Backups(folder: $0) } ?? Backups(besideDatabase: path))
        #endif
    }

    /// The server that the file is kept synchronized with, as the environment names it in `LEDGER_SERVER`; `nil` for a
    /// file that is used alone.
    private static var server: URL? { ProcessInfo.processInfo.environment["LEDGER_SERVER"].flatMap { URL(string: $0) } }

    /// Where the file is, unless the environment names another place in `LEDGER_DATABASE`.
    public static var standardPath: String {
        ProcessInfo.processInfo.environment["LEDGER_DATABASE"]
            ?? URL.applicationSupportDirectory.appending(path: "Ledger/ledger.sqlite").path(percentEncoded: false)
    }
}
