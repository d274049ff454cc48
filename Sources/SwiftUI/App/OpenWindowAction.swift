import Foundation
import HostKit

/// An action that opens a window of the program, or brings the open window to the front. Read it from the environment
/// value `openWindow`, and call it as a function.
///
/// The host manages windows. In a browser, each window is a tab. A host that shows one window at a time, like a phone,
/// opens no others. If the program has no scene for the window, Perch logs a message and opens nothing.
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

    /// Opens the window for a value, with the scene for the type of the value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(nil, value) }

    /// Opens the window for a value, with the scene that has the given identifier.
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

/// An action that closes a window of the program. Read it from the environment value `dismissWindow`, and call it as a
/// function.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let requests: HostRequests?

    nonisolated init(_ requests: HostRequests?) { self.requests = requests }

    /// Closes the window that contains the view.
    public func callAsFunction() { dismiss(nil, nil) }

    /// Closes the window of the scene with an identifier.
    public func callAsFunction(id: String) { dismiss(id, nil) }

    /// Closes the window that shows a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { dismiss(nil, value) }

    /// Closes the window in which the scene with the given identifier shows a value.
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
    /// The action that opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction(requestsOfSession, windowsOfProgram) }

    /// The action that closes a window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(requestsOfSession) }

    /// The windows that the program has; nil if a view is shown without its program.
    var windowsOfProgram: [WindowKind]? {
        get { self[WindowsOfProgramKey.self] }
        set { self[WindowsOfProgramKey.self] = newValue }
    }
}
