import Combine
import Foundation
import UniformTypeIdentifiers

/// A type that represents a document as a value, which can be read from and written to files.
///
/// A `DocumentGroup` edits documents, and `fileExporter` exports them.
@preconcurrency public protocol FileDocument: Sendable {
    /// The configuration for reading a document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing a document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files from which the document can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files to which the document can be written. By default, these are the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from the content of a file.
    init(configuration: Self.ReadConfiguration) throws

    /// Returns the document as a file wrapper.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files to which the document can be written, which are the readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A type that represents a document as an object, which can be read from and written to files.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The type of a snapshot, which contains the state of the document at a moment.
    associatedtype Snapshot
    /// The configuration for reading a document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing a document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files from which the document can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files to which the document can be written. By default, these are the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from the content of a file.
    init(configuration: Self.ReadConfiguration) throws

    /// Returns a snapshot of the current state of the document.
    func snapshot(contentType: UTType) throws -> Self.Snapshot

    /// Returns a snapshot of the document as a file wrapper.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files to which the document can be written, which are the readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading a document.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The configuration for writing a document.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The existing file. Nil if the file does not exist.
    public let existingFile: FileWrapper?
}

extension View {
    /// Lets the user save a document as a file while `isPresented` is true. The host asks for the destination.
    ///
    /// - Parameters:
    ///   - document: The document. If it is nil, no dialog is shown.
    ///   - defaultFilename: The initial file name.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        let exports = document.map { [HostRequest.FileExport($0, name: defaultFilename, types: [contentType])] }
        return fileExport(isPresented, exports ?? []) { reply in reply.first.map(onCompletion) }
    }

    /// Lets the user save a document object as a file while `isPresented` is true. The host asks for the destination.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        let exports = document.map { [HostRequest.FileExport($0, name: defaultFilename, types: [contentType])] }
        return fileExport(isPresented, exports ?? []) { reply in reply.first.map(onCompletion) }
    }

    /// Lets the user save documents as files while `isPresented` is true. The host asks for the destination.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        let exports = documents.map { HostRequest.FileExport($0, name: nil, types: [contentType]) }
        return fileExport(isPresented, exports) { reply in reply.all.map(onCompletion) }
    }

    /// Lets the user save document objects as files while `isPresented` is true. The host asks for the destination.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        let exports = documents.map { HostRequest.FileExport($0, name: nil, types: [contentType]) }
        return fileExport(isPresented, exports) { reply in reply.all.map(onCompletion) }
    }

    /// Lets the user save a document as a file of one of the given types while `isPresented` is true. The host asks for
    /// the destination. The user can cancel.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let exports = document.map { [HostRequest.FileExport($0, name: defaultFilename, types: contentTypes)] }
        return fileExport(isPresented, exports ?? []) { reply in
            if let result = reply.first { onCompletion(result) } else { onCancellation() }
        }
    }

    /// Lets the user save a document object as a file of one of the given types while `isPresented` is true. The user
    /// can cancel.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let exports = document.map { [HostRequest.FileExport($0, name: defaultFilename, types: contentTypes)] }
        return fileExport(isPresented, exports ?? []) { reply in
            if let result = reply.first { onCompletion(result) } else { onCancellation() }
        }
    }

    /// Lets the user save documents as files of one of the given types while `isPresented` is true. The user can
    /// cancel.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element: FileDocument {
        let exports = documents.map { HostRequest.FileExport($0, name: nil, types: contentTypes) }
        return fileExport(isPresented, exports) { reply in
            if let result = reply.all { onCompletion(result) } else { onCancellation() }
        }
    }

    /// Lets the user save document objects as files of one of the given types while `isPresented` is true. The user can
    /// cancel.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        let exports = documents.map { HostRequest.FileExport($0, name: nil, types: contentTypes) }
        return fileExport(isPresented, exports) { reply in
            if let result = reply.all { onCompletion(result) } else { onCancellation() }
        }
    }
}

extension HostRequest.FileExport {
    /// A document as it can be written to a file of one of some types; without any, of those that it is written to.
    init<D: FileDocument>(_ document: D, name: String?, types: [UTType]) {
        self.init(name: name, types: types.isEmpty ? D.writableContentTypes : types) { type in
            try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
        }
    }

    init<D: ReferenceFileDocument>(_ document: D, name: String?, types: [UTType]) {
        self.init(name: name, types: types.isEmpty ? D.writableContentTypes : types) { type in
            let snapshot = try document.snapshot(contentType: type)
            return try document.fileWrapper(
                snapshot: snapshot, configuration: .init(contentType: type, existingFile: nil))
        }
    }

    /// Folders cannot be passed to a host.
    private init(
        name: String?, types: [UTType], _ wrapper: @escaping @MainActor @Sendable (UTType) throws -> FileWrapper
    ) {
        self.init(name: name, types: types.map(\.identifier)) { identifier in
            guard let type = UTType(identifier), let data = try wrapper(type).regularFileContents else {
                throw CocoaError(.fileWriteUnknown)
            }
            return data
        }
    }
}
