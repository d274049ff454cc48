#include "CRaster.h"
#include <math.h>

static inline uint32_t to_byte(float v) { return v <= 0 ? 0 : v >= 1 ? 255 : (uint32_t)(v * 255 + 0.5f); }

typedef struct { float r, g, b, a; } Color;

static inline Color color_at(const PerchStop *stops, int count, float t, int *hint) {
  int i = *hint;
  while (i > 0 && t < stops[i].location) i--;
  while (i < count - 1 && t >= stops[i + 1].location) i++;
  *hint = i;
  const PerchStop *s = stops + i;
  if (i == count - 1 || t <= s->location) return (Color){s->r, s->g, s->b, s->a};
  const PerchStop *e = s + 1;
  float f = (t - s->location) / (e->location - s->location);
  return (Color){s->r + (e->r - s->r) * f, s->g + (e->g - s->g) * f, s->b + (e->b - s->b) * f, s->a + (e->a - s->a) * f};
}

static inline uint32_t pack(Color c) {
  return to_byte(c.a) << 24 | to_byte(c.r) << 16 | to_byte(c.g) << 8 | to_byte(c.b);
}

// Where an angle past the start falls on the sweep. A gap is shared between the last and the first colour.
static inline double sweep_position(double angle, double span) {
  if (span < 0) {
    angle = angle > 0 ? 2 * M_PI - angle : 0;
    span = -span;
  }
  if (span < 1e-9) return angle < M_PI ? 1 : 0;
  if (angle <= span) return angle / span;
  return angle - span < (2 * M_PI - span) / 2 ? 1 : 0;
}

static inline double spread_position(double t, int spread) {
  if (spread == PERCH_REPEAT) return t - floor(t);
  if (spread == PERCH_MIRROR) {
    double u = fmod(fabs(t), 2);
    return u > 1 ? 2 - u : u;
  }
  return t;
}

void perch_gradient(PerchSurface *to, int kind, const PerchStop *stops, int count,
                    const double m[6], const double g[4], int spread) {
  int hint = 0;
  double dx = g[2] - g[0], dy = g[3] - g[1], length = dx * dx + dy * dy;
  double radii = g[3] - g[2], span = g[3] - g[2];
  bool closed = fabs(fabs(span) - 2 * M_PI) < 1e-6;
  // Device pixels for a unit of the gradient's space, for the seam of a full sweep.
  double unit = 1 / sqrt(fmax(fabs(m[0] * m[3] - m[1] * m[2]), 1e-18));
  double start_x = cos(g[2]), start_y = sin(g[2]);
  for (int row = 0; row < to->height; row++) {
    uint32_t *out = to->pixels + row * to->stride;
    double py = to->y + row + 0.5;
    for (int column = 0; column < to->width; column++) {
      double px = to->x + column + 0.5;
      double x = m[0] * px + m[2] * py + m[4], y = m[1] * px + m[3] * py + m[5];
      double t;
      if (kind == PERCH_LINEAR) {
        t = length > 0 ? ((x - g[0]) * dx + (y - g[1]) * dy) / length : 1;
        t = spread_position(t, spread);
        // Rows of one colour are the commonest gradients.
        if (m[0] * dx + m[1] * dy == 0) {
          uint32_t pixel = pack(color_at(stops, count, (float)t, &hint));
          for (int i = 0; i < to->width; i++) out[i] = pixel;
          break;
        }
      } else if (kind == PERCH_RADIAL) {
        double distance = hypot(x - g[0], y - g[1]);
        t = fabs(radii) > 1e-12 ? (distance - g[2]) / radii : distance < g[2] ? 0 : 1;
        t = spread_position(t, spread);
      } else {
        double rx = x - g[0], ry = y - g[1];
        double angle = fmod(atan2(ry, rx) - g[2], 2 * M_PI);
        if (angle < 0) angle += 2 * M_PI;
        t = sweep_position(angle, span);
        double across = (ry * start_x - rx * start_y) * unit, along = rx * start_x + ry * start_y;
        if (closed && along > 0 && fabs(across) < 0.5) {
          float f = (float)(across + 0.5);
          if (span < 0) f = 1 - f;
          int end = count - 1, begin = 0;
          Color s = color_at(stops, count, 0, &begin), e = color_at(stops, count, 1, &end);
          out[column] = pack((Color){e.r + (s.r - e.r) * f, e.g + (s.g - e.g) * f, e.b + (s.b - e.b) * f, e.a + (s.a - e.a) * f});
          continue;
        }
      }
      out[column] = pack(color_at(stops, count, (float)t, &hint));
    }
  }
}

// The middles of pixels in a triangle, each with the colour that lies there. An edge that two triangles share belongs to both, so
// no pixel is left out between them.
static void fill_triangle(PerchSurface *to, const PerchMeshPoint *a, const PerchMeshPoint *b, const PerchMeshPoint *c) {
  double area = (b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x);
  if (fabs(area) < 1e-12 || !isfinite(area)) return;
  double low_y = fmin(a->y, fmin(b->y, c->y)), high_y = fmax(a->y, fmax(b->y, c->y));
  double low_x = fmin(a->x, fmin(b->x, c->x)), high_x = fmax(a->x, fmax(b->x, c->x));
  double y0 = fmax(ceil(low_y - 0.5), to->y), y1 = fmin(floor(high_y - 0.5), to->y + to->height - 1);
  double x0 = fmax(ceil(low_x - 0.5), to->x), x1 = fmin(floor(high_x - 0.5), to->x + to->width - 1);
  for (double row = y0; row <= y1; row++) {
    uint32_t *out = to->pixels + (long)(row - to->y) * to->stride;
    for (double column = x0; column <= x1; column++) {
      double px = column + 0.5, py = row + 0.5;
      double wa = ((b->x - px) * (c->y - py) - (b->y - py) * (c->x - px)) / area;
      double wb = ((c->x - px) * (a->y - py) - (c->y - py) * (a->x - px)) / area;
      double wc = 1 - wa - wb;
      if (wa < -1e-9 || wb < -1e-9 || wc < -1e-9) continue;
      float fa = (float)wa, fb = (float)wb, fc = (float)wc;
      out[(long)(column - to->x)] = pack((Color){a->r * fa + b->r * fb + c->r * fc, a->g * fa + b->g * fb + c->g * fc,
                                                 a->b * fa + b->b * fb + c->b * fc, a->a * fa + b->a * fb + c->a * fc});
    }
  }
}

void perch_mesh(PerchSurface *to, const PerchMeshPoint *points, int columns, int rows) {
  for (int row = 0; row + 1 < rows; row++)
    for (int column = 0; column + 1 < columns; column++) {
      const PerchMeshPoint *p = points + (long)row * columns + column, *q = p + columns;
      fill_triangle(to, p, p + 1, q);
      fill_triangle(to, p + 1, q + 1, q);
    }
}
