#include "CRaster.h"
#include <malloc.h>

void perch_keep_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 2 << 20);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
#endif
}
