#include "CRaster.h"
#include <stdlib.h>
#include <string.h>

// The first picture of a GIF file, as UIImage shows it.

typedef struct { const uint8_t *bytes; size_t length, at; } Input;

static int next(Input *in) { return in->at < in->length ? in->bytes[in->at++] : -1; }

static int next_word(Input *in) {
  int low = next(in), high = next(in);
  return low < 0 || high < 0 ? -1 : low | high << 8;
}

// Passes over blocks of data up to the empty one that ends them.
static bool skip_blocks(Input *in) {
  for (;;) {
    int size = next(in);
    if (size < 0 || (size_t)size > in->length - in->at) return false;
    if (size == 0) return true;
    in->at += size;
  }
}

// The bits of blocks of data, lowest first.
typedef struct { Input *in; int left; uint32_t bits; int count; } Bits;

static int next_code(Bits *b, int size) {
  while (b->count < size) {
    if (b->left == 0) {
      b->left = next(b->in);
      if (b->left <= 0) return -1;
    }
    int byte = next(b->in);
    if (byte < 0) return -1;
    b->left--;
    b->bits |= (uint32_t)byte << b->count;
    b->count += 8;
  }
  int code = b->bits & ((1u << size) - 1);
  b->bits >>= size;
  b->count -= size;
  return code;
}

enum { mostCodes = 4096 };

// Writes the indices of a picture. What a damaged file lacks stays as it is.
static void decode_indices(Input *in, uint8_t *out, size_t count) {
  static const int largestCodeSize = 12;
  int least = next(in);
  if (least < 2 || least > 8) return;
  uint16_t prefix[mostCodes];
  uint8_t suffix[mostCodes], first[mostCodes], stack[mostCodes];
  int clear = 1 << least, end = clear + 1, known = clear + 2, size = least + 1, last = -1;
  for (int i = 0; i < clear; i++) suffix[i] = first[i] = (uint8_t)i;
  Bits bits = {in, 0, 0, 0};
  size_t at = 0;
  while (at < count) {
    int code = next_code(&bits, size);
    if (code < 0 || code == end) return;
    if (code == clear) {
      known = clear + 2;
      size = least + 1;
      last = -1;
      continue;
    }
    if (code > known || (last < 0 && code >= clear)) return;
    int depth = 0, from = code;
    if (code == known) {
      stack[depth++] = first[last];
      from = last;
    }
    for (; from >= clear; from = prefix[from]) stack[depth++] = suffix[from];
    stack[depth++] = suffix[from];
    while (depth > 0 && at < count) out[at++] = stack[--depth];
    if (last >= 0 && known < mostCodes) {
      prefix[known] = (uint16_t)last;
      suffix[known] = suffix[from];
      first[known] = first[last];
      known++;
      if (known == 1 << size && size < largestCodeSize) size++;
    }
    last = code;
  }
}

static bool read_colors(Input *in, int flags, uint32_t *colors) {
  int count = 2 << (flags & 7);
  if (in->length - in->at < (size_t)count * 3) return false;
  for (int i = 0; i < count; i++, in->at += 3) {
    const uint8_t *c = in->bytes + in->at;
    colors[i] = 0xff000000 | (uint32_t)c[0] << 16 | (uint32_t)c[1] << 8 | c[2];
  }
  return true;
}

// The row of a picture's line where lines come in four passes.
static int interlaced_row(int line, int height) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  for (int pass = 0; pass < 4; pass++) {
    int lines = height > starts[pass] ? (height - starts[pass] + steps[pass] - 1) / steps[pass] : 0;
    if (line < lines) return starts[pass] + line * steps[pass];
    line -= lines;
  }
  return 0;
}

static uint32_t *decode_picture(Input *in, const uint32_t *global, int transparent, int width, int height) {
  int left = next_word(in), top = next_word(in), w = next_word(in), h = next_word(in), flags = next(in);
  if (flags < 0 || w <= 0 || h <= 0 || (uint64_t)w * h > 100u << 20) return NULL;
  uint32_t own[256] = {0};
  if (flags & 0x80 && !read_colors(in, flags, own)) return NULL;
  const uint32_t *colors = flags & 0x80 ? own : global;
  uint8_t *indices = calloc((size_t)w * h, 1);
  uint32_t *pixels = calloc((size_t)width * height, 4);
  if (indices && pixels) {
    decode_indices(in, indices, (size_t)w * h);
    for (int line = 0; line < h; line++) {
      int y = top + (flags & 0x40 ? interlaced_row(line, h) : line);
      for (int x = 0; x < w && y < height; x++) {
        int index = indices[(size_t)line * w + x];
        if (left + x < width && index != transparent) pixels[(size_t)y * width + left + x] = colors[index];
      }
    }
  } else {
    free(pixels);
    pixels = NULL;
  }
  free(indices);
  return pixels;
}

uint32_t *perch_gif_decode(const uint8_t *bytes, size_t length, int *width, int *height) {
  if (length < 13 || (memcmp(bytes, "GIF87a", 6) && memcmp(bytes, "GIF89a", 6))) return NULL;
  Input in = {bytes, length, 6};
  *width = next_word(&in);
  *height = next_word(&in);
  int flags = next(&in);
  in.at += 2;
  if (*width <= 0 || *height <= 0 || (uint64_t)*width * *height > 100u << 20) return NULL;
  uint32_t colors[256] = {0};
  if (flags & 0x80 && !read_colors(&in, flags, colors)) return NULL;
  int transparent = -1;
  for (;;) {
    switch (next(&in)) {
    case 0x21:
      // A graphic control: which color is none.
      if (next(&in) == 0xf9 && in.length - in.at >= 5 && bytes[in.at] == 4)
        transparent = bytes[in.at + 1] & 1 ? bytes[in.at + 4] : -1;
      if (!skip_blocks(&in)) return NULL;
      break;
    case 0x2c: return decode_picture(&in, colors, transparent, *width, *height);
    default: return NULL;
    }
  }
}
