import CoreText
import Foundation
import PerchTesting
import SwiftUI
import Testing
import Typesetter

/// A program's own fonts. They are known to the process, so the tests run one after the other.
@MainActor @Suite(.serialized) struct OwnFontTests {
    /// The fonts that come with Perch under their own names serve as the program's.
    private func file(_ name: String) throws -> URL {
        let folder = try #require(
            FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)
                .first { $0.hasSuffix("_Typesetter.resources") })
        return Bundle.main.bundleURL.appendingPathComponent("\(folder)/Fonts/\(name)")
    }

    @Test func fontsOfTheInfoPlistAreKnown() throws {
        let font = try #require(UIFont(name: "Quicksand-Medium", size: 20))
        #expect(font.fontName == "Quicksand-Medium" && font.familyName == "Quicksand Medium" && font.pointSize == 20)
        #expect(UIFont.familyNames.contains("Quicksand Medium"))
        #expect(UIFont.fontNames(forFamilyName: "Quicksand Medium") == ["Quicksand-Medium"])
        #expect(UIFont(name: "Quicksand Medium", size: 12)?.fontName == "Quicksand-Medium")
        #expect(UIFont(name: "No such font", size: 12) == nil)
        #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
        // The file's own measures, not San Francisco's.
        #expect(font.ascender == 20 && font.descender == -5 && font.lineHeight == 25)
        #expect(UIFont.systemFont(ofSize: 20).ascender != font.ascender)
    }

    @Test func filesAreRegisteredAndForgotten() throws {
        let url = try file("NotoSerif/NotoSerif-Italic.ttf")
        #expect(UIFont(name: "NotoSerif-Italic", size: 12) == nil)
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        #expect(UIFont(name: "NotoSerif-Italic", size: 12)?.familyName == "Noto Serif")
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let again = try #require(error?.takeRetainedValue())
        #expect(again.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect((CFErrorCopyDescription(again) as String).contains("NotoSerif-Italic.ttf"))
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(UIFont(name: "NotoSerif-Italic", size: 12) == nil)
        #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    }

    @Test func whatIsNoFontIsRefused() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/etc/passwd"), .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        let bytes = [Data(), Data("OTTO".utf8), Data("OTTO".utf8) + Data(repeating: 0xFF, count: 100)]
        for data in bytes {
            let provider = try #require(CGDataProvider(data: data as CFData))
            #expect(CGFont(provider) == nil)
        }
        #expect(CGDataProvider(url: NSURL(fileURLWithPath: "/nowhere.ttf")) == nil)
    }

    @Test func bytesAreRegistered() throws {
        let data = try Data(contentsOf: file("JetBrainsMono/JetBrainsMono-Bold.ttf"))
        let provider = try #require(CGDataProvider(data: data as CFData))
        let font = try #require(CGFont(provider))
        #expect(
            font.postScriptName as String? == "JetBrainsMono-Bold" && font.fullName as String? == "JetBrains Mono Bold")
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(UIFont(name: "JetBrainsMono-Bold", size: 12) != nil)
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: "JetBrainsMono-Bold", size: 12) == nil)
    }

    @Test func severalFilesAreRegisteredAtOnce() throws {
        let urls = try [file("NotoSerif/NotoSerif-Bold.ttf"), URL(fileURLWithPath: "/nowhere.ttf")]
        var errors: Unmanaged<CFArray>?
        #expect(!CTFontManagerRegisterFontsForURLs(urls as CFArray, .process, &errors))
        #expect(errors?.takeRetainedValue().count == 1)
        var told = 0
        CTFontManagerRegisterFontURLs(urls as CFArray, .process, true) { errors, done in
            told = errors.count
            return done
        }
        #expect(told == 2)
        #expect(CTFontManagerUnregisterFontsForURL(urls[0] as CFURL, .process, nil))
    }

    @Test func weightsAreLookedForInTheFamily() throws {
        let names = ["NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic"]
        let urls = try names.map { try file("NotoSerif/\($0).ttf") }
        for url in urls { #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)) }
        defer { for url in urls { CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil) } }
        func face(_ name: String, weight: Double = 400, italic: Bool = false) -> String {
            let request = FontRequest(family: .custom(name), size: 17, weight: weight, italic: italic)
            let layout = Typesetter.shared.layout([TextSpan("a", font: request)])
            return URL(fileURLWithPath: layout.runs[0].glyphs.face.path).deletingPathExtension().lastPathComponent
        }
        #expect(face("Noto Serif") == "NotoSerif-Regular")
        #expect(face("Noto Serif", weight: 700) == "NotoSerif-Bold")
        #expect(face("NotoSerif-Bold") == "NotoSerif-Bold")
        #expect(face("Noto Serif Bold") == "NotoSerif-Bold")
        #expect(face("NotoSerif-Italic") == "NotoSerif-Italic")
        #expect(face("Noto Serif", italic: true) == "NotoSerif-Italic")
    }

    @Test func customFontsGrowWithTheirStyle() throws {
        func height(_ font: Font, _ size: TypeSize) throws -> CGFloat {
            try RenderedView(Text("Ag").font(font), variant: Variant(typeSize: size, layout: .sizeThatFits)).size.height
        }
        let fixed = Font.custom("Quicksand Medium", fixedSize: 20)
        #expect(try height(fixed, .large) == 25 && height(fixed, .accessibility5) == 25)
        let title = Font.custom("Quicksand Medium", size: 20, relativeTo: .largeTitle)
        let body = Font.custom("Quicksand Medium", size: 20)
        #expect(try height(title, .large) == 25)
        #expect(try height(body, .accessibility5) > height(title, .accessibility5))
        #expect(try height(title, .accessibility5) > 25)
    }

    @Test func ownFontsAreDrawn() {
        let view = VStack(alignment: .leading, spacing: 4) {
            Text("The system's font")
            Text("Quicksand of the Info.plist").font(.custom("Quicksand-Medium", size: 17))
            Text(verbatim: "A UIFont of 24 points").font(
                Font(UIFont(name: "Quicksand Medium", size: 24) ?? .systemFont(ofSize: 9)))
        }
        .padding(8)
        for scheme in [Scheme.light, .dark] {
            assertSnapshot(of: view, as: .image(scheme: scheme), named: "\(scheme)")
        }
    }
}
