import Foundation
import UIKit
import UniformTypeIdentifiers

/// A button that pastes items from the pasteboard. It is disabled if the pasteboard contains no items of the supported
/// types.
@MainActor @preconcurrency
public struct PasteButton {
    private let accepts: @MainActor ([PastedItem]) -> Bool
    private let paste: @MainActor ([PastedItem]) -> Void

    /// Creates a button that passes the copied items to an action, as values of a type.
    ///
    /// - Parameter onPaste: A closure that receives the values, one for each item from which the type can be read.
    @preconcurrency
    public init<T: Transferable>(
        payloadType: T.Type, onPaste: @escaping @MainActor @Sendable ([T]) -> Void
    ) {
        let types = T.importedTypes
        accepts = { items in items.contains { item in types.contains { item.type.conforms(to: $0) } } }
        paste = { items in
            Task { @MainActor in
                var values: [T] = []
                for item in items {
                    if let value = try? await T.fromTransfer(item.data, of: item.type) { values.append(value) }
                }
                if !values.isEmpty { onPaste(values) }
            }
        }
    }

    /// Creates a button that passes the copied items to an action, as item providers.
    ///
    /// - Parameter payloadAction: A closure that receives an item provider for each item of one of the types.
    @preconcurrency
    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor @Sendable ([NSItemProvider]) -> Void
    ) {
        accepts = { items in items.contains { item in supportedContentTypes.contains { item.type.conforms(to: $0) } } }
        paste = { items in
            let matching = items.filter { item in supportedContentTypes.contains { item.type.conforms(to: $0) } }
            payloadAction(
                matching.map { item in
                    let provider = NSItemProvider()
                    provider.registerDataRepresentation(for: item.type) { done in
                        done(item.data, nil)
                        return nil
                    }
                    return provider
                })
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        let paste = paste
        Button {
            paste(UIPasteboard.general.pastedItems)
        } label: {
            Label(ControlWords.paste, systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .disabled(!accepts(UIPasteboard.general.pastedItems))
    }
}

/// Something that was copied, as data.
private struct PastedItem {
    let type: UTType
    let data: Data
}

extension UIPasteboard {
    @MainActor fileprivate var pastedItems: [PastedItem] {
        transferItems.compactMap { item in UTType(item.type).map { PastedItem(type: $0, data: item.data) } }
    }
}
