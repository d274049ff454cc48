import DisplayList
import Foundation
import SwiftUI
import UIKit

/// What a field of the page holds: the text, what is selected in it, and what an input method has only proposed. Places are
/// counted as browsers do, in UTF-16.
struct FieldState: Hashable, Sendable {
    var text: String
    var selection: Range<Int>
    /// Empty if nothing is being composed.
    var marked: Range<Int>

    init(text: String, selection: Range<Int>? = nil, marked: Range<Int> = 0..<0) {
        self.text = text
        self.selection = selection ?? text.utf16.count..<text.utf16.count
        self.marked = marked
    }
}

/// What a page tells of a field: all of its text, or what has changed in a text that page and host know.
struct FieldEdit: Hashable, Sendable {
    enum Change: Hashable, Sendable {
        case whole(String)
        /// A text in the place of what lies between the ends of another, which is known by its length and a hash. In UTF-16.
        case middle(String, prefix: Int, suffix: Int, length: Int, hash: UInt32)
    }

    let change: Change
    let selection: Range<Int>
    let marked: Range<Int>

    init(_ reader: inout WireReader) throws(WireError) {
        var length = 0
        if try reader.flag() {
            let most = UInt64(FieldEdit.mostLength)
            let (known, hash) = (try reader.unsigned(), try reader.unsigned())
            let (prefix, suffix) = (try reader.unsigned(), try reader.unsigned())
            guard known <= most, prefix <= known, suffix <= known - prefix, hash <= UInt32.max else {
                throw .invalid("text")
            }
            let text = try reader.string()
            length = Int(prefix + suffix) + text.utf16.count
            change = .middle(
                text, prefix: Int(prefix), suffix: Int(suffix), length: Int(known), hash: UInt32(hash))
        } else {
            let text = try reader.string()
            length = text.utf16.count
            change = .whole(text)
        }
        let most = UInt64(length)
        func range(_ reader: inout WireReader) throws(WireError) -> Range<Int> {
            let (from, to) = (try reader.unsigned(), try reader.unsigned())
            guard from <= to, to <= most else { throw .invalid("range") }
            return Int(from)..<Int(to)
        }
        selection = try range(&reader)
        marked = try range(&reader)
    }

    /// More than any field holds.
    private static let mostLength = 1 << 30

    /// What the field holds now, by what it may have held before; nil if that was something else.
    func state(after known: [String]) -> FieldState? {
        switch change {
        case .whole(let text): return FieldState(text: text, selection: selection, marked: marked)
        case .middle(let middle, let prefix, let suffix, let length, let hash):
            guard let before = known.first(where: { $0.utf16.count == length && FieldEdit.hash($0) == hash }) else {
                return nil
            }
            let units = before.utf16
            let start = units.index(units.startIndex, offsetBy: prefix)
            let end = units.index(units.endIndex, offsetBy: -suffix)
            // Halves of a character are no text.
            guard let first = String(units[..<start]), let last = String(units[end...]) else { return nil }
            return FieldState(text: first + middle + last, selection: selection, marked: marked)
        }
    }

    /// FNV-1a over the units of UTF-16, as the page works it out.
    static func hash(_ text: String) -> UInt32 {
        var text = text
        let start = 0x811c_9dc5 as UInt32
        func add(_ hash: UInt32, _ unit: UInt32) -> UInt32 { (hash ^ unit) &* 0x0100_0193 }
        // ASCII, as most texts, has a unit a byte.
        guard text.utf16.count == text.utf8.count else { return text.utf16.reduce(start) { add($0, UInt32($1)) } }
        return text.withUTF8 { $0.reduce(start) { add($0, UInt32($1)) } }
    }
}

extension String {
    /// The bytes of a range that is counted in UTF-16.
    func byteRange(ofUTF16 range: Range<Int>) -> Range<Int> {
        byteOffset(ofUTF16: range.lowerBound)..<byteOffset(ofUTF16: range.upperBound)
    }
}

extension String {
    /// The bytes of whole characters that differ from another text, and what that has in their place.
    func difference(to new: String) -> (range: Range<Int>, text: String) {
        let shared = SharedEnds(self, new)
        // Characters may be made of several scalars, and new ones may join those before or behind.
        var prefix = shared.prefix
        while prefix > 0, !isBoundary(prefix) || !new.isBoundary(prefix) { prefix -= 1 }
        let (count, newCount) = (utf8.count, new.utf8.count)
        var suffix = Swift.min(shared.suffix, count - prefix, newCount - prefix)
        while suffix > 0, !isBoundary(count - suffix) || !new.isBoundary(newCount - suffix) { suffix -= 1 }
        let from = new.utf8.index(new.startIndex, offsetBy: prefix)
        let to = new.utf8.index(new.startIndex, offsetBy: newCount - suffix)
        return (prefix..<count - suffix, String(new[from..<to]))
    }

    /// Whether a byte is the first of a character.
    private func isBoundary(_ byte: Int) -> Bool {
        guard byte > 0, byte < utf8.count else { return true }
        let place = utf8.index(startIndex, offsetBy: byte)
        return index(before: index(after: place)) == place
    }
}

extension FieldState {
    /// Makes an input hold what the field of the page holds, by as small an edit as will do, so that undo goes back by steps.
    @MainActor func apply(to input: TextInputController) {
        if !marked.isEmpty {
            let markedBytes = text.byteRange(ofUTF16: marked)
            let bytes = Array(text.utf8)
            if input.markedRange == nil {
                // What was typed over is no longer there: it lies between what stands before and behind the proposal.
                let behind = bytes.count - markedBytes.upperBound
                let count = input.text.utf8.count
                input.caret.select(min(markedBytes.lowerBound, count)..<max(markedBytes.lowerBound, count - behind))
            }
            let proposal = String(decoding: bytes[markedBytes], as: UTF8.self)
            let caret = text.byteRange(ofUTF16: selection)
            let least = min(max(caret.lowerBound - markedBytes.lowerBound, 0), markedBytes.count)
            let most = min(max(caret.upperBound - markedBytes.lowerBound, least), markedBytes.count)
            return input.setMarkedText(proposal, selection: least..<most)
        }
        if input.markedRange != nil { input.unmarkText() }
        let old = input.text
        if old != text {
            let (range, come) = old.difference(to: text)
            input.caret.select(range)
            // A single letter is typed, so that undo takes a word at a time.
            if come.isEmpty {
                input.commands.perform(.deleteBackward(.character))
            } else {
                input.insert(come)
            }
        }
        // A program that alters what is typed says where the caret is, too.
        if input.text == text {
            let wanted = text.byteRange(ofUTF16: selection)
            if wanted != input.selection { input.caret.select(wanted) }
        }
    }
}

extension TextInputTraits {
    /// What the page's field is notified beside its text.
    var attributes: [String: String] {
        var values: [String: String] = [:]
        values["inputmode"] =
            switch keyboardType {
            case .numberPad, .asciiCapableNumberPad: "numeric"
            case .decimalPad: "decimal"
            case .phonePad: "tel"
            case .emailAddress: "email"
            case .URL: "url"
            case .webSearch: "search"
            default: "text"
            }
        values["enterkeyhint"] =
            switch returnKey {
            case .done: "done"
            case .go, .join, .route: "go"
            case .next, .continue: "next"
            case .search: "search"
            case .send: "send"
            case .return: "enter"
            }
        values["autocapitalize"] =
            switch capitals {
            case .never: "none"
            case .words: "words"
            case .sentences: "sentences"
            case .characters: "characters"
            }
        if !isAutocorrected { values["spellcheck"] = "false" }
        values["autocomplete"] = contentType.flatMap { PerchWeb.autocomplete[$0] } ?? "off"
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
