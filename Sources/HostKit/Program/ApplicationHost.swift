import Foundation
import Locking

/// A program that is to be shown: what its `main()` hands to the host.
package struct Program: Sendable {
    /// The name of the type that bears `@main`, or of the delegate's class.
    package let name: String
    /// The module that the type is in.
    package let module: String
    /// Starts the program, up to where its first screen is in the key window, or another window that it can have. May be
    /// called again to restart it.
    package let launch: @MainActor @Sendable (HostRequest.WindowName?) -> Void

    package init(_ type: Any.Type, launch: @escaping @MainActor @Sendable (HostRequest.WindowName?) -> Void) {
        let parts = String(reflecting: type).split(separator: ".").map(String.init)
        name = parts.dropFirst().joined(separator: ".")
        module = parts.first ?? ""
        self.launch = launch
    }
}

/// Where programs are shown. A host that is linked into the program puts itself here before `main()` runs.
package enum ApplicationHost {
    private static let host = Locked<(@MainActor @Sendable (Program) -> Void)?>(nil)

    /// Makes a host the one that programs are passed to.
    package static func register(_ run: @escaping @MainActor @Sendable (Program) -> Void) { host.withLock { $0 = run } }

    /// Passes a program to the host, which returns when it ends. Without a host the process says so and ends.
    @MainActor package static func run(_ program: Program) {
        guard let run = host.withLock({ $0 }) else {
            fail(
                "\(program.name) was started without a host. Add the product PerchPreviews to its target's "
                    + "dependencies to have its first screen drawn.")
        }
        run(program)
    }

    /// Ends the process with a sentence about why.
    package static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data(("perch: " + message + "\n").utf8))
        // EX_UNAVAILABLE of sysexits.
        exit(69)
    }
}
