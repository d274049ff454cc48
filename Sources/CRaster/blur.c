#include "CRaster.h"
#include "vectors.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Up to this deviation the true Gaussian is used; above it three box passes are indistinguishable.
static const double exact_limit = 2.5;

static int box_size(double sigma) {
  int d = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  return d | 1;
}

int perch_blur_extent(double sigma) {
  if (!(sigma > 0)) return 0;
  return sigma <= exact_limit ? (int)ceil(3 * sigma) : 3 * (box_size(sigma) / 2);
}

static inline int clamped(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

// What is blurred are shadows of large plain shapes, most of all: their lines are one like the other. A line that is as
// the one before becomes what that one became.
static bool repeats(const uint8_t *in, int y, size_t bytes) { return y > 0 && memcmp(in, in - bytes, bytes) == 0; }

typedef uint8_t Eight __attribute__((vector_size(8)));

// Makes columns of 8 by 8 bytes rows: three times each row is interleaved with the fourth after it.
static void turn_block(const uint8_t *from, uint8_t *to, int w, int h) {
  Eight rows[8], next[8];
  for (int i = 0; i < 8; i++) memcpy(&rows[i], from + (size_t)i * w, 8);
  for (int round = 0; round < 3; round++) {
    for (int i = 0; i < 4; i++) {
      next[2 * i] = __builtin_shufflevector(rows[i], rows[i + 4], 0, 8, 1, 9, 2, 10, 3, 11);
      next[2 * i + 1] = __builtin_shufflevector(rows[i], rows[i + 4], 4, 12, 5, 13, 6, 14, 7, 15);
    }
    memcpy(rows, next, sizeof rows);
  }
  for (int i = 0; i < 8; i++) memcpy(to + (size_t)i * h, &rows[i], 8);
}

// Makes columns of `w` by `h` pixels rows, so that both are blurred by whole rows of sums at a time.
static void turn(const uint8_t *from, uint8_t *to, int w, int h, int channels) {
  for (int top = 0; top < h; top += 8)
    for (int left = 0; left < w; left += 8) {
      int bottom = top + 8 < h ? top + 8 : h, right = left + 8 < w ? left + 8 : w;
      if (channels == 1 && bottom - top == 8 && right - left == 8)
        turn_block(from + (size_t)top * w + left, to + (size_t)left * h + top, w, h);
      else
        for (int x = left; x < right; x++)
          for (int y = top; y < bottom; y++)
            if (channels == 1) to[(size_t)x * h + y] = from[(size_t)y * w + x];
            else memcpy(to + ((size_t)x * h + y) * 4, from + ((size_t)y * w + x) * 4, 4);
    }
}

// A running mean of `size` pixels down each column.
FOR_EACH_PROCESSOR
static void box_columns(const uint8_t *from, uint8_t *to, int bytes, int rows, int size, bool clamp,
                        uint32_t *sum) {
  int half = size / 2;
  uint32_t inverse = (uint32_t)((1u << 24) / (uint32_t)size) + 1;
  memset(sum, 0, (size_t)bytes * 4);
  for (int i = -half; i < half; i++)
    if (clamp || (i >= 0 && i < rows)) {
      const uint8_t *in = from + (size_t)clamped(i, rows) * bytes;
      for (int k = 0; k < bytes; k++) sum[k] += in[k];
    }
  for (int y = 0; y < rows; y++) {
    int add = y + half, drop = y - half - 1;
    const uint8_t *added = clamp || add < rows ? from + (size_t)clamped(add, rows) * bytes : NULL;
    const uint8_t *dropped = y > 0 && (clamp || drop >= 0) ? from + (size_t)clamped(drop, rows) * bytes : NULL;
    uint8_t *out = to + (size_t)y * bytes;
    bool is_same = added && dropped ? memcmp(added, dropped, (size_t)bytes) == 0 : !added && !dropped;
    if (y > 0 && is_same) {
      memcpy(out, out - bytes, (size_t)bytes);
      continue;
    }
    if (added && dropped)
      for (int k = 0; k < bytes; k++) sum[k] += (uint32_t)added[k] - dropped[k];
    else if (added)
      for (int k = 0; k < bytes; k++) sum[k] += added[k];
    else if (dropped)
      for (int k = 0; k < bytes; k++) sum[k] -= dropped[k];
    // Up to 256 rows the product fits in 32 bits, in which processors multiply more numbers at once.
    if (size <= 256)
      for (int k = 0; k < bytes; k++) out[k] = (uint8_t)(((sum[k] + (uint32_t)half) * inverse) >> 24);
    else
      for (int k = 0; k < bytes; k++) out[k] = (uint8_t)(((uint64_t)(sum[k] + (uint32_t)half) * inverse) >> 24);
  }
}

// Up to this deviation there is room for the weights.
enum { MOST_WEIGHTS = 64 };
static const double largest_exact = 10;

static int gaussian_weights(double sigma, uint32_t *weights) {
  int half = (int)ceil(3 * sigma);
  double sum = 0, value[MOST_WEIGHTS];
  for (int i = -half; i <= half; i++) sum += value[i + half] = exp(-i * i / (2 * sigma * sigma));
  uint32_t total = 0;
  for (int i = 0; i <= 2 * half; i++) total += weights[i] = (uint32_t)(value[i] / sum * 65536);
  weights[half] += 65536 - total;
  return half;
}

FOR_EACH_PROCESSOR
static void gaussian_columns(const uint8_t *from, uint8_t *to, int bytes, int rows, const uint32_t *w,
                             int half, bool clamp, uint32_t *sum) {
  int like = 0;  // How many lines, up to the last that counts for this one, are as the line before them.
  for (int y = 0; y < rows; y++) {
    uint8_t *out = to + (size_t)y * bytes;
    int last = y + half;
    like = last < rows && repeats(from + (size_t)last * bytes, last, (size_t)bytes) ? like + 1 : 0;
    if (y > half && like > 2 * half) {
      memcpy(out, out - bytes, (size_t)bytes);
      continue;
    }
    for (int k = 0; k < bytes; k++) sum[k] = 32768;
    for (int i = -half; i <= half; i++) {
      if (!clamp && (y + i < 0 || y + i >= rows)) continue;
      const uint8_t *in = from + (size_t)clamped(y + i, rows) * bytes;
      uint32_t weight = w[i + half];
      for (int k = 0; k < bytes; k++) sum[k] += in[k] * weight;
    }
    for (int k = 0; k < bytes; k++) out[k] = (uint8_t)(sum[k] >> 16);
  }
}

// Blurs `a`, rows of `bytes` without gaps between them, down its columns and into `b`.
static void blur_columns(uint8_t *a, uint8_t *b, uint32_t *sums, int bytes, int rows, double sigma, bool clamp,
                         bool exact) {
  if (exact) {
    uint32_t weights[MOST_WEIGHTS];
    int half = gaussian_weights(sigma, weights);
    gaussian_columns(a, b, bytes, rows, weights, half, clamp, sums);
  } else {
    int d = box_size(sigma);
    box_columns(a, b, bytes, rows, d, clamp, sums);
    box_columns(b, a, bytes, rows, d, clamp, sums);
    box_columns(a, b, bytes, rows, d, clamp, sums);
  }
}

// Blurs `a`, lines of `w` pixels without gaps between them, in place; `b` is as large, `sums` as the longer side.
static void blur(uint8_t *a, uint8_t *b, uint32_t *sums, int w, int h, int channels, double sigma, bool clamp, bool exact) {
  turn(a, b, w, h, channels);
  blur_columns(b, a, sums, h * channels, w, sigma, clamp, exact);
  turn(a, b, h, w, channels);
  blur_columns(b, a, sums, w * channels, h, sigma, clamp, exact);
}

static bool is_visible(const PerchSurface *surface, double sigma) {
  return sigma > 0.05 && surface->width > 0 && surface->height > 0;
}

static void blur_surface(PerchSurface *surface, double sigma, bool clamp, bool exact) {
  if (!is_visible(surface, sigma)) return;
  int w = surface->width, h = surface->height;
  size_t line = (size_t)w * 4;
  uint8_t *a = malloc(line * h), *b = malloc(line * h);
  uint32_t *sums = malloc((size_t)(w > h ? w : h) * 16);
  if (a && b && sums) {
    for (int y = 0; y < h; y++) memcpy(a + y * line, surface->pixels + y * surface->stride, line);
    blur(a, b, sums, w, h, 4, sigma, clamp, exact);
    for (int y = 0; y < h; y++) memcpy(surface->pixels + y * surface->stride, a + y * line, line);
  }
  free(a);
  free(b);
  free(sums);
}

void perch_blur(PerchSurface *surface, double sigma, bool clamp) {
  blur_surface(surface, sigma, clamp, sigma <= exact_limit);
}

void perch_blur_cells(PerchSurface *surface, double sigma, bool clamp) {
  blur_surface(surface, sigma, clamp, sigma <= largest_exact);
}

void perch_blur_bytes(uint8_t *bytes, int w, int h, double sigma) {
  if (w <= 0 || h <= 0 || !(sigma > 0.05)) return;
  uint8_t *b = malloc((size_t)w * h);
  uint32_t *sums = malloc((size_t)(w > h ? w : h) * 4);
  if (b && sums) blur(bytes, b, sums, w, h, 1, sigma, false, sigma <= largest_exact);
  free(b);
  free(sums);
}

// The alpha of what lies on `from`, as wide and high as `to`.
static void take_alpha(uint8_t *alpha, const PerchSurface *to, const PerchSurface *from) {
  for (int y = 0; y < to->height; y++) {
    uint8_t *line = alpha + (size_t)y * to->width;
    int row = y + to->y - from->y, start = from->x - to->x, end = start + from->width;
    if (row < 0 || row >= from->height) {
      memset(line, 0, (size_t)to->width);
      continue;
    }
    const uint32_t *source = from->pixels + row * from->stride;
    int left = start < 0 ? 0 : start > to->width ? to->width : start;
    int right = end > to->width ? to->width : end < left ? left : end;
    memset(line, 0, (size_t)left);
    for (int x = left; x < right; x++) line[x] = (uint8_t)(source[x - start] >> 24);
    memset(line + right, 0, (size_t)(to->width - right));
  }
}

void perch_shadow(PerchSurface *to, const PerchSurface *from, double sigma, uint32_t color) {
  if (to->width <= 0 || to->height <= 0) return;
  size_t area = (size_t)to->width * to->height;
  uint8_t *a = malloc(area), *b = malloc(area);
  uint32_t *sums = malloc((size_t)(to->width > to->height ? to->width : to->height) * 4);
  if (a && b && sums) {
    take_alpha(a, to, from);
    if (is_visible(to, sigma)) blur(a, b, sums, to->width, to->height, 1, sigma, false, sigma <= exact_limit);
    for (int y = 0; y < to->height; y++)
      perch_tint_row(to->pixels + y * to->stride, a + (size_t)y * to->width, to->width, color);
  }
  free(a);
  free(b);
  free(sums);
}
