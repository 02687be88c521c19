#include <sqlite3.h>
// What the system keeps of a database's file besides; Glibc's own module leaves this out.
#include <sys/xattr.h>
