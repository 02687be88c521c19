#include <malloc.h>
#include <sys/prctl.h>
#include <unistd.h>

// What Swift does not import, because it is unsafe with threads, variadic, or GNU's.

/// A copy of this process, which must have one thread only: 0 in the copy, -1 if there is none.
static inline int process_copy(void) { return fork(); }

/// Has this process receive a signal when its parent ends.
static inline void process_end_with_parent(int signal) { prctl(PR_SET_PDEATHSIG, signal); }

/// Has no image of this process written when a signal ends it.
static inline void process_leave_no_image(void) { prctl(PR_SET_DUMPABLE, 0); }

/// A signal's name without `SIG`; a signal handler may ask for it.
extern const char *sigabbrev_np(int signal);

/// Has all threads take their memory from one heap.
static inline void process_share_heap(void) { mallopt(M_ARENA_MAX, 1); }
