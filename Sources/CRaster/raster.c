#include "CRaster.h"
int perch_raster_version(void) { return 1; }
