#include "CRaster.h"
#include "vectors.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Wide blurs leave nothing that a coarse picture would not show. So what is blurred is made small first: cells of 2, 4, or 8 pixels, each
// the mean of its pixels, and made large again by going from cell to cell in straight lines.

static const double least_sigma = 2.5;

int perch_cells(double sigma) {
  int cell = 1;
  while (cell < 8 && sigma / (2 * cell) >= least_sigma) cell *= 2;
  return cell;
}

double perch_cell_sigma(double sigma, int cell) {
  // Means and straight lines blur as well: the box of a cell has a variance of (cell² - 1) / 12, the triangle of two of cell² / 6.
  double own = cell > 1 ? ((double)cell * cell - 1) / 12 + (double)cell * cell / 6 : 0;
  double rest = sigma * sigma - own;
  return rest > 0 ? sqrt(rest) / cell : 0;
}

static int floor_div(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

PerchRect perch_cell_rect(PerchRect area, int cell) {
  PerchRect r = {floor_div(area.x0, cell), floor_div(area.y0, cell), floor_div(area.x1 + cell - 1, cell),
                 floor_div(area.y1 + cell - 1, cell)};
  return r;
}

static uint32_t mean(const PerchSurface *from, int x0, int y0, int x1, int y1) {
  uint32_t sum[4] = {0, 0, 0, 0}, count = (uint32_t)((x1 - x0) * (y1 - y0)), result = 0;
  for (int y = y0; y < y1; y++) {
    const uint32_t *row = from->pixels + (y - from->y) * from->stride - from->x;
    for (int x = x0; x < x1; x++)
      for (int k = 0; k < 4; k++) sum[k] += (row[x] >> (8 * k)) & 255;
  }
  for (int k = 0; k < 4; k++) result |= ((sum[k] + count / 2) / count) << (8 * k);
  return result;
}

// A cell of 2, 4, or 8 pixels a side: at most 32 pairs, whose sums have room in 16 bits.
static inline uint32_t whole_mean(const PerchSurface *from, int x, int y, int cell, int shift) {
  Pair sum = {0};
  const uint32_t *row = from->pixels + (y - from->y) * from->stride + (x - from->x);
  for (int line = 0; line < cell; line++, row += from->stride)
    for (int i = 0; i < cell; i += 2) sum += pair_at(row + i);
  uint32_t result = 0;
  for (int k = 0; k < 4; k++) result |= (((uint32_t)sum[k] + sum[k + 4] + (1u << (shift - 1))) >> shift) << (8 * k);
  return result;
}

void perch_shrink(PerchSurface *to, const PerchSurface *from, PerchRect area, int cell) {
  int shift = cell == 8 ? 6 : cell == 4 ? 4 : 2;
  for (int row = 0; row < to->height; row++) {
    int y0 = (to->y + row) * cell, y1 = y0 + cell;
    bool is_high = y0 >= area.y0 && y1 <= area.y1;
    if (y0 < area.y0) y0 = area.y0;
    if (y1 > area.y1) y1 = area.y1;
    for (int column = 0; column < to->width; column++) {
      int x0 = (to->x + column) * cell, x1 = x0 + cell;
      uint32_t *out = to->pixels + row * to->stride + column;
      if (cell == 1) *out = from->pixels[(y0 - from->y) * from->stride + (x0 - from->x)];
      else if (is_high && x0 >= area.x0 && x1 <= area.x1) *out = whole_mean(from, x0, y0, cell, shift);
      else *out = mean(from, x0 < area.x0 ? area.x0 : x0, y0, x1 > area.x1 ? area.x1 : x1, y1);
    }
  }
}

static inline int clamped(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

// Between two rows of cells: `whole - t` parts of one and `t` of the other.
static void between_rows(uint16_t *to, const uint8_t *a, const uint8_t *b, int count, int t, int whole) {
  for (int i = 0; i < count; i++) to[i] = (uint16_t)(a[i] * (whole - t) + b[i] * t);
}

// Where a row or column of pixels lies among cells: after the middle of `cell`, by `t` of `whole` halves of a pixel.
typedef struct { int cell, t; } Place;

static inline Place place_of(int pixel, int origin, int cell) {
  int across = 2 * (pixel - origin * cell) + 1 - cell, whole = 2 * cell;
  Place p = {floor_div(across, whole), 0};
  p.t = across - p.cell * whole;
  return p;
}

// How often two can be halved: sums of parts have twice as many bits as the whole.
static int shift_of(int cell) { return cell == 8 ? 8 : cell == 4 ? 6 : cell == 2 ? 4 : 2; }

static inline Pair four(const uint16_t *channels) {
  uint64_t one;
  memcpy(&one, channels, sizeof one);
  uint64_t both[2] = {one, one};
  Pair pair;
  memcpy(&pair, both, sizeof pair);
  return pair;
}

void perch_enlarge(PerchSurface *to, const PerchSurface *from, int cell) {
  if (to->width <= 0 || to->height <= 0 || from->width <= 0 || from->height <= 0) return;
  int whole = 2 * cell, shift = shift_of(cell), cells = from->width;
  uint16_t *line = malloc((size_t)cells * 4 * sizeof(uint16_t));
  if (!line) return;
  for (int row = 0; row < to->height; row++) {
    Place down = place_of(to->y + row, from->y, cell);
    between_rows(line, (const uint8_t *)(from->pixels + clamped(down.cell, from->height) * from->stride),
                 (const uint8_t *)(from->pixels + clamped(down.cell + 1, from->height) * from->stride), cells * 4, down.t, whole);
    uint32_t *out = to->pixels + row * to->stride;
    for (int i = 0; i < to->width;) {
      Place place = place_of(to->x + i, from->x, cell);
      Pair a = four(line + 4 * clamped(place.cell, cells)), b = four(line + 4 * clamped(place.cell + 1, cells));
      int end = i + (whole - place.t + 1) / 2;
      if (end > to->width) end = to->width;
      // The second of two pixels lies two halves further on.
      uint16_t t = (uint16_t)place.t;
      Pair part = {t, t, t, t, t + 2, t + 2, t + 2, t + 2};
      Pair sum = a * ((uint16_t)whole - part) + b * part + (uint16_t)(1u << (shift - 1)), step = (b - a) * 4;
      for (; i < end; i += 2, sum += step) {
        PairInMemory bytes = __builtin_convertvector(sum >> (uint16_t)shift, PairInMemory);
        if (i + 1 < end) memcpy(out + i, &bytes, 8);
        else memcpy(out + i, &bytes, 4);
      }
      i = end;
    }
  }
  free(line);
}

void perch_enlarge_bytes(uint8_t *to, PerchRect area, long stride, const uint8_t *from, PerchRect rect, int cell) {
  int whole = 2 * cell, shift = shift_of(cell), cells = rect.x1 - rect.x0, rows = rect.y1 - rect.y0;
  if (cells <= 0 || rows <= 0) return;
  uint16_t *line = malloc((size_t)cells * sizeof(uint16_t));
  if (!line) return;
  for (int y = area.y0; y < area.y1; y++) {
    Place down = place_of(y, rect.y0, cell);
    uint8_t *out = to + (y - area.y0) * stride;
    between_rows(line, from + (size_t)clamped(down.cell, rows) * cells, from + (size_t)clamped(down.cell + 1, rows) * cells,
                 cells, down.t, whole);
    for (int x = area.x0; x < area.x1;) {
      Place place = place_of(x, rect.x0, cell);
      int a = line[clamped(place.cell, cells)], b = line[clamped(place.cell + 1, cells)];
      int end = x + (whole - place.t + 1) / 2;
      if (end > area.x1) end = area.x1;
      uint16_t step = (uint16_t)((b - a) * 2);
      Pair sum = (uint16_t)(a * (whole - place.t) + b * place.t + (1 << (shift - 1))) + step * (Pair){0, 1, 2, 3, 4, 5, 6, 7};
      PairInMemory bytes = __builtin_convertvector(sum >> (uint16_t)shift, PairInMemory);
      if (end - x == 8) memcpy(out + (x - area.x0), &bytes, 8);
      else
        for (int i = 0; i < end - x; i++) out[x - area.x0 + i] = bytes[i];
      x = end;
    }
  }
  free(line);
}
