#include "CHooks.h"

// Weak: a program that is linked with UIKit alone has no engine.
__attribute__((weak)) void perch_install_drawing_services(void);

void perch_prepare_drawing_services(void) {
  if (perch_install_drawing_services) perch_install_drawing_services();
}

__attribute__((weak)) void perch_install_control_content(void);

void perch_prepare_control_content(void) {
  if (perch_install_control_content) perch_install_control_content();
}
