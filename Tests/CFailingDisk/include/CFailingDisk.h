/// A kind of call that a disk can fail at.
enum disk_call {
  disk_open,
  disk_read,
  disk_write,
  disk_sync,
  disk_truncate,
  disk_rename,
  disk_call_count
};

/// Has the calls for the files of a folder counted from here on, and none of them fail.
void disk_watch(const char *folder);

/// Has one call of a kind fail, counted from 1, with an error; with 0 for that it comes to an end in
/// the middle, as reading and writing may.
void disk_fail(enum disk_call call, long number, int error);

/// The number of calls of a kind so far.
long disk_calls(enum disk_call call);
