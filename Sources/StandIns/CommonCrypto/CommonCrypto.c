#include "CommonCrypto.h"
