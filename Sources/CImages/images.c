#include "CImages.h"
int perch_images_version(void) { return 1; }
