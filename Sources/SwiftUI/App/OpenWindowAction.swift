import Foundation
import HostKit

/// Opens a window of the program's, or brings the one that is open to the front. Views call it as a function; `openWindow` of the
/// environment holds it.
///
/// Windows are the host's: in the browser each is a tab. One that shows a single window at a time, as a phone does, opens none.
/// What the program has no scene for is logged and opens nothing.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let requests: HostRequests?
    /// The windows that the program has; nil if nothing is known of it.
    let windows: [WindowKind]?

    nonisolated init(_ requests: HostRequests?, _ windows: [WindowKind]?) {
        self.requests = requests
        self.windows = windows
    }

    /// Opens the window of the scene with an identifier.
    public func callAsFunction(id: String) { open(id, nil) }

    /// Opens the window that scenes for such a type show for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(nil, value) }

    /// Opens the window that the scene with an identifier shows for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { open(id, value) }

    private func open(_ id: String?, _ value: (any Codable)?) {
        let name = WindowNames.name(id, value)
        if let windows, !windows.contains(where: { $0.isMeant(by: name) }) {
            return Log.once(
                "openWindow: the program has no scene for \(name.id ?? name.type ?? "it"); nothing is opened.")
        }
        (requests ?? .current).post(.openWindow(name))
    }
}

/// Closes a window of the program's. Views call it as a function; `dismissWindow` of the environment holds it.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let requests: HostRequests?

    nonisolated init(_ requests: HostRequests?) { self.requests = requests }

    /// Closes the window that the view is in.
    public func callAsFunction() { dismiss(nil, nil) }

    /// Closes the window of the scene with an identifier.
    public func callAsFunction(id: String) { dismiss(id, nil) }

    /// Closes the window that shows a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { dismiss(nil, value) }

    /// Closes the window in which the scene with an identifier shows a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { dismiss(id, value) }

    private func dismiss(_ id: String?, _ value: (any Codable)?) {
        (requests ?? .current).post(.dismissWindow(WindowNames.name(id, value)))
    }
}

/// What the windows of one of the program's scenes are found by.
struct WindowKind: Hashable {
    let id: String?
    /// The type of the values that they are opened for.
    let valueType: String?

    @MainActor init(_ window: _SceneWindow) { (id, valueType) = (window.id, window.valueType) }

    func isMeant(by name: HostRequest.WindowName) -> Bool {
        (name.id == nil || id == name.id) && (name.type == nil || valueType == name.type)
    }
}

private enum WindowsOfProgramKey: EnvironmentKey {
    static var defaultValue: [WindowKind]? { nil }
}

/// How a window is named to the host.
enum WindowNames {
    static func name(_ id: String?, _ value: (any Codable)?) -> HostRequest.WindowName {
        let encoder = JSONEncoder()
        // The same value always has the same name.
        encoder.outputFormatting = .sortedKeys
        guard let value, let data = try? encoder.encode(value) else {
            return HostRequest.WindowName(id: id, value: nil)
        }
        return HostRequest.WindowName(
            id: id, type: type(Swift.type(of: value)), value: String(decoding: data, as: UTF8.self))
    }

    static func type(_ type: Any.Type) -> String { String(reflecting: type) }

    /// The value that a window was opened for; nil if the text is of no such value.
    static func value<Value: Decodable>(_ text: String, as type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}

extension EnvironmentValues {
    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(requestsOfSession, windowsOfProgram) }

    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(requestsOfSession) }

    /// The windows that the program has; nil if a view is shown without its program.
    var windowsOfProgram: [WindowKind]? {
        get { self[WindowsOfProgramKey.self] }
        set { self[WindowsOfProgramKey.self] = newValue }
    }
}
