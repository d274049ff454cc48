import Audit
import PerchAudit
import PerchHost
import SwiftUI

extension LiveSession {
    /// What an audit finds on the screen as it is now, for the page: what weighs most first.
    ///
    /// Rules that compare variants find nothing on one screen.
    var findings: [[String: Any]] {
        guard let session else { return [] }
        let canvas = ViewCanvas(session)
        let screen = ScreenReader(canvas, AuditedScreen.Setting(session.host.environment)).read()
        return PreviewObservations([screen], rules: AuditRule.all).observations
            .sorted { $0.severity > $1.severity }.map(\.values)
    }
}

extension Observation {
    /// For the page.
    fileprivate var values: [String: Any] {
        [
            "rule": rule, "severity": severity.rawValue, "message": message, "path": path,
            "help": AuditRule.named(rule)?.help ?? "",
            "frame": [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
        ]
    }
}
