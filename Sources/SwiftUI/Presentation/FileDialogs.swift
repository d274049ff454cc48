import Foundation
import HostKit
import UniformTypeIdentifiers

// Files are the host's: the modifiers ask it, and hand on what it answers.

extension View {
    /// Lets the user select a file while `isPresented` is true. The host shows the dialog.
    ///
    /// - Parameter onCompletion: A closure that receives the file, or an error. It is not called if the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, .imports(allowedContentTypes, severalAtOnce: false)) { reply in
            reply.first.map(onCompletion)
        }
    }

    /// Lets the user select one or more files while `isPresented` is true. The host shows the dialog.
    ///
    /// - Parameter onCompletion: A closure that receives the files, or an error. It is not called if the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, .imports(allowedContentTypes, severalAtOnce: allowsMultipleSelection)) { reply in
            reply.all.map(onCompletion)
        }
    }

    /// Lets the user select one or more files while `isPresented` is true, or cancel. The host shows the dialog.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(isPresented, .imports(allowedContentTypes, severalAtOnce: allowsMultipleSelection)) { reply in
            if let result = reply.all { onCompletion(result) } else { onCancellation() }
        }
    }

    /// Lets the user save an item as a file while `isPresented` is true. The host asks for the destination.
    ///
    /// - Parameters:
    ///   - contentTypes: The types that the file can have. The default is the types of the item.
    ///   - defaultFilename: The initial file name.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let exports = item.map { [HostRequest.FileExport($0, name: defaultFilename, types: contentTypes)] } ?? []
        return fileDialog(isPresented, exports.isEmpty ? nil : .exports(exports)) { reply in
            if let result = reply.first { onCompletion(result) } else { onCancellation() }
        }
    }

    /// Lets the user save items as files while `isPresented` is true. The host asks for the destination.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        let exports = items.map { HostRequest.FileExport($0, name: nil, types: contentTypes) }
        return fileDialog(isPresented, exports.isEmpty ? nil : .exports(exports)) { reply in
            if let result = reply.all { onCompletion(result) } else { onCancellation() }
        }
    }

    /// Lets the user move a file while `isPresented` is true. The host asks for the destination.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, file.map { .moves([$0]) }) { reply in reply.first.map(onCompletion) }
    }

    /// Lets the user move files while `isPresented` is true. The host asks for the destination.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileDialog(isPresented, files.isEmpty ? nil : .moves(Array(files))) { reply in reply.all.map(onCompletion) }
    }

    /// Asks the host where files go to when `isPresented` becomes true.
    nonisolated func fileExport(
        _ isPresented: Binding<Bool>, _ exports: [HostRequest.FileExport], answer: @escaping (FileReply) -> Void?
    ) -> some View {
        fileDialog(isPresented, exports.isEmpty ? nil : .exports(exports), answer: answer)
    }

    /// Asks the host when `isPresented` becomes true; without a question nothing is shown, as if there is no file to
    /// save.
    nonisolated private func fileDialog(
        _ isPresented: Binding<Bool>, _ question: FileQuestion?, answer: @escaping (FileReply) -> Void?
    ) -> some View {
        modifier(FileDialog(isPresented: isPresented, question: question) { _ = answer($0) })
    }
}

/// What a file dialog is about.
private enum FileQuestion {
    case imports([UTType], severalAtOnce: Bool)
    case exports([HostRequest.FileExport])
    case moves([URL])

    var request: HostRequest.Kind {
        switch self {
        case .imports(let types, let several):
            .importFiles(.init(types: types.map(\.identifier), allowsMultipleSelection: several))
        case .exports(let exports): .exportFiles(exports)
        case .moves(let files): .moveFiles(files)
        }
    }
}

/// What came of a file dialog.
struct FileReply {
    /// The files, or what went wrong; nil if people chose none.
    let all: Result<[URL], any Error>?

    init(_ reply: HostRequest.Reply) {
        switch reply {
        case .files(let files): all = files.isEmpty ? nil : .success(files)
        case .failed(let error): all = .failure(error)
        case .done, .photos, .cancelled: all = nil
        }
    }

    var first: Result<URL, any Error>? { all?.map { $0[0] } }
}

/// Asks the host about files while a truth value holds.
private struct FileDialog {
    let isPresented: Binding<Bool>
    let question: FileQuestion?
    let answer: (FileReply) -> Void

    @Environment(\.requestsOfSession) private var requests
    @State private var pending = PendingRequest()

    nonisolated init(
        isPresented: Binding<Bool>, question: FileQuestion?, answer: @escaping (FileReply) -> Void
    ) {
        self.isPresented = isPresented
        self.question = question
        self.answer = answer
    }
}

extension FileDialog: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, requests, pending) = (isPresented, requests ?? .current, pending)
        // The closures of the latest body are called.
        let answer = answer
        pending.answer = { answer(FileReply($0)) }
        let kind = question?.request
        return
            content
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
                guard isShown else { return pending.withdraw() }
                guard let kind else { return isPresented.wrappedValue = false }
                pending.ask(kind, requests) { isPresented.wrappedValue = false }
            }
            .onDisappear { pending.withdraw() }
    }
}

extension HostRequest.FileExport {
    /// An item as it can be written to a file of one of some types; without any, of those that it has itself.
    init<Item: Transferable>(_ item: Item, name: String?, types: [UTType]) {
        let own = item.exportedTypes
        let chosen = types.isEmpty ? own : types
        let text = item as? String ?? (item as? URL)?.absoluteString
        self.init(name: name, text: text, types: chosen.map(\.identifier)) { identifier in
            guard let wanted = UTType(identifier) else { throw CocoaError(.fileWriteUnknown) }
            let type = own.first { $0 == wanted } ?? own.first { $0.conforms(to: wanted) } ?? wanted
            return try await item.transferData(as: type)
        }
    }
}
