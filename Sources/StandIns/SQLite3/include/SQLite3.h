// The system's SQLite, by the name that it has among Apple's modules.
#include <sqlite3.h>
