import CoreGraphics
import SwiftUI

extension AuditRule {
    /// A disabled control says why.
    static let disabledUnexplained = AuditRule(
        "disabled-unexplained", "A disabled control has no explanation", .warning,
        help: "Give the reason in a text below the control, or in a hint with help(_:) or accessibilityHint(_:).",
        wcag: ["3.3.1", "3.3.3"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                guard element.role == .button, !element.isEnabled, element.isElement, element.hint.isEmpty,
                    !element.isInBar, !element.isPartOfStockControl, !element.showsSpinner, !screen.isLoading,
                    !screen.explains(element, index)
                else { return nil }
                return screen.observation(.warning, "\(element.title) is disabled without an explanation.", of: index)
            }
        })

    /// An error comes with a way to try again.
    static let errorWithoutRetry = AuditRule(
        "error-without-retry", "An error has no retry", .warning,
        help: "Add a button that tries again, or explain what to do.", wcag: ["3.3.3"],
        screen: { screen in
            guard let index = screen.elements.indices.first(where: { screen.elements[$0].tellsError }) else {
                return []
            }
            let error = screen.elements[index]
            let hasWay = screen.elements.contains { other in
                if other.isTextInput, other.isEnabled {
                    // What is wrong with a field is mended by typing.
                    return abs(other.frame.midY - error.frame.midY) < 120
                }
                return (other.isOperable && other.isEnabled || other.role == .text)
                    && other.label.words.firstMatch(of: retryWords) != nil
            }
            guard !hasWay else { return [] }
            return [
                screen.observation(
                    .warning, "“\(error.label.shortened)” reports an error, but there is no way to try again.",
                    of: index)
            ]
        })

    /// What started something is disabled until it is done.
    static let loadingTriggerEnabled = AuditRule(
        "loading-trigger-enabled", "A control is enabled while its action runs", .warning,
        help: "Disable the control while the action runs, so that it does not start twice.", wcag: ["3.3.4"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                guard element.role == .button, element.isEnabled, element.isOperable else { return nil }
                let isBusy =
                    element.showsSpinner || element.label.firstMatch(of: busyWords) != nil
                    || screen.elements.contains { other in
                        other.isIndeterminate && other.parent == element.parent
                            && abs(other.frame.midY - element.frame.midY) < 12
                            && max(other.frame.minX - element.frame.maxX, element.frame.minX - other.frame.maxX) < 24
                    }
                guard isBusy, element.label.words.firstMatch(of: /\b(cancel|stop|pause)\b/) == nil else { return nil }
                return screen.observation(
                    .warning, "\(element.title) shows progress but can be pressed again.", of: index)
            }
        })

    /// An empty state says what to do next.
    static let emptyWithoutAction = AuditRule(
        "empty-without-action", "An empty state has no next step", .warning,
        help: "Add a button that creates the first item, or a text that explains how to.",
        screen: { screen in
            guard let index = screen.elements.indices.first(where: { screen.elements[$0].tellsEmptiness }),
                !screen.elements.contains(where: { ($0.isOperable || $0.isTextInput) && $0.isEnabled && !$0.isInBar }),
                !screen.isLoading,
                !screen.elements.contains(where: { $0.label.words.firstMatch(of: nextStepWords) != nil })
            else { return [] }
            return [
                screen.observation(
                    .warning,
                    "“\(screen.elements[index].label.shortened)” describes an empty state, but there is no "
                        + "next step.", of: index)
            ]
        })

    private nonisolated(unsafe) static let retryWords =
        /\b(retry|try again|again|reload|refresh|reconnect|sign in|log in|update|restore|undo|settings|back|pull to refresh)\b/
    private nonisolated(unsafe) static let busyWords =
        /^(Loading|Saving|Sending|Submitting|Signing in|Logging in|Uploading|Downloading|Processing)(…|\.\.\.)$/
    private nonisolated(unsafe) static let nextStepWords =
        /\b(add|create|tap|start|import|choose|invite|search for|try|will appear|once you|(listed|kept|shown|collected) here)\b/
    fileprivate nonisolated(unsafe) static let errorWords =
        /\b(couldn t|could not|can t be|failed|failure|error|unable to|went wrong|no connection|offline)\b/
    fileprivate nonisolated(unsafe) static let emptyWords =
        /^(no [a-z ]+|nothing( [a-z ]+)?|there are no [a-z ]+|you have no [a-z ]+|[a-z ]+ is empty|[a-z ]+ yet)$/
}

extension AuditedElement {
    /// Whether a text tells that something went wrong. One word, such as “Failed” in a badge, names a state.
    fileprivate var tellsError: Bool {
        isPlainText && isElement && label.words.contains(" ")
            && label.words.firstMatch(of: AuditRule.errorWords) != nil && label.count < 200
    }

    /// Whether a text tells that there is nothing to show.
    fileprivate var tellsEmptiness: Bool {
        isPlainText && isElement && !traits.contains(.isHeader)
            && label.words.firstMatch(of: AuditRule.emptyWords) != nil
            && label.words.split(separator: " ").count <= 6
    }
}

extension AuditedScreen {
    /// Whether the screen shows that an operation is in progress.
    fileprivate var isLoading: Bool {
        elements.contains { $0.isIndeterminate || $0.showsSpinner }
    }

    /// Whether a text near a disabled control may say why it is.
    fileprivate func explains(_ element: AuditedElement, _ index: Int) -> Bool {
        elements.indices.contains { other in
            let text = elements[other]
            guard other != index, text.isPlainText, !text.traits.contains(.isHeader),
                text.label.split(separator: " ").count >= 3
            else { return false }
            let distance = max(text.frame.minY - element.frame.maxY, element.frame.minY - text.frame.maxY)
            return distance < 60 && text.frame.minX < element.frame.maxX && text.frame.maxX > element.frame.minX
        }
    }
}
