import Foundation
import Testing

@testable import LiteralValues

@Suite("Values of literals")
struct LiteralValueTests {
    @Test(
        "travel as texts",
        arguments: [
            LiteralValue.text("a:b\n"), .text(""), .integer(-3), .number(0.1), .number(-2), .number(1e20), .flag(true),
        ])
    func encoded(value: LiteralValue) throws {
        #expect(LiteralValue(encoded: value.encoded) == value)
        #expect(try JSONDecoder().decode(LiteralValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test("are no others", arguments: ["", "text", "integer:1.5", "number:nan", "number:inf", "flag:2", "other:1"])
    func malformed(text: String) { #expect(LiteralValue(encoded: text) == nil) }

    @Test("are taken as a person enters them")
    func entered() throws {
        #expect(try LiteralValue.entered("  x", for: .text) == .text("  x"))
        #expect(try LiteralValue.entered("-12", for: .integer) == .integer(-12))
        #expect(try LiteralValue.entered("1e3", for: .number) == .number(1000))
        #expect(try LiteralValue.entered("false", for: .flag) == .flag(false))
    }

    @Test(
        "are refused in words",
        arguments: [
            (LiteralValue.Kind.number, "nan", "This is not a number."), (.number, "", "This is not a number."),
            (.number, "-inf", "This is not a number."), (.number, "1e300", "The number is larger than 1000000."),
            (.integer, "1.5", "This is not a whole number."),
            (.integer, "99999999999999999999", "The number is larger than 1000000."),
            (.flag, "yes", "This is not true or false."),
            (.text, String(repeating: "é", count: 2049), "The text is longer than 4096 bytes."),
        ])
    func refused(kind: LiteralValue.Kind, text: String, reason: String) {
        #expect(throws: LiteralValue.Refusal(reason: reason)) { try LiteralValue.entered(text, for: kind) }
    }

    @Test("are written as Swift has them")
    func code() {
        #expect(LiteralValue.text("a \"b\" \\(c)\n\t\u{7}").code == #""a \"b\" \\(c)\n\t\u{7}""#)
        #expect(LiteralValue.number(8).code == "8" && LiteralValue.number(-0.25).code == "-0.25")
        #expect(LiteralValue.flag(false).code == "false" && LiteralValue.integer(-1).code == "-1")
    }
}
