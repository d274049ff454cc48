import PerchHost
import SwiftUI

/// Shows programs that are started, whichever life cycle they have: the program becomes a tool with the commands of the
/// modules that are linked in, and its first screen is one more thing that they show.
///
/// So it takes no more than a dependency on a module with commands in the manifest of a program to have it shown. That must
/// not need a line in the program's source, which is why this is called before the program's `main()`, by C (see `host.c`).
@_cdecl("perch_register_host")
func registerHost() {
    ApplicationHost.register { program in
        DrawingServices.install
        PreviewCatalogue.program = program
        ToolCommand.run(
            abstract: "Shows the first screen of \(program.name), and the previews of its linked modules.")
    }
}
