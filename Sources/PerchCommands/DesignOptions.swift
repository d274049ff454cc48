import ArgumentParser
import PerchHost

/// The options that say which iOS is shown.
package struct DesignOptions: ParsableArguments {
    @Option(help: "The design of iOS: ios18 or ios26. The default is the design that the program or --os selects.")
    package var appearance: String?

    @Option(help: "The version of iOS that #available checks, such as 18, 26, or 27.")
    package var os: String?

    package init() {}

    /// Makes what was asked for the standard of this process and of those that it starts.
    package func apply() throws {
        if let os { try SystemVersion.ask(os) }
        if let appearance { try SystemVersion.ask(appearance: appearance) }
    }
}
