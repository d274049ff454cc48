// For the sources of this module only.
#pragma once
#include <stdint.h>
#include <string.h>

// Two pixels with 16 bits for each channel: processors multiply eight of those at once.
typedef uint16_t Pair __attribute__((vector_size(16)));
typedef uint8_t PairInMemory __attribute__((vector_size(8)));

static inline Pair pair_at(const uint32_t *pixels) {
  PairInMemory bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, Pair);
}
