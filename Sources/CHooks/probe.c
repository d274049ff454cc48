#define _GNU_SOURCE
#include "CHooks.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static bool is_probe;

enum { ended_by_itself = 0, ended_by_call = 77 };

bool perch_is_probe(void) { return is_probe; }

void perch_end_probe(void) { _exit(ended_by_call); }

/// The note of the latest copy, in memory that the copies share with this process.
static char *note;
enum { note_size = 4096 };

void perch_probe_note(const char *reason) {
  if (is_probe && note && !note[0]) strncpy(note, reason, note_size - 1);
}

const char *perch_probe_noted(void) { return note ? note : ""; }

/// How one run of a body in a copy of the process ended.
enum outcome { by_call, otherwise, too_late };

static enum outcome outcome_of(int status) {
  if (WIFEXITED(status)) return WEXITSTATUS(status) == ended_by_call ? by_call : otherwise;
  return perch_probe_noted()[0] ? by_call : otherwise;
}

static enum outcome probe(void (*body)(void *context), void *context, int half_milliseconds) {
  if (!note) {
    void *memory = mmap(NULL, note_size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) note = memory;
  }
  if (note) memset(note, 0, note_size);
  pid_t child = fork();
  if (child < 0) return otherwise;
  if (child == 0) {
    is_probe = true;
    // What the body says it says again when it runs in earnest.
    int nowhere = open("/dev/null", O_RDWR);
    if (nowhere >= 0) {
      dup2(nowhere, 0);
      dup2(nowhere, 1);
      dup2(nowhere, 2);
    }
    // A trap would start a debugger's work.
    for (int number = SIGHUP; number < SIGCHLD; number++) signal(number, SIG_DFL);
    body(context);
    _exit(ended_by_itself);
  }
  int status = 0;
  for (int wait = 0; wait < half_milliseconds; wait++) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return outcome_of(status);
    if (ended < 0) return otherwise;
    // In a session whose time is handed in, nanosleep would not wait.
    struct timespec pause = {0, 500000};
    clock_nanosleep(CLOCK_MONOTONIC, 0, &pause, NULL);
  }
  kill(child, SIGKILL);
  waitpid(child, &status, 0);
  return too_late;
}

bool perch_probe_ends(void (*body)(void *context), void *context) {
  // The copy has one thread of several. If another thread held a lock in that moment, the copy waits for it forever; the next
  // copy is made in another moment. All runs together take at most two seconds.
  static const int limits[] = {400, 1200, 2400};
  for (size_t run = 0; run < sizeof limits / sizeof *limits; run++) {
    enum outcome outcome = probe(body, context, limits[run]);
    if (outcome != too_late) return outcome == by_call;
  }
  return false;
}
