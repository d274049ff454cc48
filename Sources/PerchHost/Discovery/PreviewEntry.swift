import SwiftUI

/// A preview of the program, and its place in the source.
@MainActor
public struct PreviewEntry: Sendable {
    /// What makes the preview's views.
    enum Source {
        case registry(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type, index: Int)
        /// The first screen of the program itself, or another of its windows.
        case program(Program, window: HostRequest.WindowName? = nil)
    }

    /// The name in the source.
    public nonisolated let name: String?
    /// The module of the preview.
    public nonisolated let module: String
    /// The name of the source file without folders, or the name of the type for a `PreviewProvider`.
    public nonisolated let file: String
    /// The line, from 1. Nil for a `PreviewProvider`, whose line is unknown.
    public nonisolated let line: Int?
    /// The column, from 1.
    public nonisolated let column: Int?

    private(set) var source: Source

    /// The identifier, which is the same in every run of the same program.
    public nonisolated var id: String {
        [module + "/" + file, line.map(String.init), column.map(String.init)].compactMap { $0 }
            .joined(separator: ":")
            + (providerIndex.map { "#\($0)" } ?? "")
    }

    private nonisolated let providerIndex: Int?

    /// The place: `File.swift:12`, or the name of the provider and the number of the view.
    public nonisolated var place: String {
        if let line { return "\(file):\(line)" }
        return providerIndex.map { "\(file)#\($0 + 1)" } ?? file
    }

    /// The name, or the place of a preview without a name.
    public nonisolated var title: String { name ?? place }

    /// Another window of the program, where the entry is of one; nil for the first.
    package func showing(_ window: HostRequest.WindowName?) -> PreviewEntry {
        guard case .program(let program, _) = source else { return self }
        var entry = self
        entry.source = .program(program, window: window)
        return entry
    }

    /// What the preview asks for, and its views.
    ///
    /// - Parameter isRepeatable: whether the code of a `#Preview` runs again like a body, where something that it read has changed.
    ///
    /// The content is a mark where the code of the preview calls a part of the sources that was left out, and the process looks for
    /// such parts.
    func resolve(isRepeatable: Bool = false) throws -> PreviewContent {
        if let part = BodyProbe.missingPart(of: { _ = try? content(isRepeatable).makeView() }) {
            Log.once(part)
            return PreviewContent(settings: []) { AnyView(UnshownView(obstacle: .missingPart(part))) }
        }
        return try content(isRepeatable)
    }

    private func content(_ isRepeatable: Bool) throws -> PreviewContent {
        switch source {
        case .registry(let type):
            let preview = try type.makePreview()
            return PreviewContent(settings: preview.traits.flatMap(\.settings)) {
                isRepeatable ? AnyView(RepeatableContent(make: preview.content)) : AnyView(erasing: preview.content())
            }
        case .provider(let type, let index):
            let elements = type.elements
            guard elements.indices.contains(index) else { throw PreviewProblem.gone(id) }
            let element = elements[index]
            return PreviewContent(
                settings: [element.layout.map { .layout($0) }, element.orientation.map { .orientation($0) }]
                    .compactMap { $0 },
                device: element.device?.rawValue, makeView: { element.view })
        case .program(let program, let window):
            return PreviewContent(settings: []) {
                program.launch(window)
                guard let window = UIApplication.shared.keyWindow else { throw PreviewProblem.noWindow(program.name) }
                return AnyView(WindowView(window))
            }
        }
    }
}

extension PreviewEntry: CustomStringConvertible {
    public nonisolated var description: String { title }
}

extension PreviewEntry {
    init(_ type: any PreviewRegistry.Type) {
        let fileID = type.fileID.split(separator: "/").map(String.init)
        module = fileID.first ?? ""
        file = fileID.last ?? ""
        line = type.line
        column = type.column
        providerIndex = nil
        // A preview that cannot be made is still listed; drawing it tells why.
        name = (try? type.makePreview())?.displayName
        source = .registry(type)
    }

    /// The program's first screen, by the name of the program.
    init(_ program: Program) {
        name = program.name
        module = program.module
        file = program.name
        line = nil
        column = nil
        providerIndex = nil
        source = .program(program)
    }

    package init(_ type: any PreviewProvider.Type, index: Int, name: String?) {
        let components = String(reflecting: type).split(separator: ".").map(String.init)
        module = Self.module(of: type)
        file = components.dropFirst().joined(separator: ".")
        line = nil
        column = nil
        providerIndex = index
        self.name = name
        source = .provider(type, index: index)
    }
}

extension PreviewEntry {
    /// The module that a type is declared in.
    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}

extension PreviewProvider {
    /// The top-level views, each of which is its own preview.
    package static var elements: [PreviewElement] { PreviewElement.split(previews) }
}

/// What is wrong with a preview itself.
package enum PreviewProblem: Error, CustomStringConvertible {
    case gone(String)
    case modifierFailed(String)
    case noWindow(String)

    package var description: String {
        switch self {
        case .gone(let id): "there is no preview \(id) any more"
        case .modifierFailed(let text): text
        case .noWindow(let program):
            "\(program) has no window to draw: nothing made one key and visible, or nobody keeps it"
        }
    }
}
