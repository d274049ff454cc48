#include "CRaster.h"
#include <math.h>
#include <stdlib.h>

static inline uint32_t to_byte(float v) { return v <= 0 ? 0 : v >= 255 ? 255 : (uint32_t)(v + 0.5f); }

static inline uint32_t pack(const float c[4]) {
  uint32_t a = to_byte(c[3]), r = to_byte(c[2]), g = to_byte(c[1]), b = to_byte(c[0]);
  // A bicubic overshoot must not leave a colour brighter than its alpha.
  return a << 24 | (r > a ? a : r) << 16 | (g > a ? a : g) << 8 | (b > a ? a : b);
}

static double kernel(int filter, double x) {
  x = fabs(x);
  if (filter == PERCH_BILINEAR) return x < 1 ? 1 - x : 0;
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
  return 0;
}

typedef struct { int first, count; float *weights; } Taps;

// Which source pixels make up each destination pixel of an axis.
static bool make_taps(Taps *taps, float *pool, int capacity, int start, int n, double d0, double dn,
                      double s0, double sn, int limit, int filter) {
  double ratio = sn / dn, reach = filter == PERCH_BICUBIC ? 2 : 1, stretch = ratio > 1 ? ratio : 1;
  int low = (int)floor(s0), high = (int)ceil(s0 + sn) - 1;
  if (low < 0) low = 0;
  if (high > limit - 1) high = limit - 1;
  if (high < low) return false;
  for (int i = 0; i < n; i++) {
    double center = s0 + (start + i + 0.5 - d0) * ratio;
    Taps *t = taps + i;
    t->weights = pool + (size_t)i * capacity;
    if (filter == PERCH_NEAREST) {
      int p = (int)floor(center);
      t->first = p < low ? low : p > high ? high : p;
      t->count = 1;
      t->weights[0] = 1;
      continue;
    }
    int from = (int)ceil(center - 0.5 - reach * stretch), to = (int)floor(center - 0.5 + reach * stretch);
    int first = from < low ? low : from > high ? high : from, last = to > high ? high : to < low ? low : to;
    t->first = first;
    t->count = last - first + 1 > capacity ? capacity : last - first + 1;
    for (int k = 0; k < t->count; k++) t->weights[k] = 0;
    double sum = 0;
    for (int p = from; p <= to; p++) {
      // Past the edge the border pixel goes on.
      int q = (p < first ? first : p > last ? last : p) - first;
      if (q >= t->count) continue;
      double w = kernel(filter, (p + 0.5 - center) / stretch);
      t->weights[q] += (float)w;
      sum += w;
    }
    if (sum != 0)
      for (int k = 0; k < t->count; k++) t->weights[k] /= (float)sum;
    else
      t->weights[0] = 1;
  }
  return true;
}

void perch_resample(PerchSurface *to, const double d[4], const uint32_t *pixels, int width, int height,
                    const double s[4], int filter) {
  int w = to->width, h = to->height;
  if (w <= 0 || h <= 0 || !(d[2] > 0) || !(d[3] > 0)) return;
  double reach = filter == PERCH_BICUBIC ? 2 : 1;
  int cx = (int)(2 * reach * fmax(1, s[2] / d[2])) + 3, cy = (int)(2 * reach * fmax(1, s[3] / d[3])) + 3;
  if (cx > width) cx = width;
  if (cy > height) cy = height;
  Taps *tx = malloc(sizeof(Taps) * (size_t)w), *ty = malloc(sizeof(Taps) * (size_t)h);
  float *px = malloc(sizeof(float) * (size_t)w * cx), *py = malloc(sizeof(float) * (size_t)h * cy), *rows = NULL;
  if (!tx || !ty || !px || !py) goto done;
  if (!make_taps(tx, px, cx, to->x, w, d[0], d[2], s[0], s[2], width, filter)) goto done;
  if (!make_taps(ty, py, cy, to->y, h, d[1], d[3], s[1], s[3], height, filter)) goto done;
  int first = height, last = -1;
  for (int y = 0; y < h; y++) {
    if (ty[y].first < first) first = ty[y].first;
    if (ty[y].first + ty[y].count - 1 > last) last = ty[y].first + ty[y].count - 1;
  }
  rows = malloc((size_t)(last - first + 1) * w * 16);
  if (!rows) goto done;
  for (int y = first; y <= last; y++) {
    const uint32_t *in = pixels + (size_t)y * width;
    float *out = rows + (size_t)(y - first) * w * 4;
    for (int x = 0; x < w; x++) {
      float c[4] = {0, 0, 0, 0};
      const Taps *t = tx + x;
      for (int k = 0; k < t->count; k++) {
        uint32_t p = in[t->first + k];
        float f = t->weights[k];
        c[0] += f * (p & 255);
        c[1] += f * ((p >> 8) & 255);
        c[2] += f * ((p >> 16) & 255);
        c[3] += f * (p >> 24);
      }
      for (int i = 0; i < 4; i++) out[x * 4 + i] = c[i];
    }
  }
  float *sum = malloc((size_t)w * 16);
  if (!sum) goto done;
  for (int y = 0; y < h; y++) {
    for (int i = 0; i < w * 4; i++) sum[i] = 0;
    for (int k = 0; k < ty[y].count; k++) {
      const float *in = rows + (size_t)(ty[y].first - first + k) * w * 4;
      float f = ty[y].weights[k];
      for (int i = 0; i < w * 4; i++) sum[i] += f * in[i];
    }
    uint32_t *out = to->pixels + y * to->stride;
    for (int x = 0; x < w; x++) out[x] = pack(sum + x * 4);
  }
  free(sum);
done:
  free(rows);
  free(tx);
  free(ty);
  free(px);
  free(py);
}

static inline int wrapped(int i, int n) {
  i %= n;
  return i < 0 ? i + n : i;
}

void perch_sample(PerchSurface *to, const double m[6], const uint32_t *pixels, int width, int height,
                  const double s[4], int filter, bool repeat) {
  int low_x = (int)floor(s[0]), low_y = (int)floor(s[1]);
  int high_x = (int)ceil(s[0] + s[2]) - 1, high_y = (int)ceil(s[1] + s[3]) - 1;
  if (low_x < 0) low_x = 0;
  if (low_y < 0) low_y = 0;
  if (high_x >= width) high_x = width - 1;
  if (high_y >= height) high_y = height - 1;
  if (high_x < low_x || high_y < low_y) return;
  int nx = high_x - low_x + 1, ny = high_y - low_y + 1;
  for (int row = 0; row < to->height; row++) {
    uint32_t *out = to->pixels + row * to->stride;
    for (int column = 0; column < to->width; column++) {
      double dx = to->x + column + 0.5, dy = to->y + row + 0.5;
      double x = m[0] * dx + m[2] * dy + m[4] - low_x, y = m[1] * dx + m[3] * dy + m[5] - low_y;
      if (!repeat && (x < -1 || y < -1 || x > nx + 1 || y > ny + 1)) {
        out[column] = 0;
        continue;
      }
      if (repeat) {
        x = fmod(x, nx);
        y = fmod(y, ny);
      }
      if (filter == PERCH_NEAREST) {
        int ix = (int)floor(x), iy = (int)floor(y);
        bool inside = ix >= 0 && iy >= 0 && ix < nx && iy < ny;
        out[column] = inside || repeat
            ? pixels[(size_t)(low_y + wrapped(iy, ny)) * width + low_x + wrapped(ix, nx)] : 0;
        continue;
      }
      x -= 0.5;
      y -= 0.5;
      int ix = (int)floor(x), iy = (int)floor(y);
      float fx = (float)(x - ix), fy = (float)(y - iy), c[4] = {0, 0, 0, 0};
      for (int k = 0; k < 4; k++) {
        int qx = ix + (k & 1), qy = iy + (k >> 1);
        // Outside lies nothing, so an edge that runs askew is smooth.
        if (!repeat && (qx < 0 || qy < 0 || qx >= nx || qy >= ny)) continue;
        uint32_t p = pixels[(size_t)(low_y + wrapped(qy, ny)) * width + low_x + wrapped(qx, nx)];
        float f = ((k & 1) ? fx : 1 - fx) * ((k >> 1) ? fy : 1 - fy);
        c[0] += f * (p & 255);
        c[1] += f * ((p >> 8) & 255);
        c[2] += f * ((p >> 16) & 255);
        c[3] += f * (p >> 24);
      }
      out[column] = pack(c);
    }
  }
}

void perch_project(PerchSurface *to, const double m[9], const PerchSurface *from) {
  for (int row = 0; row < to->height; row++) {
    uint32_t *out = to->pixels + row * to->stride;
    for (int column = 0; column < to->width; column++) {
      float c[4] = {0, 0, 0, 0};
      // Four samples for each pixel, since what is far away is small.
      for (int sample = 0; sample < 4; sample++) {
        double dx = to->x + column + 0.25 + 0.5 * (sample & 1), dy = to->y + row + 0.25 + 0.5 * (sample >> 1);
        double w = dx * m[2] + dy * m[5] + m[8];
        if (w <= 1e-6) continue;
        double x = (dx * m[0] + dy * m[3] + m[6]) / w - from->x - 0.5, y = (dx * m[1] + dy * m[4] + m[7]) / w - from->y - 0.5;
        if (!(x > -1 && y > -1 && x < from->width && y < from->height)) continue;
        int ix = (int)floor(x), iy = (int)floor(y);
        float fx = (float)(x - ix), fy = (float)(y - iy);
        for (int k = 0; k < 4; k++) {
          int qx = ix + (k & 1), qy = iy + (k >> 1);
          if (qx < 0 || qy < 0 || qx >= from->width || qy >= from->height) continue;
          uint32_t p = from->pixels[qy * from->stride + qx];
          float f = ((k & 1) ? fx : 1 - fx) * ((k >> 1) ? fy : 1 - fy) * 0.25f;
          c[0] += f * (p & 255);
          c[1] += f * ((p >> 8) & 255);
          c[2] += f * ((p >> 16) & 255);
          c[3] += f * (p >> 24);
        }
      }
      out[column] = pack(c);
    }
  }
}
