#include "CRaster.h"
#include "vectors.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Two channels at a time: x * a / 255, rounded exactly.
static inline uint32_t scale(uint32_t pixel, uint32_t a) {
  uint32_t rb = (pixel & 0xff00ff) * a + 0x800080;
  uint32_t ag = ((pixel >> 8) & 0xff00ff) * a + 0x800080;
  rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
  return rb | ag;
}

static inline uint32_t over(uint32_t source, uint32_t backdrop) {
  return source + scale(backdrop, 255 - (source >> 24));
}

// x * a / 255, rounded exactly.
#define SCALE_QUAD(x, a) \
  do { \
    x = x * (a) + 128; \
    x = (x + (x >> 8)) >> 8; \
  } while (0)

// Reads how much of each of four pixels is covered, once for each channel.
#define COVERAGE_OF_QUAD(quad, mask) \
  do { \
    FourBytes four; \
    memcpy(&four, mask, sizeof four); \
    QuadInMemory each = __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3); \
    quad = __builtin_convertvector(each, Quad); \
  } while (0)

// Makes four pixels of colors, each as far as it is covered.
INLINED void tint_quad(uint32_t *row, const uint32_t *colors, const uint8_t *mask) {
  QuadInMemory bytes;
  memcpy(&bytes, colors, sizeof bytes);
  Quad quad = __builtin_convertvector(bytes, Quad), covered;
  COVERAGE_OF_QUAD(covered, mask);
  SCALE_QUAD(quad, covered);
  bytes = __builtin_convertvector(quad, QuadInMemory);
  memcpy(row, &bytes, sizeof bytes);
}

// Draws four pixels over others.
INLINED void put_over(uint32_t *row, const Quad *quad) {
  QuadInMemory bytes;
  memcpy(&bytes, row, sizeof bytes);
  Quad backdrop = __builtin_convertvector(bytes, Quad);
  Quad alpha = __builtin_shufflevector(*quad, *quad, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  SCALE_QUAD(backdrop, 255 - alpha);
  bytes = __builtin_convertvector(*quad + backdrop, QuadInMemory);
  memcpy(row, &bytes, sizeof bytes);
}

// Draws four pixels over others, each as far as it is covered; null is wholly.
INLINED void over_quad(uint32_t *row, const uint32_t *source, const uint8_t *mask, int opacity) {
  QuadInMemory bytes;
  memcpy(&bytes, source, sizeof bytes);
  Quad quad = __builtin_convertvector(bytes, Quad), covered;
  if (opacity != 255) SCALE_QUAD(quad, (uint16_t)opacity);
  if (mask) {
    COVERAGE_OF_QUAD(covered, mask);
    SCALE_QUAD(quad, covered);
  }
  put_over(row, &quad);
}

// Draws a color over four pixels as far as they are covered; null is wholly.
INLINED void color_over_quad(uint32_t *row, const Quad *color, const uint8_t *mask) {
  Quad quad = *color, covered;
  if (mask) {
    COVERAGE_OF_QUAD(covered, mask);
    SCALE_QUAD(quad, covered);
  }
  put_over(row, &quad);
}

// Draws a color over all of a row, as a dimmed screen does. Bytes are spread and gathered within each half of a vector, which
// takes the least work.
INLINED void color_over_whole_row(uint32_t *row, uint32_t color, int count) {
  uint32_t colors[8] = {color, color, color, color, color, color, color, color};
  uint16_t rest = (uint16_t)(255 - (color >> 24));
  EightPixels bytes, added, zero = {0};
  memcpy(&added, colors, sizeof added);
  int i = 0;
  for (; i + 8 <= count; i += 8) {
    memcpy(&bytes, row + i, sizeof bytes);
    Quad low = (Quad)__builtin_shufflevector(bytes, zero, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39,
                                             16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
    Quad high = (Quad)__builtin_shufflevector(bytes, zero, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47,
                                              24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
    SCALE_QUAD(low, rest);
    SCALE_QUAD(high, rest);
    bytes = __builtin_shufflevector((EightPixels)low, (EightPixels)high, 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44,
                                    46, 16, 18, 20, 22, 24, 26, 28, 30, 48, 50, 52, 54, 56, 58, 60, 62);
    bytes += added;
    memcpy(row + i, &bytes, sizeof bytes);
  }
  for (; i < count; i++) row[i] = over(color, row[i]);
}

static PerchRect intersect(PerchRect a, PerchRect b) {
  PerchRect r = {a.x0 > b.x0 ? a.x0 : b.x0, a.y0 > b.y0 ? a.y0 : b.y0,
                 a.x1 < b.x1 ? a.x1 : b.x1, a.y1 < b.y1 ? a.y1 : b.y1};
  return r;
}

static inline PerchRect surface_rect(const PerchSurface *s) {
  PerchRect r = {s->x, s->y, s->x + s->width, s->y + s->height};
  return r;
}

static inline uint32_t *pixel_at(const PerchSurface *s, int x, int y) {
  return s->pixels + (long)(y - s->y) * s->stride + (x - s->x);
}

// The row of the mask that covers row y of the device. All rows between the corners of a shape that stretches have one.
static int mask_row(const PerchCoverage *c, int y) {
  int row = y - c->bounds.y0, extra = c->bounds.y1 - c->bounds.y0 - c->mask_height;
  if (c->stretch_y < 0 || row < c->stretch_y) return row;
  return row <= c->stretch_y + extra ? c->stretch_y : row - extra;
}

// The coverage of pixels x0..<x1 of row y: null for all covered, else a pointer into the mask or `scratch`.
static const uint8_t *coverage_row(const PerchCoverage *c, int y, int x0, int x1, uint8_t *scratch) {
  if (!c->mask) return NULL;
  const uint8_t *mask = c->mask + mask_row(c, y) * c->mask_stride;
  int from = x0 - c->bounds.x0;
  if (c->stretch_x < 0) return mask + from;
  int extra = c->bounds.x1 - c->bounds.x0 - c->mask_width, count = x1 - x0;
  for (int i = 0; i < count;) {
    int column = from + i;
    if (column < c->stretch_x) {
      int n = c->stretch_x - column < count - i ? c->stretch_x - column : count - i;
      memcpy(scratch + i, mask + column, n);
      i += n;
    } else if (column <= c->stretch_x + extra) {
      int n = c->stretch_x + extra + 1 - column < count - i ? c->stretch_x + extra + 1 - column : count - i;
      memset(scratch + i, mask[c->stretch_x], n);
      i += n;
    } else {
      memcpy(scratch + i, mask + column - extra, count - i);
      i = count;
    }
  }
  return scratch;
}

// Where the bytes from `i` stop being `value`.
INLINED int end_of(const uint8_t *mask, int i, int count, uint8_t value) {
  uint64_t all = value * UINT64_C(0x0101010101010101), eights[4];
  for (; i + 32 <= count; i += 32) {
    memcpy(eights, mask + i, 32);
    if (((eights[0] ^ all) | (eights[1] ^ all) | (eights[2] ^ all) | (eights[3] ^ all)) != 0) break;
  }
  for (; i + 8 <= count; i += 8) {
    memcpy(eights, mask + i, 8);
    if (eights[0] != all) break;
  }
  while (i < count && mask[i] == value) i++;
  return i;
}

void perch_clear(PerchSurface *to, PerchRect clip, uint32_t color) {
  PerchRect r = intersect(clip, surface_rect(to));
  int count = r.x1 - r.x0;
  if (count <= 0 || r.y1 <= r.y0) return;
  uint32_t *first = pixel_at(to, r.x0, r.y0);
  for (int i = 0; i < count; i++) first[i] = color;
  for (int y = r.y0 + 1; y < r.y1; y++) memcpy(pixel_at(to, r.x0, y), first, (size_t)count * 4);
}

// Draws one color over a row, as far as it is covered. What is not covered at all, as most of a line of text, and what is wholly
// covered, as most of a large shape, costs next to nothing.
INLINED void color_over_row(uint32_t *row, uint32_t color, const uint8_t *mask, int count) {
  uint32_t colors[4] = {color, color, color, color};
  QuadInMemory bytes;
  memcpy(&bytes, colors, sizeof bytes);
  Quad quad = __builtin_convertvector(bytes, Quad);
  bool replaces = color >> 24 == 255;
  int i = 0;
  while (i + 8 <= count) {
    uint64_t eight;
    memcpy(&eight, mask + i, 8);
    if (eight == 0) {
      i += 8;
      continue;
    }
    if (replaces && eight == UINT64_MAX) {
      int end = end_of(mask, i + 8, count, 255);
      for (; i < end; i++) row[i] = color;
      continue;
    }
    const uint8_t *covered = eight == UINT64_MAX ? NULL : mask + i;
    color_over_quad(row + i, &quad, covered);
    color_over_quad(row + i + 4, &quad, covered ? covered + 4 : NULL);
    i += 8;
  }
  for (; i < count; i++) row[i] = over(scale(color, mask[i]), row[i]);
}

// Draws `source` over a row. Where it is empty, as most of a layer, nothing happens; where it hides what is below it is copied.
INLINED void over_row(uint32_t *row, const uint32_t *source, const uint8_t *mask, int count, int opacity) {
  int i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t eight = UINT64_MAX, twos[4];
    if (mask) memcpy(&eight, mask + i, 8);
    memcpy(twos, source + i, 32);
    if (eight == 0 || (twos[0] | twos[1] | twos[2] | twos[3]) == 0) continue;
    const uint8_t *covered = eight == UINT64_MAX ? NULL : mask + i;
    uint64_t opaque = UINT64_C(0xff000000ff000000);
    if (!covered && opacity == 255 && (twos[0] & twos[1] & twos[2] & twos[3] & opaque) == opaque) {
      memcpy(row + i, source + i, 32);
      continue;
    }
    over_quad(row + i, source + i, covered, opacity);
    over_quad(row + i + 4, source + i + 4, covered ? covered + 4 : NULL, opacity);
  }
  for (; i < count; i++) row[i] = over(scale(scale(source[i], opacity), mask ? mask[i] : 255), row[i]);
}

FOR_EACH_PROCESSOR
void perch_fill(PerchSurface *to, PerchRect clip, const PerchCoverage *coverage, uint32_t color) {
  PerchRect r = intersect(intersect(clip, surface_rect(to)), coverage->bounds);
  int count = r.x1 - r.x0;
  if (count <= 0 || r.y1 <= r.y0 || color >> 24 == 0) return;
  if (color >> 24 == 255 && !coverage->mask) {
    perch_clear(to, r, color);
    return;
  }
  uint8_t stack[2048];
  uint8_t *scratch = count > 2048 ? malloc(count) : stack;
  if (!scratch) return;
  for (int y = r.y0; y < r.y1; y++) {
    uint32_t *row = pixel_at(to, r.x0, y);
    const uint8_t *mask = coverage_row(coverage, y, r.x0, r.x1, scratch);
    if (mask) color_over_row(row, color, mask, count);
    else color_over_whole_row(row, color, count);
  }
  if (scratch != stack) free(scratch);
}

// Blend modes, by CGBlendMode's numbers.
enum {
  NORMAL, MULTIPLY, SCREEN, OVERLAY, DARKEN, LIGHTEN, COLOR_DODGE, COLOR_BURN, SOFT_LIGHT,
  HARD_LIGHT, DIFFERENCE, EXCLUSION, HUE, SATURATION, COLOR, LUMINOSITY,
  CLEAR, COPY, SOURCE_IN, SOURCE_OUT, SOURCE_ATOP, DEST_OVER, DEST_IN,
  DEST_OUT, DEST_ATOP, XOR, PLUS_DARKER, PLUS_LIGHTER
};

static inline float blend_channel(int mode, float b, float s) {
  switch (mode) {
  case MULTIPLY: return b * s;
  case SCREEN: return b + s - b * s;
  case OVERLAY: return blend_channel(HARD_LIGHT, s, b);
  case DARKEN: return b < s ? b : s;
  case LIGHTEN: return b > s ? b : s;
  case COLOR_DODGE: return b <= 0 ? 0 : s >= 1 ? 1 : fminf(1, b / (1 - s));
  case COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - fminf(1, (1 - b) / s);
  case HARD_LIGHT: return s <= 0.5f ? 2 * s * b : b + (2 * s - 1) - b * (2 * s - 1);
  case SOFT_LIGHT: {
    if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
    float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b);
    return b + (2 * s - 1) * (d - b);
  }
  case DIFFERENCE: return fabsf(b - s);
  case EXCLUSION: return b + s - 2 * b * s;
  default: return s;
  }
}

static inline float luminosity(const float c[3]) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }

static void set_luminosity(float c[3], float l) {
  float d = l - luminosity(c);
  for (int i = 0; i < 3; i++) c[i] += d;
  float n = fminf(c[0], fminf(c[1], c[2])), x = fmaxf(c[0], fmaxf(c[1], c[2])), y = luminosity(c);
  for (int i = 0; i < 3; i++) {
    if (n < 0 && y > n) c[i] = y + (c[i] - y) * y / (y - n);
    if (x > 1 && x > y) c[i] = y + (c[i] - y) * (1 - y) / (x - y);
  }
}

static inline float spread(const float c[3]) {
  return fmaxf(c[0], fmaxf(c[1], c[2])) - fminf(c[0], fminf(c[1], c[2]));
}

static void set_spread(float c[3], float s) {
  float n = fminf(c[0], fminf(c[1], c[2])), d = spread(c);
  for (int i = 0; i < 3; i++) c[i] = d > 0 ? (c[i] - n) * s / d : 0;
}

static void blend_hsl(int mode, const float b[3], const float s[3], float out[3]) {
  const float *base = mode == HUE || mode == COLOR ? s : b;
  for (int i = 0; i < 3; i++) out[i] = base[i];
  if (mode == HUE) set_spread(out, spread(b));
  if (mode == SATURATION) set_spread(out, spread(s));
  set_luminosity(out, luminosity(mode == LUMINOSITY ? s : b));
}

static inline uint32_t to_byte(float v) { return v <= 0 ? 0 : v >= 1 ? 255 : (uint32_t)(v * 255 + 0.5f); }

static uint32_t blend(int mode, uint32_t source, uint32_t backdrop) {
  float sa = (source >> 24) / 255.0f, ba = (backdrop >> 24) / 255.0f, ra, fs, fb;
  float s[3], b[3], r[3];
  for (int i = 0; i < 3; i++) {
    s[i] = ((source >> (8 * (2 - i))) & 255) / 255.0f;
    b[i] = ((backdrop >> (8 * (2 - i))) & 255) / 255.0f;
  }
  if (mode == PLUS_DARKER || mode == PLUS_LIGHTER) {
    ra = fminf(1, sa + ba);
    for (int i = 0; i < 3; i++)
      r[i] = mode == PLUS_LIGHTER ? fminf(ra, s[i] + b[i]) : fmaxf(0, ra - (sa - s[i]) - (ba - b[i]));
  } else if (mode >= CLEAR) {
    switch (mode) {
    case CLEAR: fs = 0, fb = 0; break;
    case COPY: fs = 1, fb = 0; break;
    case SOURCE_IN: fs = ba, fb = 0; break;
    case SOURCE_OUT: fs = 1 - ba, fb = 0; break;
    case SOURCE_ATOP: fs = ba, fb = 1 - sa; break;
    case DEST_OVER: fs = 1 - ba, fb = 1; break;
    case DEST_IN: fs = 0, fb = sa; break;
    case DEST_OUT: fs = 0, fb = 1 - sa; break;
    case DEST_ATOP: fs = 1 - ba, fb = sa; break;
    default: fs = 1 - ba, fb = 1 - sa; break;
    }
    ra = sa * fs + ba * fb;
    for (int i = 0; i < 3; i++) r[i] = s[i] * fs + b[i] * fb;
  } else {
    ra = sa + ba - sa * ba;
    float sc[3], bc[3], mixed[3];
    for (int i = 0; i < 3; i++) {
      sc[i] = sa > 0 ? s[i] / sa : 0;
      bc[i] = ba > 0 ? b[i] / ba : 0;
      mixed[i] = blend_channel(mode, bc[i], sc[i]);
    }
    if (mode >= HUE) blend_hsl(mode, bc, sc, mixed);
    for (int i = 0; i < 3; i++) r[i] = s[i] * (1 - ba) + b[i] * (1 - sa) + sa * ba * mixed[i];
  }
  uint32_t alpha = to_byte(ra), out = alpha << 24;
  for (int i = 0; i < 3; i++) {
    uint32_t v = to_byte(r[i]);
    out |= (v > alpha ? alpha : v) << (8 * (2 - i));
  }
  return out;
}

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t t) { return scale(a, 255 - t) + scale(b, t); }

FOR_EACH_PROCESSOR
void perch_draw(PerchSurface *to, PerchRect clip, const PerchCoverage *coverage,
                const PerchSurface *from, int opacity, int mode) {
  PerchRect r = intersect(intersect(clip, surface_rect(to)), surface_rect(from));
  if (coverage) r = intersect(r, coverage->bounds);
  int count = r.x1 - r.x0;
  if (count <= 0 || r.y1 <= r.y0) return;
  // Modes that clear where the source is empty must let coverage choose between before and after.
  bool replaces = mode == CLEAR || mode == COPY || mode == SOURCE_IN || mode == SOURCE_OUT ||
                  mode == DEST_IN || mode == DEST_ATOP;
  uint8_t stack[2048];
  uint8_t *scratch = count > 2048 ? malloc(count) : stack;
  if (!scratch) return;
  for (int y = r.y0; y < r.y1; y++) {
    uint32_t *row = pixel_at(to, r.x0, y);
    const uint32_t *source = pixel_at(from, r.x0, y);
    const uint8_t *mask = coverage ? coverage_row(coverage, y, r.x0, r.x1, scratch) : NULL;
    if (mode == NORMAL) {
      over_row(row, source, mask, count, opacity);
      continue;
    }
    for (int i = 0; i < count; i++) {
      uint32_t m = mask ? mask[i] : 255, pixel = source[i];
      if (m == 0 || (pixel == 0 && !replaces)) continue;
      if (opacity != 255) pixel = scale(pixel, opacity);
      if (replaces) {
        uint32_t after = blend(mode, pixel, row[i]);
        row[i] = m == 255 ? after : mix(row[i], after, m);
      } else {
        row[i] = blend(mode, m == 255 ? pixel : scale(pixel, m), row[i]);
      }
    }
  }
  if (scratch != stack) free(scratch);
}

void perch_keep_covered(PerchSurface *to, const PerchCoverage *coverage) {
  PerchRect all = surface_rect(to), r = intersect(all, coverage->bounds);
  if (r.x1 <= r.x0 || r.y1 <= r.y0) {
    perch_clear(to, all, 0);
    return;
  }
  int count = r.x1 - r.x0;
  uint8_t *scratch = malloc(count);
  if (!scratch) return;
  for (int y = all.y0; y < all.y1; y++) {
    uint32_t *line = pixel_at(to, all.x0, y);
    if (y < r.y0 || y >= r.y1) {
      memset(line, 0, (size_t)to->width * 4);
      continue;
    }
    memset(line, 0, (size_t)(r.x0 - all.x0) * 4);
    memset(line + (r.x1 - all.x0), 0, (size_t)(all.x1 - r.x1) * 4);
    const uint8_t *mask = coverage_row(coverage, y, r.x0, r.x1, scratch);
    if (!mask) continue;
    uint32_t *row = line + (r.x0 - all.x0);
    for (int i = 0; i < count; i++)
      if (mask[i] != 255) row[i] = mask[i] ? scale(row[i], mask[i]) : 0;
  }
  free(scratch);
}

// Goes over the rows that a coverage shares with an area of bytes.
static void each_mask_row(uint8_t *bytes, PerchRect area, long stride, const PerchCoverage *coverage, bool subtracts) {
  PerchRect r = intersect(area, coverage->bounds);
  int count = r.x1 - r.x0;
  if (count <= 0 || r.y1 <= r.y0) return;
  uint8_t *scratch = malloc(count);
  if (!scratch) return;
  for (int y = r.y0; y < r.y1; y++) {
    uint8_t *row = bytes + (y - area.y0) * stride + (r.x0 - area.x0);
    const uint8_t *mask = coverage_row(coverage, y, r.x0, r.x1, scratch);
    if (!mask) {
      memset(row, subtracts ? 0 : 255, (size_t)count);
    } else if (subtracts) {
      for (int i = 0; i < count; i++) row[i] = (uint8_t)((row[i] * (255u - mask[i]) + 127) / 255);
    } else {
      memcpy(row, mask, (size_t)count);
    }
  }
  free(scratch);
}

void perch_put_coverage(uint8_t *bytes, PerchRect area, long stride, const PerchCoverage *coverage) {
  each_mask_row(bytes, area, stride, coverage, false);
}

void perch_subtract_coverage(uint8_t *bytes, PerchRect area, long stride, const PerchCoverage *coverage) {
  each_mask_row(bytes, area, stride, coverage, true);
}

// Pixels put aside, in the order in which they were met.
typedef struct { uint32_t *pixels; size_t count, room; } Saved;

static bool make_room(Saved *saved, size_t more) {
  if (saved->count + more <= saved->room) return true;
  size_t room = (saved->count + more) * 2;
  uint32_t *grown = realloc(saved->pixels, room * sizeof(uint32_t));
  if (!grown) return false;
  saved->pixels = grown;
  saved->room = room;
  return true;
}

// Goes over the pixels that are not wholly covered, always in the same order: saves them, or mixes the saved ones with what is
// there now. Returns false without memory.
FOR_EACH_PROCESSOR
static bool each_partial(const PerchSurface *on, PerchRect clip, const PerchCoverage *coverage, bool mixes, Saved *saved) {
  PerchRect r = intersect(intersect(clip, surface_rect(on)), coverage->bounds);
  int count = r.x1 - r.x0;
  if (!coverage->mask || count <= 0) return true;
  uint8_t *scratch = malloc(count);
  // The stretches of a row that are not wholly covered: where each begins and ends.
  int (*stretches)[2] = malloc(((size_t)count / 2 + 1) * sizeof *stretches);
  bool done = scratch && stretches;
  const uint8_t *mask = NULL;
  int found = 0, pixels = 0, known = -1;  // Most rows of a shape that stretches are one row of its mask.
  for (int y = r.y0; done && y < r.y1; y++) {
    int line = mask_row(coverage, y);
    if (line != known) {
      mask = coverage_row(coverage, y, r.x0, r.x1, scratch);
      found = pixels = 0;
      for (int i = end_of(mask, 0, count, 255); i < count;) {
        const uint8_t *next = memchr(mask + i, 255, (size_t)(count - i));
        int end = next ? (int)(next - mask) : count;
        stretches[found][0] = i;
        stretches[found++][1] = end;
        pixels += end - i;
        i = end_of(mask, end, count, 255);
      }
      known = line;
    }
    if (found == 0) continue;
    uint32_t *row = pixel_at(on, r.x0, y);
    if (!mixes && !make_room(saved, (size_t)pixels)) {
      done = false;
      break;
    }
    uint32_t *before = saved->pixels + saved->count;
    for (int k = 0; k < found; k++) {
      int start = stretches[k][0], length = stretches[k][1] - start;
      if (mixes)
        for (int i = 0; i < length; i++) row[start + i] = mix(before[i], row[start + i], mask[start + i]);
      else
        memcpy(before, row + start, (size_t)length * 4);
      before += length;
    }
    saved->count += (size_t)pixels;
  }
  free(stretches);
  free(scratch);
  return done;
}

uint32_t *perch_save_partial(const PerchSurface *from, PerchRect clip, const PerchCoverage *coverage) {
  Saved saved = {NULL, 0, 0};
  if (make_room(&saved, 1) && each_partial(from, clip, coverage, false, &saved)) return saved.pixels;
  free(saved.pixels);
  return NULL;
}

void perch_mix_partial(PerchSurface *to, PerchRect clip, const PerchCoverage *coverage, uint32_t *saved) {
  Saved before = {saved, 0, 0};
  each_partial(to, clip, coverage, true, &before);
  free(saved);
}

void perch_keep_masked(PerchSurface *to, const PerchSurface *mask) {
  PerchRect all = surface_rect(to), r = intersect(all, surface_rect(mask));
  for (int y = all.y0; y < all.y1; y++) {
    uint32_t *row = pixel_at(to, all.x0, y);
    for (int x = all.x0; x < all.x1; x++) {
      bool inside = x >= r.x0 && x < r.x1 && y >= r.y0 && y < r.y1;
      uint32_t m = inside ? *pixel_at(mask, x, y) >> 24 : 0;
      if (m != 255) row[x - all.x0] = m ? scale(row[x - all.x0], m) : 0;
    }
  }
}

void perch_color_matrix(PerchSurface *to, const float m[20]) {
  uint32_t last = 0, result = 0;
  bool known = false;
  for (int y = 0; y < to->height; y++) {
    uint32_t *row = to->pixels + y * to->stride;
    for (int i = 0; i < to->width; i++) {
      uint32_t p = row[i];
      if (known && p == last) {
        row[i] = result;
        continue;
      }
      float a = (p >> 24) / 255.0f, un = a > 0 ? 1 / (255 * a) : 0;
      float c[4] = {((p >> 16) & 255) * un, ((p >> 8) & 255) * un, (p & 255) * un, a}, o[4];
      for (int k = 0; k < 4; k++) {
        const float *l = m + 5 * k;
        o[k] = l[0] * c[0] + l[1] * c[1] + l[2] * c[2] + l[3] * c[3] + l[4];
        o[k] = o[k] < 0 ? 0 : o[k] > 1 ? 1 : o[k];
      }
      // A filter never paints where nothing was.
      if (a == 0) o[3] = 0;
      last = p;
      known = true;
      result = to_byte(o[3]) << 24 | to_byte(o[0] * o[3]) << 16 | to_byte(o[1] * o[3]) << 8 | to_byte(o[2] * o[3]);
      row[i] = result;
    }
  }
}

void perch_threshold(PerchSurface *to, float low, float high, uint32_t color) {
  for (int y = 0; y < to->height; y++) {
    uint32_t *row = to->pixels + y * to->stride;
    for (int i = 0; i < to->width; i++) {
      float alpha = (float)(row[i] >> 24) / 255;
      row[i] = alpha >= low && alpha <= high ? color : 0;
    }
  }
}

FOR_EACH_PROCESSOR
void perch_tint_row(uint32_t *row, const uint8_t *alpha, int count, uint32_t color) {
  uint32_t colors[4] = {color, color, color, color};
  int i = 0;
  for (; i + 4 <= count; i += 4) tint_quad(row + i, colors, alpha + i);
  for (; i < count; i++) row[i] = scale(color, alpha[i]);
}

void perch_colorize(PerchSurface *to, uint32_t color) {
  for (int y = 0; y < to->height; y++) {
    uint32_t *row = to->pixels + y * to->stride;
    for (int i = 0; i < to->width; i++) row[i] = scale(color, row[i] >> 24);
  }
}
