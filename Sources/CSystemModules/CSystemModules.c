#include "CSystemModules.h"
