#include "SQLite3.h"
