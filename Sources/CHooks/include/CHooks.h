#ifndef PERCH_CHOOKS_H
#define PERCH_CHOOKS_H

#include <stdbool.h>

/// Calls `perch_install_drawing_services` where the program has it. UIKit's values lie below the engine that reads
/// pictures for them, and are asked for before anything is drawn.
void perch_prepare_drawing_services(void);

/// Calls `perch_install_control_content` where the program has it: SwiftUI makes the look of UIKit's controls.
void perch_prepare_control_content(void);

/// Whether so little of the thread's stack is in use that views may be made inside of views.
bool perch_stack_has_room(void);

/// Runs `body` in a copy of the process, where nothing that it does counts. Returns whether it calls `perch_end_probe`, or notes
/// something and then ends by a signal.
bool perch_probe_ends(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

/// Whether this process is such a copy.
bool perch_is_probe(void);

/// Ends the copy.
_Noreturn void perch_end_probe(void);

/// In a copy, notes what is missing. Only the first note counts. Does nothing in other processes.
void perch_probe_note(const char *_Nonnull reason);

/// The note of the latest copy, or an empty string.
const char *_Nonnull perch_probe_noted(void);

#endif
