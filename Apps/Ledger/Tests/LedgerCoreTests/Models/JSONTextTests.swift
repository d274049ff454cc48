import Foundation
import Testing

@testable import LedgerCore

@Suite struct JSONTextTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-12", "1.5", "\"\"", "[]", "{}", "[1,[2,[]],{}]",
        #"{"a":{"b":[null]},"c":"d"}"#, #""\"\\\n""#,
    ])
    func valuesSurviveBeingWrittenAndRead(text: String) throws {
        let value = try JSONValue(parsing: text)
        #expect(value.text == text)
        #expect(try JSONValue(parsing: value.prettyText) == value)
    }

    @Test func escapesAreRead() throws {
        #expect(try JSONValue(parsing: #" "\u00e9\/\b\f\r\t\ud83d\ude00" "#) == .string("é/\u{8}\u{c}\r\t😀"))
        #expect(JSONValue.string("\u{1}\u{7f}").text == #""\u0001\u007f""#)
    }

    @Test func numbersKeepWholeOnesApart() throws {
        #expect(try JSONValue(parsing: "100") == .integer(100))
        #expect(try JSONValue(parsing: "100.0") == .number(100))
        #expect(try JSONValue(parsing: "1e2") == .number(100))
        #expect(try JSONValue(parsing: "1E-2") == .number(0.01))
        #expect(try JSONValue(parsing: "1E+2") == .number(100))
        // Larger than a whole number can be.
        #expect(try JSONValue(parsing: "9223372036854775808") == .number(9_223_372_036_854_775_808))
        #expect(JSONValue.number(.infinity).text == "null")
    }

    @Test(arguments: [
        ("", 1, "ends"), ("[1,\n]", 2, "value"), ("[1\n 2]", 2, "comma"), ("{\"a\" 1}", 1, "colon"),
        ("{\"a\":1,\n\n\"a\":2}", 3, "twice"), ("{a:1}", 1, "quotation"), ("tru", 1, "value"), ("[1] x", 1, "after"),
        ("\"a", 1, "does not end"), ("\"a\nb\"", 1, "control"), ("\"\\x\"", 1, "escape"), ("\"\\u12g4\"", 1, "hexa"),
        ("\"\\ud800\"", 1, "surrogate"), ("\"\\ud800\\u0041\"", 1, "surrogate"), ("\"\\udc00\"", 1, "surrogate"),
        ("1e999", 1, "large"), ("-", 1, "digit"), ("1.", 1, "digit"), ("\"\\", 1, "does not end"), ("@", 1, "value"),
        (String(repeating: "[", count: 300), 1, "deep"), ("{\"a\":1 \"b\":2}", 1, "comma"), ("nul", 1, "value"),
        ("fals", 1, "value"),
    ])
    func brokenTextNamesItsLine(text: String, line: Int, words: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
        #expect(error?.line == line)
        #expect(error?.reason.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test func textThatIsNotUTF8IsRefused() {
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Data([0x22, 0xFF, 0x22])) }
    }

    @Test func bytesAreReadAsTheirText() throws {
        #expect(
            try JSONValue(parsing: Data(#"{"a":["é",1]}"#.utf8)) == .object(["a": .array([.string("é"), .integer(1)])]))
        // A part of larger data has other indices.
        #expect(try JSONValue(parsing: Data("xx[1]".utf8).dropFirst(2)) == .array([.integer(1)]))
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Data()) }
    }

    @Test func linesOfPaths() {
        let text = """
            {
              "items": [
                { "name": "a" },
                {
                  "name": "b"
                }
              ]
            }
            """
        let path: [FieldPathElement] = [.field("items"), .index(1), .field("name")]
        #expect(JSONValue.line(of: path, in: text) == 5)
        #expect(JSONValue.line(of: Array(path.dropLast()), in: text) == 4)
        #expect(JSONValue.line(of: [.field("items"), .index(1), .field("sku")], in: text) == 4)
        #expect(JSONValue.line(of: [], in: text) == 1)
    }

    @Test func foundationReadsAndWritesTheSame() throws {
        let value = try JSONValue(parsing: #"{"a":[1,2.5,"x",true,null,{"b":[]}]}"#)
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }
}
