#include <errno.h>
#include <malloc.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Swift does not import, because it is unsafe with threads, variadic, GNU's, or a global
// variable.

/// A descriptor that can be read once a process has ended; -1 if there is none.
static inline int process_descriptor(int process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}

extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int first);

/// Has all descriptors from a number on closed in the process that is started.
static inline int process_close_from(void *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

/// A copy of this process, which must have one thread only: 0 in the copy, -1 if there is none.
static inline int process_copy(void) { return fork(); }

/// Not 0 if the system can close all descriptors from a number on, as Linux can from 5.9 on.
static inline int process_can_close_all(void) {
  return syscall(SYS_close_range, ~0U, ~0U, 0) == 0;
}

/// Closes all descriptors from a number on.
static inline void process_close_all_from(int first) { syscall(SYS_close_range, first, ~0U, 0); }

#ifndef POSIX_SPAWN_SETSID
#define POSIX_SPAWN_SETSID 0x80
#endif

/// The flag that has a process start as the leader of a session of its own.
static inline short process_new_session(void) { return POSIX_SPAWN_SETSID; }

extern int pipe2(int *ends, int flags);

/// Makes a pipe that no process inherits.
static inline int process_pipe(int *ends) { return pipe2(ends, 02000000); }

/// Has this process receive a signal when the thread that started it ends.
static inline void process_end_with_parent(int signal) { prctl(PR_SET_PDEATHSIG, signal); }

/// Has this process be the parent of those that its own children leave behind.
static inline void process_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

/// Names this thread, and the process if it is its first one.
static inline void process_name(const char *name) { prctl(PR_SET_NAME, name); }

/// Has each line written as soon as it is printed.
static inline void process_print_lines(void) { setvbuf(stdout, 0, _IOLBF, 0); }

/// A queue of descriptors that no process inherits.
static inline int process_make_queue(void) { return epoll_create1(EPOLL_CLOEXEC); }

/// Has a queue tell when a descriptor can be read.
static inline void process_queue_add(int queue, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = descriptor};
  epoll_ctl(queue, EPOLL_CTL_ADD, descriptor, &event);
}

/// Has a queue tell no more of a descriptor.
static inline void process_queue_remove(int queue, int descriptor) {
  epoll_ctl(queue, EPOLL_CTL_DEL, descriptor, 0);
}

/// Waits for a descriptor that can be read; -1 if there is no queue.
static inline int process_queue_next(int queue) {
  struct epoll_event event;
  int count;
  do { count = epoll_wait(queue, &event, 1, -1); } while (count < 0 && errno == EINTR);
  return count > 0 ? event.data.fd : -1;
}

/// Has no image of this process written when a signal ends it.
static inline void process_leave_no_image(void) { prctl(PR_SET_DUMPABLE, 0); }

/// A signal's name without `SIG`; a signal handler may ask for it.
extern const char *sigabbrev_np(int signal);

/// Has all threads take their memory from one heap.
static inline void process_share_heap(void) { mallopt(M_ARENA_MAX, 1); }
