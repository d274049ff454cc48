import CoreTransferable
import Foundation
import LedgerStore
import SwiftUI
import UniformTypeIdentifiers

/// A report as a file to hand on; made only once somebody asks for it.
struct ReportFile: Transferable {
    let report: PrintedReport
    /// Where the firm's logo is, if it has one.
    var logo: String?
    /// What keeps it.
    let storage: any MediaStorage

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdf) { file in
            var report = file.report
            if let logo = file.logo { report.logo = try? await file.storage.data(for: logo) }
            guard let pdf = await PrintedPages.pdf(of: report) else { throw CocoaError(.fileWriteUnknown) }
            return pdf
        }
        .suggestedFileName { $0.report.fileName }
    }
}
