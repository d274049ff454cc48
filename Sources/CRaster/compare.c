#include "CRaster.h"
#include <math.h>
#include <pthread.h>

typedef struct { float l, a, b; } Lab;

static float linear_table[256];
static pthread_once_t tables_once = PTHREAD_ONCE_INIT;

static void make_tables(void) {
  for (int i = 0; i < 256; i++) {
    float v = i / 255.0f;
    linear_table[i] = v <= 0.04045f ? v / 12.92f : powf((v + 0.055f) / 1.055f, 2.4f);
  }
}

static inline float lab_curve(float t) { return t > 0.008856f ? cbrtf(t) : 7.787f * t + 16.0f / 116; }

// The colour as seen on a background of one grey.
static Lab lab(uint32_t p, uint32_t ground) {
  uint32_t rest = (255 - (p >> 24)) * ground / 255;
  float r = linear_table[((p >> 16) & 255) + rest > 255 ? 255 : ((p >> 16) & 255) + rest];
  float g = linear_table[((p >> 8) & 255) + rest > 255 ? 255 : ((p >> 8) & 255) + rest];
  float b = linear_table[(p & 255) + rest > 255 ? 255 : (p & 255) + rest];
  float x = lab_curve((0.4124f * r + 0.3576f * g + 0.1805f * b) / 0.9505f);
  float y = lab_curve(0.2126f * r + 0.7152f * g + 0.0722f * b);
  float z = lab_curve((0.0193f * r + 0.1192f * g + 0.9505f * b) / 1.089f);
  return (Lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static float distance(uint32_t a, uint32_t b, uint32_t ground) {
  Lab p = lab(a, ground), q = lab(b, ground);
  float l = p.l - q.l, m = p.a - q.a, n = p.b - q.b;
  return sqrtf(l * l + m * m + n * n);
}

PerchDifference perch_compare(const uint32_t *a, const uint32_t *b, long count, double tolerance, uint32_t *picture) {
  pthread_once(&tables_once, make_tables);
  PerchDifference result = {0, 0, 0};
  double sum = 0;
  for (long i = 0; i < count; i++) {
    float d = 0;
    if (a[i] != b[i]) {
      d = distance(a[i], b[i], 255);
      // Clear pixels can hide a difference on one ground.
      if ((a[i] & b[i]) >> 24 != 255) d = fmaxf(d, distance(a[i], b[i], 0));
    }
    sum += d;
    if (d > result.largest) result.largest = d;
    bool differs = d > tolerance;
    if (differs) result.different++;
    if (!picture) continue;
    if (differs) {
      picture[i] = 0xffff0040;
    } else {
      uint32_t p = a[i], rest = 255 - (p >> 24);
      uint32_t grey = (54 * ((p >> 16) & 255) + 183 * ((p >> 8) & 255) + 19 * (p & 255)) / 256 + rest;
      grey = 200 + (grey > 255 ? 255 : grey) * 55 / 255;
      picture[i] = 0xff000000 | grey << 16 | grey << 8 | grey;
    }
  }
  result.mean = count ? sum / count : 0;
  return result;
}
