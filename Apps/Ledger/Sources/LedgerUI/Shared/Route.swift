import LedgerCore

/// A screen that others push. Every stack knows all of them (``RouteDestination``), so that any list opens any document.
public enum Route: Hashable, Sendable, Codable {
    case project(String)
    case transaction(String)
    case item(String)
    case space(String)
    case invoice(String)
    case report(ReportKind, projectID: String)
    /// What happened to a document.
    case history(EntityKind, key: String)
    /// A year's figures for the tax adviser.
    case year
    /// What was likely entered twice.
    case duplicates
    /// What was deleted and can be restored.
    case trash
    /// Values that were overwritten unseen.
    case conflicts
}

/// The reports on a project.
public enum ReportKind: String, Hashable, Sendable, Codable, CaseIterable, Identifiable {
    case propertyManagement, clientSummary, invoice

    public var id: Self { self }

    /// What the row that opens it says.
    var title: String {
        switch self {
        case .propertyManagement: String(localized: "Property Management Summary")
        case .clientSummary: String(localized: "Client Summary")
        case .invoice: String(localized: "Invoice")
        }
    }

    var icon: String {
        switch self {
        case .propertyManagement: "building.2"
        case .clientSummary: "chart.bar.doc.horizontal"
        case .invoice: "doc.text"
        }
    }

    /// The first part of the name of its file.
    var fileName: String {
        switch self {
        case .propertyManagement: "property-management"
        case .clientSummary: "client-summary"
        case .invoice: "invoice"
        }
    }
}
