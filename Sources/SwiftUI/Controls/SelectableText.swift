import Foundation
import UIKit

extension View {
    /// Sets whether the user can select text in this view. As on iOS, a long press opens a menu that copies or shares
    /// the whole text.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        textIsSelectable(S.allowsSelection).modifier(SelectableTexts(isEnabled: S.allowsSelection))
    }
}

/// Offers to copy or share the text that is held.
private struct SelectableTexts {
    let isEnabled: Bool
    @State private var held: HeldText?
    @State private var sharedText: String?
    @Environment(\.requestsOfSession) private var requests

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension SelectableTexts: ViewModifier {
    func body(content: Content) -> some View {
        let (held, binding) = (held, $held)
        content
            .simultaneousGesture(
                TextHoldGesture().onEnded { binding.wrappedValue = $0 }, including: isEnabled ? .all : .subviews
            )
            .editMenu(
                held.map { items($0.text) }, isModal: true, over: held?.frame ?? .null,
                dismiss: { binding.wrappedValue = nil }
            )
            .sheet(isPresented: isSharing) {
                ShareSheet(
                    items: sharedText.map { [SharedItem($0, nil as SharePreview<Never, Never>?, subject: nil)] } ?? [],
                    message: nil)
            }
    }

    private var isSharing: Binding<Bool> {
        let shared = $sharedText
        return Binding {
            shared.wrappedValue != nil
        } set: {
            if !$0 { shared.wrappedValue = nil }
        }
    }

    @MainActor private func items(_ text: String) -> [EditMenuItem] {
        let (binding, shared, requests) = ($held, $sharedText, requests ?? .current)
        return [
            EditMenuItem(id: ControlWords.copy) {
                UIPasteboard.general.string = text
                binding.wrappedValue = nil
            },
            EditMenuItem(id: ControlWords.share) {
                binding.wrappedValue = nil
                let sharing = HostRequest.Kind.share(
                    .init(items: [HostRequest.FileExport(text, name: nil, types: [])], subject: nil, message: nil))
                requests.post(sharing)
                if !requests.takesOver(sharing) { shared.wrappedValue = text }
            },
        ]
    }
}
