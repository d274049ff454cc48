#include "CRaster.h"
#include <libdeflate.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

// Pictures larger than this are taken for an attack.
static const uint64_t pixel_limit = 100u << 20;

static void put32(uint8_t *p, uint32_t v) {
  p[0] = (uint8_t)(v >> 24);
  p[1] = (uint8_t)(v >> 16);
  p[2] = (uint8_t)(v >> 8);
  p[3] = (uint8_t)v;
}

uint32_t perch_crc(const void *bytes, size_t length) { return libdeflate_crc32(0, bytes, length); }

static uint8_t *put_chunk(uint8_t *p, const char *type, const uint8_t *data, uint32_t length) {
  put32(p, length);
  memcpy(p + 4, type, 4);
  if (data) memcpy(p + 8, data, length);
  put32(p + 8 + length, libdeflate_crc32(0, p + 4, length + 4));
  return p + 12 + length;
}

static void unpack_row(const uint32_t *in, uint8_t *out, int width, bool alpha) {
  if (!alpha) {
    for (int i = 0; i < width; i++) {
      out[3 * i] = (uint8_t)(in[i] >> 16);
      out[3 * i + 1] = (uint8_t)(in[i] >> 8);
      out[3 * i + 2] = (uint8_t)in[i];
    }
    return;
  }
  for (int i = 0; i < width; i++) {
    uint32_t p = in[i], a = p >> 24;
    for (int c = 0; c < 3; c++) {
      uint32_t v = (p >> (16 - 8 * c)) & 255;
      if (a != 255) v = a ? (v * 255 + a / 2) / a : 0;
      out[4 * i + c] = (uint8_t)(v > 255 ? 255 : v);
    }
    out[4 * i + 3] = (uint8_t)a;
  }
}

// Vectors, since these loops are most of the time in a build without optimisation, too.
typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Sums __attribute__((vector_size(32)));
enum { VECTOR = sizeof(Bytes) };

static inline Bytes load(const uint8_t *p) {
  Bytes bytes;
  memcpy(&bytes, p, VECTOR);
  return bytes;
}

// Writes now - before, byte by byte, and returns how large the differences are, taken as signed numbers.
static uint64_t put_difference(uint8_t *out, const uint8_t *now, const uint8_t *before, size_t count) {
  uint64_t sum = 0;
  size_t i = 0;
  while (i + VECTOR <= count) {
    // As many as a lane of the sums can hold.
    size_t end = i + 500 * VECTOR < count ? i + 500 * VECTOR : count;
    Sums sums = {0};
    for (; i + VECTOR <= end; i += VECTOR) {
      Bytes difference = load(now + i) - load(before + i), negative = -difference;
      Bytes isLess = (Bytes)(difference < negative);
      memcpy(out + i, &difference, VECTOR);
      sums += __builtin_convertvector((difference & isLess) | (negative & ~isLess), Sums);
    }
    for (int lane = 0; lane < VECTOR; lane++) sum += sums[lane];
  }
  for (; i < count; i++) {
    out[i] = (uint8_t)(now[i] - before[i]);
    sum += out[i] < 128 ? out[i] : 256 - out[i];
  }
  return sum;
}

uint8_t *perch_png_encode(const uint32_t *pixels, long stride, int width, int height, size_t *length) {
  if (width <= 0 || height <= 0 || (uint64_t)width * height > pixel_limit) return NULL;
  uint32_t all = 0xff000000;
  for (int y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * stride;
    if (y == 0 || memcmp(row, row - stride, (size_t)width * 4) != 0)
      for (int x = 0; x < width; x++) all &= row[x];
  }
  bool alpha = all >> 24 != 255;
  int depth = alpha ? 4 : 3;
  size_t bytes = (size_t)width * depth, total = (bytes + 1) * height;
  uint8_t *raw = malloc(total), *rows = malloc(bytes * 3);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
  uint8_t *file = NULL;
  if (!raw || !rows || !compressor) goto done;
  uint8_t *now = rows, *before = rows + bytes, *other = rows + 2 * bytes;
  for (int y = 0; y < height; y++) {
    uint8_t *out = raw + (bytes + 1) * y;
    const uint32_t *row = pixels + y * stride;
    if (y > 0 && memcmp(row, row - stride, (size_t)width * 4) == 0) {
      out[0] = 2;
      memset(out + 1, 0, bytes);
      continue;
    }
    uint8_t *swap = now;
    now = before;
    before = swap;
    unpack_row(row, now, width, alpha);
    // Of "unlike the left pixel" and "unlike the pixel above" the smaller numbers pack better.
    uint64_t left = put_difference(other, now + depth, now, bytes - depth);
    if (y > 0 && put_difference(out + 1 + depth, now + depth, before + depth, bytes - depth) <= left) {
      out[0] = 2;
      put_difference(out + 1, now, before, depth);
    } else {
      out[0] = 1;
      memcpy(out + 1, now, depth);
      memcpy(out + 1 + depth, other, bytes - depth);
    }
  }
  size_t bound = libdeflate_zlib_compress_bound(compressor, total);
  file = malloc(bound + 128);
  if (!file) goto done;
  uint8_t header[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, alpha ? 6 : 2, 0, 0, 0}, intent = 0;
  put32(header, (uint32_t)width);
  put32(header + 4, (uint32_t)height);
  memcpy(file, "\x89PNG\r\n\x1a\n", 8);
  uint8_t *p = put_chunk(file + 8, "IHDR", header, 13);
  p = put_chunk(p, "sRGB", &intent, 1);
  size_t packed = libdeflate_zlib_compress(compressor, raw, total, p + 8, bound);
  p = put_chunk(p, "IDAT", NULL, (uint32_t)packed);
  p = put_chunk(p, "IEND", NULL, 0);
  *length = (size_t)(p - file);
  uint8_t *fitted = realloc(file, *length);
  if (fitted) file = fitted;
done:
  free(raw);
  free(rows);
  if (compressor) libdeflate_free_compressor(compressor);
  return file;
}

uint32_t *perch_png_decode(const uint8_t *bytes, size_t length, int *width, int *height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes, length)) return NULL;
  uint64_t count = (uint64_t)image.width * image.height;
  uint32_t *pixels = count > 0 && count <= pixel_limit ? malloc(count * 4) : NULL;
  image.format = PNG_FORMAT_BGRA;
  if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) {
    png_image_free(&image);
    free(pixels);
    return NULL;
  }
  for (uint64_t i = 0; i < count; i++) {
    uint32_t p = pixels[i], a = p >> 24, out = a << 24;
    if (a == 255) continue;
    for (int shift = 0; shift < 24; shift += 8) out |= ((((p >> shift) & 255) * a + 127) / 255) << shift;
    pixels[i] = out;
  }
  *width = (int)image.width;
  *height = (int)image.height;
  return pixels;
}
