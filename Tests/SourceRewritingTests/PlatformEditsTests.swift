import Foundation
import Testing

@testable import SourceRewriting

@Suite struct PlatformEditsTests {
    @Test func decidesConditionsAsForIOSWithoutMovingAnything() throws {
        let source = """
            #if os(iOS) && !targetEnvironment(simulator)
            let a = 1
            #elseif os(macOS) || os(Linux)
            let b = 2
            #endif
            """
        let copy = try Copies().copy(source).text
        #expect(copy.utf8.count == source.utf8.count)
        #expect(copy.contains("#if true    && !true "))
        #expect(copy.contains("#elseif false     || false    "))
    }

    @Test func leavesConditionsOfPackagesThatKnowLinux() throws {
        let source = "#if os(iOS)\nlet a = 1\n#endif\n"
        let result = try Copies().copy(source, isForIOS: false)
        #expect(result.text == source)
        #expect(!result.reply.isChanged)
    }

    @Test func findsTheBundleOfAClassByItsModule() throws {
        let source = "let a = Bundle(for: Palette.self)\nlet b = Bundle(path: \"/\")\n"
        let copy = try Copies().copy(source).text
        #expect(copy == "let a = _perchBundle(for: Palette.self)\nlet b = Bundle(path: \"/\")\n")
        #expect(try Copies().copy(source, isForIOS: false).text == source)
    }

    @Test func answersAvailabilityWhenTheProgramRuns() throws {
        let source = """
            if #available(iOS 26.1, macOS 26, *) {}
            guard #unavailable(iOS 18) else { return }
            if #available(macOS 15, *) {}
            """
        let copy = try Copies().copy(source).text
        #expect(copy.utf8.count == source.utf8.count)
        #expect(copy.contains("if _perchOS(26,1) "))
        #expect(copy.contains("guard !_perchOS(18)"))
        #expect(copy.contains("if true "))
    }

    @Test func whatIsReturnedForEachSystemHasOneType() throws {
        let source = """
            extension View {
                func glass() -> some View {
                    if #available(iOS 26, *) {
                        return glassEffect()
                    } else {
                        return background { return Color.red }
                    }
                }
                var bar: some View {
                    guard #available(iOS 26, *) else { return self }
                    return tint(.red)
                }
                @ViewBuilder func built() -> some View {
                    if #available(iOS 26, *) { tint(.red) } else { self }
                }
                func plain() -> some View {
                    if isPlain { return self }
                    return self
                }
            }
            """
        let copy = try Copies().copy(source).text
        #expect(copy.contains("return AnyView(glassEffect())"))
        #expect(copy.contains("return AnyView(background { return Color.red })"))
        #expect(copy.contains("else { return AnyView(self) }"))
        #expect(copy.contains("return AnyView(tint(.red))"))
        #expect(copy.components(separatedBy: "AnyView").count == 5)
    }

    @Test func makesActorsWithoutNSObject() throws {
        let source = "actor Cache: NSObject, Watcher {}\nfinal class Store: NSObject {}"
        #expect(try Copies().copy(source).text == "actor Cache: Sendable, Watcher {}\nfinal class Store: NSObject {}")
    }

    @Test func makesObjectsInStatesWhenTheirViewAppears() throws {
        let source = """
            struct Screen: View {
                @State private var model = Model()
                @SwiftUI.State var other: Model = .init(1)
                @State var count = 0
                @State var given: Model
                @State(initialValue: Model()) var own
                func body() { @State var local = Model() }
            }
            """
        let copy = try Copies().copy(source).text
        #expect(copy.contains("@State(_later: ()) private var model = Model()"))
        #expect(copy.contains("@SwiftUI.State(_later: ()) var other: Model = .init(1)"))
        #expect(copy.components(separatedBy: "_later").count == 3)
        #expect(try Copies().copy(source, isForIOS: false).text == source)
    }

    @Test func givesManagedPropertiesAndMethodsABody() throws {
        let source = """
            extension Ride {
                @NSManaged public var name: String?
                @NSManaged public var distance: Double
                @NSManaged public func addToStops(_ value: Stop)
                public var plain: Int { 1 }
            }
            """
        let copy = try Copies().copy(source).text
        #expect(!copy.contains("@NSManaged"))
        #expect(
            copy.contains("public var name: String? { get { _perchValue(\"name: there is no Core Data.\") } set {} }"))
        #expect(copy.contains("public var distance: Double { get { _perchValue("))
        #expect(copy.contains("addToStops(_ value: Stop) { _perchAbsent(\"addToStops: there is no Core Data.\") }"))
        #expect(copy.split(separator: "\n").count == source.split(separator: "\n").count)
        #expect(try Copies().copy(source, isForIOS: false).text == source)
    }

    @Test func managedPropertiesAskTheObjectWhereThereIsCoreData() throws {
        let source = """
            class Ride: NSManagedObject {
                @NSManaged var name: String?
                @NSManaged func insertIntoStops(_ value: Stop, at index: Int)
                override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
            }
            """
        let copy = try Copies().copy(source, modules: ["CoreData", "SwiftUI"]).text
        #expect(
            copy.contains(
                "name: String? { get { _perchManaged(\"name\") } set { _perchSetManaged(newValue, \"name\") } }"))
        #expect(copy.contains("at index: Int) { _perchManagedCall(\"insertIntoStops\", value, index) }"))
        #expect(copy.contains("    required init(entity:"))
    }

    /// The method is in an extension here, where nothing can be overridden.
    @Test func anObserverOverridesNothing() throws {
        let source = """
            class Observer: NSObject {
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: Int
                ) {}
                override func observeValue(of object: Any?) {}
            }
            """
        let copy = try Copies().copy(source).text
        #expect(copy.contains("             func observeValue(\n"))
        #expect(copy.contains("    override func observeValue(of object: Any?) {}"))
        #expect(try Copies().copy(source, isForIOS: false).text == source)
    }

    @Test func bringsInTheViewsThatAMissingModuleBringsAlong() throws {
        let result = try Copies().copy(
            "import Foundation\nimport TipKit\nimport Other\n", modules: ["Foundation", "SwiftUI"])
        #expect(result.text.contains("import Foundation\nimport SwiftUI\n"))
        #expect(!result.text.contains("Other"))
        #expect(result.reply.replacements.map(\.name) == ["TipKit", "Other"])
    }

    @Test func takesLinuxsLibraryForThatOfDarwin() throws {
        let source = "import Darwin\nimport Darwin.C\nlet root = Darwin.sqrt(2.0)\n"
        let result = try Copies().copy(source, modules: ["Foundation", "os"])
        #expect(result.text == "import os    \nimport os      \nlet root = Glibc.sqrt(2.0)\n")
        #expect(result.reply.replacements.isEmpty)
        let packages = try Copies().copy(
            "#if canImport(Darwin)\nimport Darwin\n#endif\n", modules: ["Foundation", "os"])
        #expect(packages.text.contains("import Darwin"))
    }

    @Test func leavesOutImportsOfMissingModulesOnlyWhereTheyCount() throws {
        let source = """
            import SwiftUI
            @preconcurrency import FirebaseAuth
            import UIKit.UIGestureRecognizerSubclass
            #if canImport(AppKit)
            import AppKit
            #endif
            #if os(macOS)
            import Cocoa
            #endif
            """
        let result = try Copies().copy(source)
        #expect(result.reply.replacements.map(\.name) == ["FirebaseAuth"])
        #expect(result.reply.replacements.first?.line == 2)
        #expect(result.text.utf8.count == source.utf8.count)
        #expect(result.text.contains("import UIKit   "))
        #expect(!result.text.contains("FirebaseAuth"))
    }

    @Test func writesTheEntryPointAsSwiftHasIt() throws {
        let result = try Copies().copy("@UIApplicationMain\n@objc class AppDelegate: UIResponder {}\n")
        #expect(result.reply.hasEntry)
        #expect(result.text.hasPrefix("@main"))
        #expect(!result.text.contains("@objc"))
    }

    @Test func previewsOfPackagesAreLeftOut() throws {
        let source = """
            struct Card_Previews: PreviewProvider {
                static var previews: some View { Card() }
            }
            #Preview { Card() }
            struct Card: View {}
            """
        let result = try Copies().copy(source, hidesPreviews: true)
        #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
        #expect(!result.text.contains("review") && result.text.contains("struct Card: View {}"))
        #expect(result.reply.previews == 0)
    }

    @Test func countsPreviews() throws {
        let source = """
            #Preview { Card() }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            #if os(macOS)
            #Preview("Mac") { Card() }
            #endif
            """
        #expect(try Copies().copy(source).reply.previews == 2)
    }

    @Test func readsStringsAndCommentsAsSuch() throws {
        let source = "let a = \"#if os(iOS)\" // #available(iOS 26, *)\nlet b = #\"import Firebase\"#\n"
        #expect(try Copies().copy(source).text == source)
    }
}
