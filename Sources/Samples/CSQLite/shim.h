#include <sqlite3.h>
// What the system keeps of a database's file besides; Glibc's own module leaves this out.
#include <sys/xattr.h>

// The same for what <stdio.h> has for _GNU_SOURCE alone: a rename that replaces no other file.
int renameat2(int, const char *, int, const char *, unsigned int);

// Has SQLite count no memory, for which all connections of the process wait for one lock at every
// allocation. Swift imports no functions of variable arguments.
static inline int sqlite3_config_without_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
