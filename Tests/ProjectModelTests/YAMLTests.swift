import Testing

@testable import ProjectModel

@Suite struct YAMLTests {
    private func parse(_ text: String) throws -> PropertyValue { try YAML.parse(text, file: "a.yml") }

    @Test func readsMapsAndLists() throws {
        let value = try parse(
            """
            # A comment
            name: My App   # another
            options:
              prefix: com.example
            list:
            - one
            - two: 2
              three: 'it''s # no comment'
            deeper:
              - - a
                - b
              - "q\\n\\"x\\""
            empty:
            url: https://example.com/a#b
            """)
        #expect(value["name"] == .string("My App"))
        #expect(value["options"]?["prefix"] == .string("com.example"))
        #expect(
            value["list"]
                == .array([
                    .string("one"), .dictionary(["two": .string("2"), "three": .string("it's # no comment")]),
                ]))
        #expect(
            value["deeper"] == .array([.array([.string("a"), .string("b")]), .string("q\n\"x\"")]))
        #expect(value["empty"] == .string(""))
        #expect(value["url"] == .string("https://example.com/a#b"))
    }

    @Test func readsBracketsOverSeveralLines() throws {
        let value = try parse(
            """
            a: [iOS, "mac, OS", {b: c}]
            d: {e: [1,
              2], f: {}}
            """)
        #expect(value["a"] == .array([.string("iOS"), .string("mac, OS"), .dictionary(["b": .string("c")])]))
        #expect(value["d"]?["e"] == .array([.string("1"), .string("2")]))
        #expect(value["d"]?["f"] == .dictionary([:]))
    }

    @Test func readsTextsOfSeveralLines() throws {
        let value = try parse(
            """
            script: |
              if a: b  # kept
                c

              d
            folded: >-
              one
              two
            after: x
            """)
        #expect(value["script"] == .string("if a: b  # kept\n  c\n\nd"))
        #expect(value["folded"] == .string("one two"))
        #expect(value["after"] == .string("x"))
    }

    @Test func followsAnchorsAndMerges() throws {
        let value = try parse(
            """
            base: &base
              a: 1
              b: 2
            other:
              <<: *base
              b: 3
            """)
        #expect(value["other"] == .dictionary(["a": .string("1"), "b": .string("3")]))
    }

    @Test(
        arguments: [
            ("a: 1\n  b: 2\n c: 3", "line"), ("a: [1, 2", "not closed"), ("just text", "no key"),
            ("a: *b", "nothing is called"),
            ("a: {b}", "brackets"),
        ])
    func saysWhereItIsDamaged(_ text: String, _ part: String) {
        let problem = #expect(throws: ProjectProblem.self) { try parse(text) }
        #expect(problem?.description.contains("a.yml is damaged in line") == true)
        #expect(problem?.description.contains(part) == true, "\(problem?.description ?? "")")
    }

    @Test func comesToAnEndWithAnyInput() {
        let text = Array("a: &x [b, {c: 'd'}]\nlist:\n  - e: |\n      f\n  - *x\n<<: *x\n".utf8)
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<5000 {
            var bytes = text
            for _ in 0...random(4) {
                let place = random(bytes.count)
                if random(2) == 0 { bytes[place] = UInt8(random(128)) } else { bytes.remove(at: place) }
            }
            // Whether it is read or refused: it neither traps nor hangs.
            _ = try? parse(String(decoding: bytes, as: UTF8.self))
        }
        #expect(throws: ProjectProblem.self) {
            try parse("a:\n" + (1..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"))
        }
        #expect((try? parse("a: " + String(repeating: "[", count: 100_000))) == nil)
    }
}
