#include "zlib_module.h"
