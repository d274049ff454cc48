import SwiftUI

extension View {
    /// Does something once, some time after the view appeared; never if the view is gone by then.
    ///
    /// The time is that of the clock that draws frames, so a test steps it by hand and a picture is of a known moment.
    ///
    /// - Parameters:
    ///   - delay: in seconds; nil and what is not a number wait forever, and 0 and less do it on appearing.
    ///   - action: what to do.
    func after(_ delay: TimeInterval?, perform action: @escaping @MainActor () -> Void) -> some View {
        modifier(DelayedActionModifier(delay: delay.flatMap { $0.isFinite ? $0 : nil }, action: action))
    }
}

private struct DelayedActionModifier: ViewModifier {
    let delay: TimeInterval?
    let action: @MainActor () -> Void

    func body(content: Content) -> some View {
        content.background {
            if let delay {
                if delay > 0 {
                    TimelineView(DelaySchedule(delay: delay)) { context in
                        Color.clear.onChange(of: context.date) { action() }
                    }
                    .accessibilityHidden(true)
                } else {
                    Color.clear.onAppear(perform: action)
                }
            }
        }
    }
}

/// The moment that something starts and one that is a time later.
private struct DelaySchedule: TimelineSchedule, Equatable {
    let delay: TimeInterval

    func entries(from start: Date, mode: Mode) -> [Date] { [start, start + delay] }
}
