import Foundation

extension _UIApplicationDelegate {
    /// Starts the program with a delegate of this class. `@main` calls it.
    @MainActor public static func main() { ApplicationHost.run(Program(Self.self) { _ in launchProgram(Self.self) }) }
}

/// Starts the program with a delegate whose class has the given name, such as `NSStringFromClass(AppDelegate.self)`.
///
/// - Parameter principalClassName: The name of the application class. Perch ignores it. The app is a `UIApplication`.
/// - Returns: 0, after the host has ended the program.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let type = NSClassFromString(name) as? any _UIApplicationDelegate.Type else {
        ApplicationHost.fail("There is no application delegate called \(delegateClassName ?? "nil").")
    }
    ApplicationHost.run(Program(type) { _ in launchProgram(type) })
    return 0
}

@MainActor private func launchProgram(_ type: any _UIApplicationDelegate.Type) {
    guard let type = type as? NSObject.Type,
        let delegate = ClassInstantiation.object(of: type) as? any _UIApplicationDelegate
    else { ApplicationHost.fail("\(type) is no class that an application delegate can be made of.") }
    UIApplication.shared.launch(delegate)
}
