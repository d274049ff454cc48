#define _GNU_SOURCE
#include "CHooks.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static bool is_probe;

enum { ended_by_itself = 0, ended_by_call = 77 };

bool perch_is_probe(void) { return is_probe; }

void perch_end_probe(void) { _exit(ended_by_call); }

bool perch_probe_ends(void (*body)(void *context), void *context) {
  pid_t child = fork();
  if (child < 0) return false;
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
  // The copy has one thread of several; if it waits for another it waits for ever.
  int status = 0;
  for (int wait = 0; wait < 4000; wait++) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return WIFEXITED(status) && WEXITSTATUS(status) == ended_by_call;
    if (ended < 0) return false;
    struct timespec pause = {0, 500000};
    nanosleep(&pause, NULL);
  }
  kill(child, SIGKILL);
  waitpid(child, &status, 0);
  return false;
}
