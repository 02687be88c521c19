/// A kind of call that a disk can fail at. Files that are mapped are read and written without one,
/// and those of folders (listing, making) always succeed.
enum disk_call {
  disk_open,
  disk_read,
  disk_write,
  disk_sync,
  disk_truncate,
  disk_rename,
  disk_link,
  disk_remove,
  disk_call_count
};

/// Has the calls for the files of a folder counted from here on, and none of them fail.
void disk_watch(const char *folder);

/// Has one call of a kind fail, counted from 1, with an error; with 0 for that it comes to an end in
/// the middle, as reading and writing may.
void disk_fail(enum disk_call call, long number, int error);

/// Has all calls fail with an error that change something, from one of them on, counted from 1: with
/// ENOSPC those that write, as on a full disk, with EROFS all, as on one that can only be read any
/// more.
void disk_turn(long number, int error);

/// A moment around a call.
enum disk_moment { disk_before, disk_within, disk_after };

/// Has the process killed at one call of any kind, counted from 1; the file “killed” in the folder is a
/// sign that it was.
void disk_kill(long number, enum disk_moment moment);

/// The number of calls of all kinds so far, and of those that change something.
long disk_all_calls(void);
long disk_writings(void);

/// The number of calls of a kind so far.
long disk_calls(enum disk_call call);
