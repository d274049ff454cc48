/// Makes a report of what was seen: finds places, applies the configuration, and merges what has one cause.
package struct Audit: Sendable {
    private let sources: SourceIndex
    private let configuration: AuditConfiguration
    private let accepted: AcceptedFindings
    private var merged: [Key: Finding] = [:]
    private var order: [Key] = []
    private var report = AuditReport()

    private struct Key: Hashable {
        let rule: String
        let place: SourcePlace?
        /// Tells apart what has one line, or none.
        let what: String
        let isNote: Bool
    }

    package init(
        sources: SourceIndex = SourceIndex(), configuration: AuditConfiguration = AuditConfiguration(),
        accepted: AcceptedFindings = AcceptedFindings()
    ) {
        self.sources = sources
        self.configuration = configuration
        self.accepted = accepted
    }

    /// Adds what was seen in a preview.
    package mutating func add(_ preview: AuditedPreview, _ seen: PreviewObservations) {
        report.previews.append(preview)
        report.screens += seen.settings.count
        report.visibleCharacters += seen.visibleCharacters
        report.measuredCharacters += seen.measuredCharacters
        let directives = sources.directives(of: preview)
        var elements: [Key: Set<String>] = [:]
        // What has one cause in the first variant has one in the others: a color by day is another by night.
        var causes: [String: String] = [:]
        for observation in seen.observations {
            guard let severity = severity(of: observation, in: preview, directives) else { continue }
            let place = sources.place(of: observation, in: preview)
            let element = "\(observation.path) \(observation.words.first ?? "")"
            let name = observation.rule + element
            if causes[name] == nil { causes[name] = observation.cause }
            let key = key(of: observation, causes[name], at: place, severity)
            let isNew = elements[key, default: []].insert(element).inserted
            let label = observation.setting.label
            if var finding = merged[key] {
                if isNew { finding.count += 1 }
                if finding.preview == preview, !finding.variants.contains(label) { finding.variants.append(label) }
                if severity > finding.severity {
                    finding.severity = severity
                    finding.message = observation.message
                    finding.frame = observation.frame
                }
                merged[key] = finding
            } else {
                order.append(key)
                merged[key] = Finding(
                    rule: observation.rule, severity: severity, message: observation.message, place: place,
                    path: observation.path, preview: preview, variants: [label], frame: observation.frame, count: 1)
            }
        }
    }

    /// What has the same key is one finding.
    private func key(
        of observation: Observation, _ cause: String?, at place: SourcePlace?, _ severity: Severity
    ) -> Key {
        if let style = observation.style {
            return Key(rule: observation.rule, place: nil, what: style, isNote: true)
        }
        if let cause {
            return Key(rule: observation.rule, place: nil, what: cause, isNote: severity == .note)
        }
        return Key(
            rule: observation.rule, place: place, what: place == nil ? observation.path : "",
            isNote: severity == .note)
    }

    /// Notes a preview that could not be looked at.
    package mutating func addFailure(_ preview: AuditedPreview, _ reason: String) {
        report.failures.append(AuditReport.Failure(preview: preview, reason: reason))
    }

    private func severity(
        of observation: Observation, in preview: AuditedPreview, _ directives: [SourceDirective]
    ) -> Severity? {
        // What the source says about the preview is nearest.
        let level =
            directives.last { $0.rule == observation.rule || $0.rule == "all" }?.level
            ?? configuration.level(of: observation.rule, in: preview)
        guard let level else { return observation.severity }
        let severity = level.severity(observation.severity)
        // A rule that is raised keeps its notes.
        return observation.style != nil && severity != nil ? .note : severity
    }

    /// The report, with the worst findings first.
    package func finished() -> AuditReport {
        var report = report
        report.findings = order.compactMap { merged[$0] }.map { finding in
            var finding = finding
            finding.accepted = accepted.reason(for: finding)
            return finding
        }
        .enumerated()
        .sorted { a, b in
            a.element.severity == b.element.severity
                ? a.offset < b.offset : a.element.severity > b.element.severity
        }
        .map(\.element)
        return report
    }
}
