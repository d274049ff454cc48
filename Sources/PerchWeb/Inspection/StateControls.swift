import Foundation
import SwiftUI

/// The states of a preview that a person can set on the page: those of the preview and of the program's own views.
@MainActor
enum StateControls {
    /// So many states are shown, and so many nodes are searched for them.
    private static let most = 100
    private static let mostNodes = 5000

    /// All states, in the order of their views.
    static func all(in host: ViewHost) -> [StateControl] {
        var controls: [StateControl] = []
        var counts: [String: Int] = [:]
        var left = mostNodes
        visit(host.root) { node in
            left -= 1
            guard left > 0, controls.count < most, let view = (node as? any ViewKeeper)?.keptView else { return }
            let type = Swift.type(of: view)
            guard ViewOwner.isProgramType(type) else { return }
            for (label, value) in Mirror(reflecting: view).children {
                guard let label, let state = value as? any SettableState else { continue }
                // `_count` is the property `count`.
                let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
                let key = "\(node.path) \(name)"
                let number = counts[key, default: 0]
                counts[key] = number + 1
                controls.append(
                    StateControl(
                        id: "\(key) \(number)", name: name, view: ViewOwner.name(of: type), kind: state.kind,
                        state: state))
            }
        }
        return controls
    }

    /// Sets a state as a person has written it. Returns whether there is such a state and it takes that value.
    static func set(_ id: String, to text: String, in host: ViewHost) -> Bool {
        all(in: host).first { $0.id == id }?.state.set(text) ?? false
    }

    private static func visit(_ node: _ViewNode?, _ look: (_ViewNode) -> Void) {
        guard let node else { return }
        look(node)
        node.forEachChild { visit($0, look) }
    }
}

/// A state with what the page needs to show a control for it.
@MainActor
struct StateControl {
    /// The same as long as the view is there.
    var id: String
    var name: String
    /// The view that the state is in; `Preview` for `@Previewable`.
    var view: String
    var kind: ControlKind
    fileprivate var state: any SettableState

    /// For the page.
    var values: [String: Any] {
        var values: [String: Any] = ["id": id, "name": name, "view": view]
        switch kind {
        case .toggle(let isOn):
            values["kind"] = "toggle"
            values["value"] = isOn ? "1" : "0"
        case .number(let text, let isWhole):
            values["kind"] = isWhole ? "integer" : "number"
            values["value"] = text
        case .text(let text):
            values["kind"] = "text"
            values["value"] = text
        case .date(let date):
            values["kind"] = "date"
            values["value"] = ISO8601DateFormatter().string(from: date)
        case .choice(let names, let index):
            values["kind"] = "choice"
            values["choices"] = names
            values["value"] = index.map(String.init) ?? ""
        case .fixed(let text):
            values["kind"] = "fixed"
            values["value"] = text
        }
        return values
    }
}

/// How a value is shown and set.
enum ControlKind: Equatable {
    case toggle(Bool)
    case number(String, isWhole: Bool)
    case text(String)
    case date(Date)
    /// One of several cases; nil if the value is none of them.
    case choice([String], Int?)
    /// A value that cannot be set from outside.
    case fixed(String)

    /// Longer texts are cut, since they go to the page with each change.
    static let longestText = 4096

    init<Value>(_ value: Value) {
        switch value {
        case let isOn as Bool: self = .toggle(isOn)
        case let text as String where text.utf8.count <= Self.longestText: self = .text(text)
        case let number as any BinaryInteger: self = .number(String(describing: number), isWhole: true)
        case let number as any BinaryFloatingPoint: self = .number(String(describing: number), isWhole: false)
        case let date as Date: self = .date(date)
        default:
            if let type = Value.self as? any CaseIterable.Type {
                let names = Self.cases(type).map { String(describing: $0) }
                self = .choice(names, names.firstIndex(of: String(describing: value)))
            } else if let values = value as? any Collection, values.count > Self.mostShown {
                // The description of a large collection takes long, and goes to the page with each change.
                self = .fixed("\(values.count) elements")
            } else {
                self = .fixed(String(String(describing: value).prefix(200)))
            }
        }
    }

    /// The value that a text represents; nil if it represents none.
    static func value<Value>(_ text: String, like current: Value) -> Value? {
        switch Value.self {
        case is Bool.Type: return ["1": true, "0": false][text] as? Value
        case is String.Type: return String(text.prefix(longestText)) as? Value
        case is Date.Type: return ISO8601DateFormatter().date(from: text) as? Value
        case let type as any (FixedWidthInteger & LosslessStringConvertible).Type: return type.init(text) as? Value
        case is Double.Type: return number(text) as? Value
        case is Float.Type: return number(text).map { Float($0) } as? Value
        case is CGFloat.Type: return number(text).map { CGFloat($0) } as? Value
        case let type as any CaseIterable.Type:
            let all = cases(type)
            guard let index = Int(text), all.indices.contains(index) else { return nil }
            return all[index] as? Value
        default: return nil
        }
    }

    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// Larger collections are shown by their number of elements.
    private static let mostShown = 20
    /// So many cases are offered.
    private static let mostCases = 200

    private static func cases<T: CaseIterable>(_ type: T.Type) -> [Any] { Array(type.allCases.prefix(mostCases)) }
}

/// A `State`, whatever it holds.
@MainActor
private protocol SettableState {
    var kind: ControlKind { get }
    func set(_ text: String) -> Bool
}

extension State: SettableState {
    fileprivate var kind: ControlKind { ControlKind(wrappedValue) }

    fileprivate func set(_ text: String) -> Bool {
        guard let value = ControlKind.value(text, like: wrappedValue) else { return false }
        wrappedValue = value
        return true
    }
}
