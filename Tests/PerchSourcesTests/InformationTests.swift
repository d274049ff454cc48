import Testing

@testable import SourceWriter

@Suite("Code for a program's Info.plist")
struct InformationTests {
    @Test("The text stands in a raw literal that it cannot end")
    func literal() {
        let plain = InformationSource(text: "<plist>\n<string>$(NAME) \"\"\" \\(x)</string>\n</plist>\n").source
        #expect(plain.contains("@_cdecl(\"perch_info_plist\")"))
        #expect(
            plain.contains("StaticString = #\"\"\"\n<plist>\n<string>$(NAME) \"\"\" \\(x)</string>\n</plist>\n\"\"\"#"))
        let marked = InformationSource(text: "a \"\"\"## b").source
        #expect(marked.contains("= ###\"\"\"\na \"\"\"## b\n\"\"\"###"))
    }
}
