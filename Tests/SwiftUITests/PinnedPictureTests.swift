import Foundation
import PerchHost
import PerchTesting
import SwiftUI
import Testing

/// Law 10: the same view, variant and moment give the same PNG bytes on every machine.
///
/// `PinnedPictures.txt` holds a digest of each picture. Run with `PERCH_RECORD=1` after a wanted change of the look.
@MainActor @Suite(.serialized) struct PinnedPictureTests {
    private static let pictures: [(name: String, view: AnyView)] = [
        ("text", AnyView(Text("The quick brown fox, 1234567890").font(.body))),
        (
            "text-styles",
            AnyView(
                VStack(alignment: .leading) {
                    Text("Large title").font(.largeTitle).bold()
                    Text("Headline").font(.headline)
                    Text("Caption").font(.caption).italic()
                })
        ),
        ("text-wrapping", AnyView(Text(String(repeating: "wrap these words ", count: 8)).frame(width: 160))),
        ("text-bidirectional", AnyView(Text("abc مرحبا שלום 123").font(.title2))),
        ("text-emoji", AnyView(Text("👋🏽 🎉").font(.title))),
        ("text-markdown", AnyView(Text("**bold** _italic_ `code` ~~gone~~"))),
        (
            "colors",
            AnyView(
                HStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) {
                        [Color.red, .orange, .yellow, .green, .blue, .purple][$0].frame(width: 20, height: 20)
                    }
                })
        ),
        (
            "linear-gradient",
            AnyView(
                LinearGradient(
                    colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing
                ).frame(width: 120, height: 40))
        ),
        (
            "radial-gradient",
            AnyView(
                RadialGradient(
                    colors: [.white, .indigo], center: .center, startRadius: 0, endRadius: 40
                )
                .frame(width: 80, height: 80))
        ),
        (
            "angular-gradient",
            AnyView(
                Circle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
                    .frame(width: 60, height: 60))
        ),
        ("rounded-rectangle", AnyView(RoundedRectangle(cornerRadius: 18).fill(.teal).frame(width: 90, height: 50))),
        (
            "dashes",
            AnyView(
                Circle().stroke(.primary, style: StrokeStyle(lineWidth: 3, dash: [6, 3]))
                    .frame(width: 50, height: 50).padding(4))
        ),
        (
            "shadow",
            AnyView(
                RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 6, y: 2)
                    .frame(width: 70, height: 40).padding(20))
        ),
        ("blur", AnyView(Text("Blurred").font(.title).blur(radius: 2).padding())),
        ("mask", AnyView(Color.orange.frame(width: 80, height: 40).mask { Text("Mask").font(.title).bold() })),
        ("rotation", AnyView(Text("Turned").padding(8).background(.yellow).rotationEffect(.degrees(20)).padding(20))),
        (
            "opacity",
            AnyView(
                ZStack {
                    Color.red; Circle().fill(.blue).opacity(0.5)
                }.frame(width: 40, height: 40))
        ),
        (
            "symbols",
            AnyView(
                HStack { ForEach(["heart", "trash", "house.fill"], id: \.self) { Image(systemName: $0) } }
                    .font(.title))
        ),
        (
            "stack",
            AnyView(
                VStack(spacing: 8) {
                    HStack {
                        Text("Label"); Spacer(); Text("Value").foregroundStyle(.secondary)
                    }
                    Divider()
                    HStack {
                        Text("Label"); Spacer(); Text("Value").foregroundStyle(.secondary)
                    }
                }.frame(width: 220).padding())
        ),
        ("button", AnyView(Button("Continue") {}.buttonStyle(.borderedProminent).padding())),
    ]

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PinnedPictures.txt")

    @Test func twentyPicturesHaveTheBytesTheyHad() throws {
        var lines: [String] = []
        for (name, view) in Self.pictures {
            let scheme: Scheme = lines.count.isMultiple(of: 2) ? .light : .dark
            let variant = Variant(scheme: scheme, layout: .sizeThatFits, scale: 2)
            let bytes = try ViewCanvas(view, variant: variant).file(.png)
            lines.append("\(name) \(scheme.rawValue) \(bytes.count) \(digest(bytes))")
        }
        if ProcessInfo.processInfo.environment["PERCH_RECORD"] == "1" {
            try (lines.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let pinned = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines == pinned)
    }

    /// 64-bit FNV-1a.
    private func digest(_ bytes: Data) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
