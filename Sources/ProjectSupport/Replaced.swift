import Foundation
import HostKit
import SwiftUI

// What the copy of a project's sources calls where a body could not be compiled. `reason` names the file, the line and the
// compiler's message. The overload that fits the declared result is chosen by the compiler.

/// Logs the reason, if nothing is returned.
public func _perchSkipped(_ reason: StaticString) { Replacements.log(reason) }

/// Logs the reason and returns nil.
public func _perchReplaced<T>(_ reason: StaticString) -> T? {
    Replacements.log(reason)
    return nil
}

/// Logs the reason and returns an empty collection.
public func _perchReplaced<T: RangeReplaceableCollection>(_ reason: StaticString) -> T {
    Replacements.log(reason)
    return T()
}

/// Logs the reason and returns false.
public func _perchReplaced(_ reason: StaticString) -> Bool {
    Replacements.log(reason)
    return false
}

/// Logs the reason and returns zero.
public func _perchReplaced<T: Numeric>(_ reason: StaticString) -> T {
    Replacements.log(reason)
    return .zero
}

/// Logs the reason and returns an empty value of the type. Stops if there is none to continue with; the picture's
/// failure shows the reason.
@_disfavoredOverload
public func _perchReplaced<T>(_ reason: StaticString) -> T { _perchValue(reason) }

/// Logs the reason and returns an empty value of the type, in a function that may throw. Throws if there is none to go
/// on with.
public func _perchReplacedOrThrown<T>(_ reason: StaticString) throws -> T {
    guard let value = EmptyValues.value(of: T.self) else { try _perchThrown(reason) }
    Replacements.log(reason)
    return value
}

/// Logs the reason and throws, where nothing can be returned, as in an initializer that may throw.
public func _perchThrown(_ reason: StaticString) throws -> Never {
    Replacements.log(reason)
    throw ReplacedBody(description: "\(Replacements.mark)\(reason)")
}

/// What is thrown in place of a body that could not be compiled.
private struct ReplacedBody: Error, CustomStringConvertible {
    let description: String
}

/// Stops, where nothing can be returned, as in most initializers.
public func _perchStopped(_ reason: StaticString) -> Never { Replacements.stop(reason) }

/// Shown in place of views that could not be compiled.
public struct _PerchReplacedView: View {
    private let reason: String

    public nonisolated init(_ reason: StaticString) { self.reason = "\(reason)" }

    public var body: some View {
        MissingPartLabel(part: reason).onAppear { Replacements.log(reason) }
    }
}

/// A part of a body that was taken apart because the compiler could not find the types of all of it together.
@MainActor public func _perchPart<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView {
    AnyView(content())
}

/// `true` in a predicate, where the literal would take the compiler too long.
public let _perchPartTrue = true
/// `false` in a predicate, where the literal would take the compiler too long.
public let _perchPartFalse = false

/// Says what was left out of a project.
enum Replacements {
    static let mark = BodyProbe.partMark

    static func log(_ reason: StaticString) { log("\(reason)") }
    static func log(_ reason: String) {
        Log.once(mark + reason)
        BodyProbe.note(missingPart: mark + reason)
    }

    static func stop(_ reason: StaticString) -> Never {
        BodyProbe.note(missingPart: "\(mark)\(reason)")
        BodyProbe.stop("\(mark)\(reason)")
    }
}

extension View {
    /// The view, from which a modifier was left out.
    public func _perchWithout(_ reason: StaticString) -> some View { onAppear { Replacements.log(reason) } }
}

extension Scene {
    /// The scene, from which a modifier was left out.
    public func _perchWithout(_ reason: StaticString) -> some Scene {
        Replacements.log(reason)
        return self
    }
}
