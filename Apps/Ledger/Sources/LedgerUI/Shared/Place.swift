import Foundation
import LedgerCore

/// Where somebody is: a tab, and the pages over its first one. Each has an address, which can be kept and sent.
///
/// On a live page the browser's address shows it, so Back and Forward go from place to place; on a phone it is a link to the app.
struct Place: Hashable, Sendable {
    enum Tab: String, Hashable, Sendable, CaseIterable {
        case projects, inventory, search, settings
    }

    var tab: Tab
    var path: [Route] = []

    /// The host is not known here: a live page keeps its own, and takes the path.
    private static let base = URL(string: "https://ledger.example")!

    var url: URL {
        path.reduce(Self.base.appending(component: tab.rawValue)) { url, route in
            route.steps.reduce(url) { $0.appending(component: $1) }
        }
    }

    init(tab: Tab, path: [Route] = []) {
        self.tab = tab
        self.path = path
    }

    /// The place of an address; `nil` for an address of anything else. Documents need not be there: their screens say so.
    init?(_ url: URL) {
        let steps = url.path(percentEncoded: true).split(separator: "/").compactMap {
            String($0).removingPercentEncoding
        }
        guard let first = steps.first, let tab = Tab(rawValue: first) else { return nil }
        var rest = steps.dropFirst()
        var path: [Route] = []
        while !rest.isEmpty {
            guard let route = Route(taking: &rest), path.count < Self.deepest else { return nil }
            path.append(route)
        }
        self.init(tab: tab, path: path)
    }

    /// How many pages may lie over one another.
    private static let deepest = 50
}

extension Route {
    /// The route in an address.
    fileprivate var steps: [String] {
        switch self {
        case .project(let id): ["project", id]
        case .transaction(let id): ["transaction", id]
        case .item(let id): ["item", id]
        case .space(let id): ["space", id]
        case .invoice(let id): ["invoice", id]
        case .report(let kind, let projectID): ["report", kind.rawValue, projectID]
        case .history(let kind, let key): ["history", kind.rawValue, key]
        case .year: ["year"]
        case .duplicates: ["duplicates"]
        case .trash: ["trash"]
        case .conflicts: ["conflicts"]
        }
    }

    /// Takes the next route from an address.
    fileprivate init?(taking steps: inout ArraySlice<String>) {
        guard let name = steps.popFirst() else { return nil }
        switch name {
        case "year": self = .year
        case "duplicates": self = .duplicates
        case "trash": self = .trash
        case "conflicts": self = .conflicts
        default:
            guard let next = steps.popFirst() else { return nil }
            switch name {
            case "project": self = .project(next)
            case "transaction": self = .transaction(next)
            case "item": self = .item(next)
            case "space": self = .space(next)
            case "invoice": self = .invoice(next)
            case "report":
                guard let kind = ReportKind(rawValue: next), let project = steps.popFirst() else { return nil }
                self = .report(kind, projectID: project)
            case "history":
                guard let kind = EntityKind(rawValue: next), let key = steps.popFirst() else { return nil }
                self = .history(kind, key: key)
            default: return nil
            }
        }
    }
}
