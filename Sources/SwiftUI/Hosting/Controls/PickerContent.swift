import Foundation
import UIKit

/// What a share sheet of UIKit's shows: that of a `ShareLink`.
struct SharingContent: View {
    private weak var sheet: UIActivityViewController?
    private let items: [SharedItem]
    private let verbs: [ShareVerb]

    @MainActor init(_ sheet: UIActivityViewController?) {
        self.sheet = sheet
        items = (sheet?.items(for: nil) ?? []).map(SharedItem.init(item:))
        var verbs: [ShareVerb] = []
        if sheet?.offers(.copyToPasteboard) ?? false {
            verbs.append(
                ShareVerb(id: 0, title: ControlWords.copy, picture: Image(systemName: "doc.on.doc")) { [weak sheet] in
                    sheet?.copyItems()
                })
        }
        for (index, activity) in (sheet?.offeredActivities ?? []).enumerated() {
            let picture = activity.activityImage.map { Image(uiImage: $0) } ?? Image(systemName: "square.and.arrow.up")
            verbs.append(
                ShareVerb(id: index + 1, title: activity.activityTitle ?? "", picture: picture) { [weak sheet] in
                    sheet?.perform(activity)
                })
        }
        self.verbs = verbs
    }

    var body: some View {
        let sheet = sheet
        ShareSheet(items: items, message: nil, verbs: verbs)
            .frame(maxHeight: .infinity, alignment: .top)
            .background(Color(system: .systemGroupedBackground))
            .environment(\.dismiss, DismissAction { [weak sheet] in sheet?.finish(nil, isDone: false) })
    }
}

/// What a picker of UIKit's shows while the host lets the user choose: what is chosen, and how to give up.
struct HostChoiceContent: View {
    enum Subject {
        case files, photos

        fileprivate var title: String { self == .files ? "Files" : "Photos" }
        fileprivate var symbol: String { self == .files ? "folder" : "photo.on.rectangle" }
        fileprivate var reason: String { "Choose them in the window of the host." }
    }

    private let subject: Subject
    private let cancel: @MainActor () -> Void

    init(_ subject: Subject, cancel: @escaping @MainActor () -> Void) {
        self.subject = subject
        self.cancel = cancel
    }

    var body: some View {
        let cancel = cancel
        NavigationStack {
            ContentUnavailableView(
                subject.title, systemImage: subject.symbol, description: Text(verbatim: subject.reason)
            )
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(NavigationWords.cancel) { cancel() } }
            }
        }
    }
}
