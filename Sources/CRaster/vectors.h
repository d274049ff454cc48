// For the sources of this module only.
#pragma once
#include <stdint.h>
#include <string.h>

// Four pixels with 16 bits for each channel. The functions that use them take pointers, since only some processors can hand them
// over as values.
typedef uint16_t Quad __attribute__((vector_size(32)));
typedef uint8_t QuadInMemory __attribute__((vector_size(16)));
typedef uint8_t FourBytes __attribute__((vector_size(4)));
// Eight pixels as they are in memory.
typedef uint8_t EightPixels __attribute__((vector_size(32)));

#define INLINED static inline __attribute__((always_inline))

// Processors with 32 byte vectors mix four pixels at once, others two. The numbers are whole, so both make the same pixels.
#ifdef __x86_64__
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

// Two pixels with 16 bits for each channel: processors multiply eight of those at once.
typedef uint16_t Pair __attribute__((vector_size(16)));
typedef uint8_t PairInMemory __attribute__((vector_size(8)));

static inline Pair pair_at(const uint32_t *pixels) {
  PairInMemory bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, Pair);
}
