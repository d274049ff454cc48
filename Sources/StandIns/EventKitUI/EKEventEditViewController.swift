import EventKit
import Foundation
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe what users did with an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved = 1, deleted = 2 }

/// A type that is notified of what users do with an event.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// An object that shows an event that is to be added. It is saved in the store that the program gives.
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: EventPage(title: event?.title ?? "", start: event?.startDate, end: event?.endDate) {
                [weak self] isAdded in
                self?.finish(isAdded)
            })
    }

    private func finish(_ isAdded: Bool) {
        guard isAdded, let event, (try? eventStore?.save(event, span: .thisEvent)) != nil else {
            editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
            return
        }
        editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
    }
}

private struct EventPage: View {
    let title: String
    let start: Date?
    let end: Date?
    let finish: @MainActor (_ isAdded: Bool) -> Void

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Cancel") { finish(false) }
                Spacer()
                Button("Add") { finish(true) }.fontWeight(.semibold)
            }
            .padding()
            Form {
                Text(verbatim: title)
                if let start { LabeledContent("Starts") { Text(start, format: .dateTime) } }
                if let end { LabeledContent("Ends") { Text(end, format: .dateTime) } }
            }
            Text(verbatim: "EventKitUI").font(.system(size: 11)).foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .trailing).padding(6)
        }
    }
}
