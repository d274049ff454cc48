import CoreTransferable
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A report as a file to hand on; made only once somebody asks for it.
struct ReportFile: Transferable {
    let report: PrintedReport

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdf) { file in
            guard let pdf = await MainActor.run(body: { PrintedPages(file.report).pdf() }) else {
                throw CocoaError(.fileWriteUnknown)
            }
            return pdf
        }
        .suggestedFileName { $0.report.fileName }
    }
}
