// The functions of the C library by which files are used, each in front of the library's own: an
// executable that has them is asked first, by all libraries that it is linked with.

#define _GNU_SOURCE
#include "CFailingDisk.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { most_files = 1024 };

static char folder[PATH_MAX];
static atomic_bool is_watched[most_files];
static atomic_long counts[disk_call_count];
static enum disk_call failing_call;
static long failing_number;
static int failing_error;
static atomic_long all_calls;
static atomic_long writings;
static long turning_number;
static int turning_error;
static long killing_number;
static enum disk_moment killing_moment;
static _Thread_local bool is_dying;

void disk_watch(const char *path) {
  failing_number = turning_number = killing_number = 0;
  atomic_store(&all_calls, 0);
  atomic_store(&writings, 0);
  strncpy(folder, path, sizeof folder - 1);
  for (int call = 0; call < disk_call_count; call++) atomic_store(&counts[call], 0);
}

void disk_fail(enum disk_call call, long number, int error) {
  failing_call = call;
  failing_error = error;
  failing_number = number;
}

void disk_turn(long number, int error) {
  turning_error = error;
  turning_number = number;
}

void disk_kill(long number, enum disk_moment moment) {
  killing_moment = moment;
  killing_number = number;
}

/// Ends the process, and leaves a sign of that.
static void die(void) {
  char sign[sizeof folder + sizeof "/killed"];
  snprintf(sign, sizeof sign, "%s/killed", folder);
  syscall(SYS_openat, AT_FDCWD, sign, O_CREAT | O_WRONLY, 0600);
  kill(getpid(), SIGKILL);
}

long disk_calls(enum disk_call call) { return atomic_load(&counts[call]); }

long disk_all_calls(void) { return atomic_load(&all_calls); }

long disk_writings(void) { return atomic_load(&writings); }

static bool is_inside(const char *path) {
  return folder[0] != 0 && strncmp(path, folder, strlen(folder)) == 0;
}

/// Returns whether a descriptor is one of a file inside, or of a folder there.
static bool is_file(int descriptor) {
  return descriptor >= 0 && descriptor < most_files && atomic_load(&is_watched[descriptor]);
}

/// Returns whether a name is that of an entry inside.
static bool is_entry(int directory, const char *path) {
  return is_inside(path) || (path[0] != '/' && is_file(directory));
}

/// Counts a call.
///
/// Returns whether it is the one to fail.
static bool fails(enum disk_call call) {
  long number = atomic_fetch_add(&counts[call], 1) + 1;
  if (atomic_fetch_add(&all_calls, 1) + 1 == killing_number) {
    if (killing_moment == disk_before) die();
    is_dying = true;
  }
  return failing_call == call && failing_number == number;
}

/// Counts a call that changes something, where the disk may have turned.
///
/// Returns whether it fails; a full disk refuses only what makes a file longer.
static bool has_turned(bool isGrowing) {
  long number = atomic_fetch_add(&writings, 1) + 1;
  if (turning_number == 0 || number < turning_number) return false;
  errno = turning_error;
  return isGrowing || turning_error == EROFS;
}

/// Comes to the end of a call.
static ssize_t ended(ssize_t result) {
  if (is_dying) die();
  return result;
}

static int failure(void) {
  errno = failing_error;
  return -1;
}

// MARK: - Opening, naming and removing

static int open_file(int directory, const char *path, int flags, mode_t mode) {
  bool isInside = is_entry(directory, path);
  if (isInside && fails(disk_open)) return failure();
  bool isWriting = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);
  if (isInside && isWriting && has_turned(false)) return -1;
  int descriptor = (int)ended(syscall(SYS_openat, directory, path, flags, mode));
  if (descriptor >= 0 && descriptor < most_files) {
    atomic_store(&is_watched[descriptor], isInside);
  }
  return descriptor;
}

#define MODE(flags, mode) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list arguments; \
    va_start(arguments, flags); \
    mode = va_arg(arguments, mode_t); \
    va_end(arguments); \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, mode)
  return open_file(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, mode)
  return open_file(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int openat(int directory, const char *path, int flags, ...) {
  MODE(flags, mode)
  return open_file(directory, path, flags, mode);
}

int openat64(int directory, const char *path, int flags, ...) {
  MODE(flags, mode)
  return open_file(directory, path, flags | O_LARGEFILE, mode);
}

/// The number may become that of another kind of file.
int close(int descriptor) {
  if (is_file(descriptor)) atomic_store(&is_watched[descriptor], false);
  return (int)syscall(SYS_close, descriptor);
}

int renameat2(
  int directory, const char *old, int newDirectory, const char *new, unsigned int flags
) {
  bool isInside = is_entry(newDirectory, new);
  if (isInside && fails(disk_rename)) return failure();
  if (isInside && has_turned(false)) return -1;
  return (int)ended(syscall(SYS_renameat2, directory, old, newDirectory, new, flags));
}

int renameat(int directory, const char *old, int newDirectory, const char *new) {
  return renameat2(directory, old, newDirectory, new, 0);
}

int rename(const char *old, const char *new) { return renameat(AT_FDCWD, old, AT_FDCWD, new); }

int link(const char *old, const char *new) {
  if (is_inside(new) && fails(disk_link)) return failure();
  if (is_inside(new) && has_turned(true)) return -1;
  return (int)ended(syscall(SYS_linkat, AT_FDCWD, old, AT_FDCWD, new, 0));
}

int unlinkat(int directory, const char *path, int flags) {
  bool isInside = is_entry(directory, path);
  if (isInside && fails(disk_remove)) return failure();
  if (isInside && has_turned(false)) return -1;
  return (int)ended(syscall(SYS_unlinkat, directory, path, flags));
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

// MARK: - Reading and writing

/// The number of bytes to ask for in place of a number; -1 if the call fails.
static ssize_t room(int descriptor, enum disk_call call, size_t count) {
  if (!is_file(descriptor)) return (ssize_t)count;
  if (fails(call)) return failing_error == 0 ? (ssize_t)count / 2 : failure();
  if (call == disk_write && has_turned(true)) return -1;
  return is_dying && killing_moment == disk_within ? (ssize_t)count / 2 : (ssize_t)count;
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  ssize_t most = room(descriptor, disk_read, count);
  return most < 0 ? most : ended(syscall(SYS_read, descriptor, bytes, most));
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t place) {
  ssize_t most = room(descriptor, disk_read, count);
  return most < 0 ? most : ended(syscall(SYS_pread64, descriptor, bytes, most, place));
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t place) {
  return pread64(descriptor, bytes, count, place);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t most = room(descriptor, disk_write, count);
  return most < 0 ? most : ended(syscall(SYS_write, descriptor, bytes, most));
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t place) {
  ssize_t most = room(descriptor, disk_write, count);
  return most < 0 ? most : ended(syscall(SYS_pwrite64, descriptor, bytes, most, place));
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t place) {
  return pwrite64(descriptor, bytes, count, place);
}

// MARK: - Keeping it

int fsync(int descriptor) {
  if (is_file(descriptor) && fails(disk_sync)) return failure();
  return (int)ended(syscall(SYS_fsync, descriptor));
}

int fdatasync(int descriptor) {
  if (is_file(descriptor) && fails(disk_sync)) return failure();
  return (int)ended(syscall(SYS_fdatasync, descriptor));
}

int ftruncate64(int descriptor, off64_t size) {
  if (is_file(descriptor) && fails(disk_truncate)) return failure();
  if (is_file(descriptor) && has_turned(false)) return -1;
  return (int)ended(syscall(SYS_ftruncate, descriptor, size));
}

int ftruncate(int descriptor, off_t size) { return ftruncate64(descriptor, size); }
