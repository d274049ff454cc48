#ifndef PERCH_CHOOKS_H
#define PERCH_CHOOKS_H

/// Calls `perch_install_drawing_services` where the program has it. UIKit's values lie below the engine that reads
/// pictures for them, and are asked for before anything is drawn.
void perch_prepare_drawing_services(void);

#endif
