import DisplayList
import Foundation
import SwiftUI
import UIKit

/// What a field of the page holds: the text, what is selected in it, and what an input method has only proposed. Places are
/// counted as browsers do, in UTF-16.
struct FieldState: Hashable, Sendable {
    var text: String
    var selection: Range<Int>
    /// Empty where nothing is being composed.
    var marked: Range<Int>

    init(text: String, selection: Range<Int>? = nil, marked: Range<Int> = 0..<0) {
        self.text = text
        self.selection = selection ?? text.utf16.count..<text.utf16.count
        self.marked = marked
    }

    init(_ reader: inout WireReader) throws(WireError) {
        text = try reader.string()
        let most = text.utf16.count
        func range(_ reader: inout WireReader) throws(WireError) -> Range<Int> {
            let (from, to) = (try reader.unsigned(), try reader.unsigned())
            guard from <= to, to <= most else { throw .invalid("range") }
            return Int(from)..<Int(to)
        }
        selection = try range(&reader)
        marked = try range(&reader)
    }
}

extension String {
    /// The bytes of a range that is counted in UTF-16.
    func byteRange(ofUTF16 range: Range<Int>) -> Range<Int> {
        byteOffset(ofUTF16: range.lowerBound)..<byteOffset(ofUTF16: range.upperBound)
    }
}

extension TextInputClient {
    /// Makes the client hold what a field of the page holds, by as small an edit as will do, so that undo goes back by steps.
    func take(_ field: FieldState) {
        let new = Array(field.text)
        if !field.marked.isEmpty {
            let marked = field.text.byteRange(ofUTF16: field.marked)
            let bytes = Array(field.text.utf8)
            if markedRange == nil {
                // What was typed over is no longer there: it lies between what stands before and behind the proposal.
                let behind = bytes.count - marked.upperBound
                select(min(marked.lowerBound, text.utf8.count)..<max(marked.lowerBound, text.utf8.count - behind))
            }
            let proposal = String(decoding: bytes[marked], as: UTF8.self)
            let caret = field.text.byteRange(ofUTF16: field.selection)
            let least = min(max(caret.lowerBound - marked.lowerBound, 0), marked.count)
            let most = min(max(caret.upperBound - marked.lowerBound, least), marked.count)
            return setMarkedText(proposal, selection: least..<most)
        }
        if markedRange != nil { unmarkText() }
        let old = Array(text)
        if old != new {
            let most = min(old.count, new.count)
            let before = zip(old, new).prefix { $0 == $1 }.count
            let behind = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, most - before)
            let from = String(old[..<before]).utf8.count
            let gone = String(old[before..<(old.count - behind)]).utf8.count
            let come = String(new[before..<(new.count - behind)])
            select(from..<(from + gone))
            // A single letter is typed, so that undo takes a word at a time.
            if come.isEmpty { deleteBackward() } else { insert(come) }
        }
        // A program that alters what is typed says where the caret is, too.
        if text == field.text {
            let wanted = text.byteRange(ofUTF16: field.selection)
            if wanted != selection { select(wanted) }
        }
    }

    /// What the page's field is told beside its text.
    var attributes: [String: String] {
        var values: [String: String] = [:]
        let traits = traits
        values["inputmode"] =
            switch traits.keyboardType {
            case .numberPad, .asciiCapableNumberPad: "numeric"
            case .decimalPad: "decimal"
            case .phonePad: "tel"
            case .emailAddress: "email"
            case .URL: "url"
            case .webSearch: "search"
            default: "text"
            }
        values["enterkeyhint"] =
            switch traits.returnKey {
            case .done: "done"
            case .go, .join, .route: "go"
            case .next, .continue: "next"
            case .search: "search"
            case .send: "send"
            case .return: "enter"
            }
        values["autocapitalize"] =
            switch traits.capitals {
            case .never: "none"
            case .words: "words"
            case .sentences: "sentences"
            case .characters: "characters"
            }
        if !traits.isAutocorrected { values["spellcheck"] = "false" }
        values["autocomplete"] = traits.contentType.flatMap { PerchWeb.autocomplete[$0] } ?? "off"
        return values
    }
}

/// What password managers and browsers call the contents of fields.
private let autocomplete: [UITextContentType: String] = [
    .name: "name", .namePrefix: "honorific-prefix", .givenName: "given-name", .middleName: "additional-name",
    .familyName: "family-name", .nameSuffix: "honorific-suffix", .nickname: "nickname",
    .jobTitle: "organization-title", .organizationName: "organization", .fullStreetAddress: "street-address",
    .streetAddressLine1: "address-line1", .streetAddressLine2: "address-line2", .addressCity: "address-level2",
    .addressState: "address-level1", .sublocality: "address-level3", .countryName: "country-name",
    .postalCode: "postal-code", .telephoneNumber: "tel", .emailAddress: "email", .URL: "url",
    .username: "username", .password: "current-password", .newPassword: "new-password",
    .oneTimeCode: "one-time-code", .creditCardNumber: "cc-number",
    .creditCardName: "cc-name", .creditCardExpiration: "cc-exp", .creditCardSecurityCode: "cc-csc",
]
