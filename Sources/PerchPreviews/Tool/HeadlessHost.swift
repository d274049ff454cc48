import SwiftUI

/// Shows programs that are started, whichever life cycle they have, without a screen: the program becomes a preview tool,
/// with its first screen as one more thing to draw.
///
/// So it takes no more than a dependency on this module in the manifest of a program to have it drawn. That must not need
/// a line in the program's source, which is why this is called before the program's `main()`, by C (see `host.c`).
@_cdecl("perch_register_host")
func registerHost() {
    ApplicationHost.register { program in
        DrawingServices.install
        PreviewCatalogue.program = program
        ToolCommand.serve("Draws the first screen of \(program.name), and the previews of the modules linked into it.")
    }
}
