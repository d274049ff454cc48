// The system's zlib, by the name that it has among Apple's modules.
#include <zlib.h>
