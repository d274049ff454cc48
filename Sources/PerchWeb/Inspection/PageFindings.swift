import Audit
import PerchAudit
import PerchHost
import SwiftUI

/// What an audit finds on a screen as it is now.
///
/// Rules that compare variants find nothing on one screen.
@MainActor
struct PageFindings {
    private let observations: [Observation]

    init(_ session: Session) {
        let screen = ScreenReader(ViewCanvas(session), AuditedScreen.Setting(session.host.environment)).read()
        observations = PreviewObservations([screen], rules: AuditRule.all).observations
    }

    /// For the page: what weighs most first.
    var values: [[String: Any]] { observations.sorted { $0.severity > $1.severity }.map(\.values) }
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
