import Foundation
import StandInViews
import SwiftUI

extension View {
    /// Shows a sheet with a text to be translated while it is presented. There is no translation in it.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: Where a popover would be. Here it is a sheet.
    ///   - arrowEdge: Where a popover's arrow would be.
    ///   - replacementAction: What would be done with the translation. It is not called.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        modifier(TranslationSheet(isPresented: isPresented, text: text))
    }

    /// Runs work with a session when there is a configuration, and again when it is another one. The session's calls throw.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping @MainActor (_ session: TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) {
            guard let configuration else { return }
            await action(TranslationSession(configuration.source, configuration.target))
        }
    }

    /// Runs work with a session of two languages. The session's calls throw.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping @MainActor (_ session: TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
}

private struct TranslationSheet: ViewModifier {
    @Binding var isPresented: Bool
    let text: String

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            VStack(spacing: 0) {
                HStack {
                    Spacer()
                    Button("Done") { isPresented = false }.fontWeight(.semibold)
                }
                .padding()
                StandInPage("Translation", symbol: "character.book.closed", title: text)
            }
            .presentationDetents([.medium])
        }
    }
}
