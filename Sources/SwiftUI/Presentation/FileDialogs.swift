import Foundation
import UniformTypeIdentifiers

// There is no file browser here: the modifiers are accepted, present nothing, and say so once when they are asked to.

extension View {
    /// Lets people choose a file while `isPresented` is true.
    ///
    /// - Parameter onCompletion: called with the file, or with what went wrong.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileImporter))
    }

    /// Lets people choose one or more files while `isPresented` is true.
    ///
    /// - Parameter onCompletion: called with the files, or with what went wrong.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileImporter))
    }

    /// Lets people choose one or more files while `isPresented` is true, or choose none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileImporter))
    }

    /// Lets people save an item as a file while `isPresented` is true.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileExporter))
    }

    /// Lets people save items as files while `isPresented` is true.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileExporter))
    }

    /// Lets people move a file while `isPresented` is true.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileMover))
    }

    /// Lets people move files while `isPresented` is true.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(MissingFileDialog(isPresented: isPresented, api: .fileMover))
    }
}

/// Tells that there is no dialog when one should be shown.
private struct MissingFileDialog {
    let isPresented: Binding<Bool>
    let api: WithoutEffect
}

extension MissingFileDialog: ViewModifier {
    func body(content: Content) -> some View {
        if isPresented.wrappedValue { api.log() }
        return content
    }
}
