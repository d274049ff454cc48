#include "CRaster.h"
#include <libdeflate.h>
#include <stdlib.h>

uint8_t *perch_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *length) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return NULL;
  // The unpacked length is not known beforehand, and the library wants room for all of it.
  size_t room = count < (SIZE_MAX >> 3) ? count * 4 + 1024 : limit;
  uint8_t *out = NULL;
  for (;;) {
    if (room > limit) room = limit;
    uint8_t *grown = realloc(out, room);
    if (!grown) break;
    out = grown;
    enum libdeflate_result result = libdeflate_zlib_decompress(decompressor, bytes, count, out, room, length);
    if (result == LIBDEFLATE_SUCCESS) {
      libdeflate_free_decompressor(decompressor);
      return out;
    }
    if (result != LIBDEFLATE_INSUFFICIENT_SPACE || room == limit) break;
    room = room > limit / 4 ? limit : room * 4;
  }
  free(out);
  libdeflate_free_decompressor(decompressor);
  return NULL;
}

uint8_t *perch_gzip(const uint8_t *bytes, size_t count, size_t *length) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(9);
  if (!compressor) return NULL;
  size_t room = libdeflate_gzip_compress_bound(compressor, count);
  uint8_t *out = malloc(room);
  *length = out ? libdeflate_gzip_compress(compressor, bytes, count, out, room) : 0;
  libdeflate_free_compressor(compressor);
  if (*length) return out;
  free(out);
  return NULL;
}
