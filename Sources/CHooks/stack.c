#define _GNU_SOURCE
#include "CHooks.h"

#include <pthread.h>
#include <stddef.h>

bool perch_stack_has_room(void) {
  static __thread char *limit;
  if (!limit) {
    pthread_attr_t attributes;
    void *base = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &base, &size);
      pthread_attr_destroy(&attributes);
    }
    // Views are made with three eighths of it: laying them out, drawing them and letting them go takes about as much.
    limit = (char *)base + size / 8 * 5;
  }
  return (char *)__builtin_frame_address(0) > limit;
}
