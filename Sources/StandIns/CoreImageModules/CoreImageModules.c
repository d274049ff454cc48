#include "CoreImageModules.h"
