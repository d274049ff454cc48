import Foundation
import SwiftUI
import UIKit

/// The version of iOS that a program sees, and the design that comes with it.
package enum SystemVersion {
    /// What the code of a project reads, where `#available` was rewritten.
    static let variable = "PERCH_IOS_VERSION"

    /// The design that was asked for by name, for this process and those that it starts.
    private static let appearanceVariable = "PERCH_APPEARANCE"

    /// The version that was asked for; nil if none was.
    package static var asked: Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
    }

    /// Makes a version the one that the program sees. To be called before the program asks for the first time.
    ///
    /// - Throws: `UsageProblem.badVersion` for what is no version such as 26 or 18.2.
    package static func ask(_ text: String) throws {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0 != nil }), let major = parts[0],
            (13...99).contains(major)
        else { throw UsageProblem.badVersion(text) }
        setenv(variable, text, 1)
    }

    /// Makes a design the one of variants that ask for none.
    ///
    /// - Throws: `UsageProblem.unknownAppearance`.
    package static func ask(appearance name: String) throws {
        guard let found = Appearance.named(name) else { throw UsageProblem.unknownAppearance(name) }
        setenv(appearanceVariable, found.name, 1)
    }

    /// The first version with the design of iOS 26, and the first in which no program can keep the old one.
    private static let firstOf26 = 26
    private static let firstWithoutOldDesign = 27

    /// The design of a program: the one that was asked for by name; else the old one where its Info.plist says so, else that of the version
    /// that was asked for, else that of the program's SDK, else that of iOS 18.
    static func design(named name: String?, version: Int?, sdk: Int?, requiresOldDesign: Bool) -> Appearance {
        if let name, let asked = Appearance.named(name) { return asked }
        let version = version ?? sdk
        let implied = version.map { $0 >= firstOf26 ? Appearance.iOS26 : .iOS18 } ?? .iOS18
        guard requiresOldDesign else { return implied }
        guard let version, version >= firstWithoutOldDesign else { return .iOS18 }
        Log.once("UIDesignRequiresCompatibility has no effect in iOS \(firstWithoutOldDesign) and later.")
        return implied
    }

    /// The major version in the name of an SDK, such as `iphonesimulator26.0`; nil for another platform's.
    static func sdkVersion(_ name: String) -> Int? {
        guard name.hasPrefix("iphone") else { return nil }
        return Int(name.drop { !$0.isNumber }.prefix { $0.isNumber })
    }

    static var design: Appearance {
        design(
            named: ProcessInfo.processInfo.environment[appearanceVariable], version: asked,
            sdk: InformationFiles.all.lazy.compactMap { ($0.values["DTSDKName"] as? String).flatMap(sdkVersion) }.first,
            requiresOldDesign: InformationFiles.all.contains {
                $0.values["UIDesignRequiresCompatibility"] as? Bool == true
            })
    }
}

extension Variant {
    /// The design that the variant is drawn in.
    ///
    /// - Throws: `UsageProblem.unknownAppearance`.
    @MainActor func design() throws -> Appearance {
        guard let appearance else { return SystemVersion.design }
        guard let found = Appearance.named(appearance) else { throw UsageProblem.unknownAppearance(appearance) }
        return found
    }
}
