import SwiftUI

extension AuditRule {
    /// What people operate, and what is a picture, has a name.
    static let nameMissing = AuditRule(
        "name-missing", "A name is missing", .error,
        help: "Add a Label, a text, or accessibilityLabel(_:); hide decoration with accessibilityHidden(true).",
        xcode: .sufficientElementDescription,
        axe: ["button-name", "link-name", "label", "image-alt", "input-button-name"], wcag: ["4.1.2", "1.1.1"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                // A date picker's label is beside it, its parts are the toolkit's, and an editor has no initializer that
                // takes a label.
                guard element.needsName, ![.datePicker, .textEditor].contains(element.role),
                    element.label.words.isEmpty,
                    !element.label.contains(where: \.isSymbol), !element.origin.toolkit.contains("DatePicker")
                else { return nil }
                return screen.observation(.error, "\(element.role.article) has no name.", of: index)
            }
        })

    /// A name says what something is, and nothing that the role says already.
    static let nameMeaningless = AuditRule(
        "name-meaningless", "A name is meaningless or redundant", .warning,
        help: "Describe the purpose of the element in words, without its role and without a period.",
        xcode: .sufficientElementDescription, axe: ["image-redundant-alt"], wcag: ["2.4.6", "1.1.1"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                guard element.needsName, !element.label.isEmpty, let problem = problem(with: element) else {
                    return nil
                }
                return screen.observation(.warning, "The name of \(element.title) \(problem).", of: index)
            }
        })

    /// Controls that do different things have different names.
    static let nameRepeated = AuditRule(
        "name-repeated", "Several controls have the same name", .warning,
        help: "Add the subject to each name or hint, such as “Edit Lamp”, or combine each row into one element.",
        axe: ["identical-links-same-purpose"], wcag: ["2.4.6", "2.4.9"],
        screen: { screen in
            var groups: [String: [Int]] = [:]
            for index in screen.elements.indices {
                let element = screen.elements[index]
                guard element.isOperable, element.isEnabled, !element.isInBar, !element.label.isEmpty,
                    [.button, .link, .toggle, .menu, .textField].contains(element.role)
                else { continue }
                let group = screen.ancestors(of: index).map { screen.elements[$0].label }.joined(separator: "|")
                let key = [element.role.rawValue, element.label.words, element.value, element.hint, group]
                groups[key.joined(separator: "\n"), default: []].append(index)
            }
            return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.map { indices in
                screen.observation(
                    .warning,
                    "\(indices.count) controls have the name “\(screen.elements[indices[0]].label)”, so users "
                        + "cannot distinguish them.", of: indices[1])
            }
        })

    /// The name of a control contains the text that it shows, so that people can say what they see.
    static let nameMismatch = AuditRule(
        "name-mismatch", "A name does not contain the visible text", .error,
        help: "Begin the name with the visible text, or add it with accessibilityInputLabels(_:).",
        axe: ["label-content-name-mismatch"], wcag: ["2.5.3"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                guard element.isOperable, !element.isTextInput, !element.isAdjustable, !element.label.isEmpty,
                    ![.picker, .datePicker, .menu, .popUpButton, .tab].contains(element.role)
                else { return nil }
                let said = ([element.label, element.value] + element.inputLabels).joined(separator: " ").words
                func isSaid(_ text: String) -> Bool {
                    " \(said) ".contains(" \(text.words) ")
                        || said.replacingOccurrences(of: " ", with: "")
                            .contains(text.words.replacingOccurrences(of: " ", with: ""))
                }
                func isName(_ text: String) -> Bool { text.contains(where: \.isLetter) && text.words.count > 1 }
                // Of several texts, as on a card, one is its title and the others are details. It may be scrolled away.
                guard let first = element.shownTexts.first(where: isName),
                    !(element.shownTexts + element.texts).contains(where: { isName($0) && isSaid($0) })
                else { return nil }
                return screen.observation(
                    .error,
                    "\(element.role.article) shows “\(first.shortened)” but has the name “\(element.label.shortened)”.",
                    of: index)
            }
        })

    /// What has a value says it.
    static let valueMissing = AuditRule(
        "value-missing", "A value is not read", .error,
        help: "Let the control provide its value, or add it with accessibilityValue(_:).",
        xcode: .sufficientElementDescription, axe: ["aria-meter-name"], wcag: ["4.1.2"],
        screen: { screen in
            screen.elements.indices.compactMap { index in
                let element = screen.elements[index]
                if [.slider, .gauge].contains(element.role), element.value.isEmpty {
                    return screen.observation(.error, "\(element.role.article) has no value.", of: index)
                }
                guard element.isTextInput, element.role != .secureTextField else { return nil }
                let said = "\(element.label) \(element.value)".words
                guard let hidden = element.shownTexts.first(where: { !said.contains($0.words) && !$0.words.isEmpty })
                else { return nil }
                return screen.observation(
                    .error, "\(element.role.article) shows “\(hidden.shortened)”, which is not read.", of: index)
            }
        })

    /// What links are called that make sense only beside the text around them.
    private static let vagueLinks: Set<String> = [
        "here", "click here", "tap here", "press here", "this", "this link", "this page", "link", "more", "read more",
        "learn more",
    ]

    private static func problem(with element: AuditedElement) -> String? {
        let label = element.label
        let isOneWord = !label.contains(" ")
        let isFile = [".png", ".jpg", ".pdf", ".svg"].contains(where: label.hasSuffix)
        // A document is called as its file is, which people read on it.
        if isOneWord, isFile, !element.texts.contains(label) { return "is the name of a file" }
        if isOneWord, !isFile,
            label.contains("_") || label.firstMatch(of: /^[a-z0-9]+(\.[a-z0-9]+)+$/) != nil
                || label.firstMatch(of: /^[a-z]+[A-Z][A-Za-z]*$/) != nil
        {
            return "is the name of a resource"
        }
        if label.firstMatch(of: /^(?i)(image|img|icon|photo|picture|untitled|button)( ?[0-9]+)?$/) != nil {
            return "is meaningless"
        }
        let words = label.words
        for role in element.roleWords where words.hasSuffix(" \(role)") || words.hasPrefix("\(role) of ") {
            return "repeats its role"
        }
        if element.role == .link, element.hint.isEmpty, vagueLinks.contains(words) {
            return "does not say where it leads"
        }
        if words.hasPrefix("tap to ") || words.hasPrefix("click to ") || words.hasPrefix("double tap ") {
            return "describes how to use it, which assistive technology already does"
        }
        if element.isOperable, !element.isTextInput, label.hasSuffix("."), !label.hasSuffix(".."),
            element.texts.allSatisfy({ !$0.hasSuffix(".") })
        {
            return "ends with a period"
        }
        return nil
    }
}

extension AuditedElement {
    /// Whether people need a name to use or understand the element.
    fileprivate var needsName: Bool {
        if isInlineLink { return true }
        switch role {
        case .image: return isElement
        // Its value, such as "page 1 of 3", says what it is, and no initializer takes a label.
        case .pageControl: return false
        case .button, .link, .toggle, .radioButton, .slider, .stepper, .textField, .secureTextField, .textEditor,
            .searchField, .picker, .datePicker, .colorPicker, .menu, .menuItem, .popUpButton, .tab:
            return isElement
        default: return isOperable && isElement
        }
    }

    /// What assistive technology says about the role in any case.
    fileprivate var roleWords: [String] {
        switch role {
        case .button: ["button"]
        case .image: ["image", "picture", "photo", "icon"]
        case .link: ["link"]
        case .toggle: ["switch", "toggle", "checkbox"]
        case .slider: ["slider"]
        case .textField, .secureTextField: ["text field", "field"]
        case .tab: ["tab"]
        default: isOperable ? ["button"] : []
        }
    }
}

extension AccessibilityRole {
    /// The role in a sentence: “A text field”.
    fileprivate var article: String {
        let words = rawValue.reduce(into: "") { text, character in
            text += character.isUppercase ? " \(character.lowercased())" : String(character)
        }
        let isVowel = words.first.map { "aeiou".contains($0) } ?? false
        return self == .group ? "A view with a tap gesture" : "\(isVowel ? "An" : "A") \(words)"
    }
}
