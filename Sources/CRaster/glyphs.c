#include "CRaster.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Faces and rendered glyphs live as long as the process. One lock guards them: FreeType faces must
// not be used by two threads at once, and nearly every call only looks up a glyph that is there.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FT_Library library;

typedef struct { char *path; int index; FT_Face face; double size; } Face;
static Face *faces;
static int face_count;

static bool is_face(int number) { return number >= 0 && number < face_count; }

static FT_Face open_face(const char *path, int index) {
  if (!library && FT_Init_FreeType(&library)) return NULL;
  FT_Face face;
  return FT_New_Face(library, path, index, &face) ? NULL : face;
}

int perch_face(const char *path, int index) {
  pthread_mutex_lock(&lock);
  int found = -1;
  for (int i = 0; i < face_count && found < 0; i++)
    if (faces[i].index == index && strcmp(faces[i].path, path) == 0) found = i;
  if (found < 0) {
    FT_Face face = open_face(path, index);
    Face *grown = face ? realloc(faces, sizeof(Face) * (size_t)(face_count + 1)) : NULL;
    if (grown) {
      faces = grown;
      faces[face_count] = (Face){strdup(path), index, face, 0};
      found = face_count++;
    }
  }
  pthread_mutex_unlock(&lock);
  return found;
}

void *perch_face_open(const char *path, int index) {
  pthread_mutex_lock(&lock);
  FT_Face face = open_face(path, index);
  pthread_mutex_unlock(&lock);
  return face;
}

void perch_face_close(void *face) {
  pthread_mutex_lock(&lock);
  FT_Done_Face(face);
  pthread_mutex_unlock(&lock);
}

// The glyph cache: open addressing, emptied as a whole when it has grown too large.

typedef struct { int face; uint32_t glyph; int32_t size, slant, embolden, stretch; uint8_t phase_x, phase_y; } Key;
typedef struct { Key key; bool used; int left, top, width, height; uint8_t *pixels; } Entry;

static Entry *entries;
static size_t entry_capacity, entry_count, cached_bytes;
static const size_t byte_limit = 16 << 20;

static bool same_key(const Key *a, const Key *b) {
  return a->glyph == b->glyph && a->face == b->face && a->size == b->size && a->phase_x == b->phase_x &&
         a->phase_y == b->phase_y && a->slant == b->slant && a->embolden == b->embolden && a->stretch == b->stretch;
}

static size_t hash_key(const Key *k) {
  uint64_t h = k->glyph;
  h = h * 0x9e3779b97f4a7c15u + (uint32_t)k->face;
  h = h * 0x9e3779b97f4a7c15u + (uint32_t)k->size;
  h = h * 0x9e3779b97f4a7c15u + (uint32_t)((k->slant + k->stretch) * 31 + k->embolden);
  h = h * 0x9e3779b97f4a7c15u + (uint32_t)(k->phase_x * 4 + k->phase_y);
  return (size_t)(h ^ (h >> 29));
}

static void empty_cache(void) {
  for (size_t i = 0; i < entry_capacity; i++) free(entries[i].pixels);
  free(entries);
  entries = NULL;
  entry_capacity = entry_count = cached_bytes = 0;
}

static Entry *slot_for(const Key *key) {
  size_t i = hash_key(key) & (entry_capacity - 1);
  while (entries[i].used && !same_key(&entries[i].key, key)) i = (i + 1) & (entry_capacity - 1);
  return entries + i;
}

static bool grow(void) {
  size_t old = entry_capacity;
  Entry *before = entries, *after = calloc(old ? old * 2 : 1024, sizeof(Entry));
  if (!after) return false;
  entries = after;
  entry_capacity = old ? old * 2 : 1024;
  for (size_t i = 0; i < old; i++)
    if (before[i].used) *slot_for(&before[i].key) = before[i];
  free(before);
  return true;
}

static bool set_size(Face *face, double size) {
  if (face->size == size) return true;
  if (FT_Set_Char_Size(face->face, (FT_F26Dot6)lround(size * 64), 0, 72, 72)) return false;
  face->size = size;
  return true;
}

static bool load_outline(Face *face, const PerchTypeface *type, uint32_t glyph) {
  if (!FT_IS_SCALABLE(face->face) || !set_size(face, type->size)) return false;
  if (FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return false;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_OUTLINE) return false;
  if (type->embolden > 0) {
    FT_Pos strength = (FT_Pos)lround(type->embolden * 64);
    FT_Outline_Embolden(&slot->outline, strength);
    FT_Outline_Translate(&slot->outline, -strength / 2, -strength / 2);
  }
  if (type->slant != 0 || type->stretch != 1) {
    FT_Matrix shear = {(FT_Fixed)lround(type->stretch * 65536), (FT_Fixed)lround(type->slant * 65536), 0, 0x10000};
    FT_Outline_Transform(&slot->outline, &shear);
  }
  return true;
}

// The key of a typeface's glyphs, still without the glyph.
static Key key_for(const PerchTypeface *type) {
  return (Key){type->face, 0, (int32_t)lround(type->size * 64), (int32_t)lround(type->slant * 65536),
               (int32_t)lround(type->embolden * 64), (int32_t)lround(type->stretch * 65536), 0, 0};
}

// Rows of a glyph's pixels are followed by empty ones, so that eight can be added at a time.
static inline size_t row_length(int width) { return ((size_t)width + 7) & ~(size_t)7; }

static const Entry *rendered(const PerchTypeface *type, Key key, uint32_t glyph, int phase_x, int phase_y) {
  key.glyph = glyph;
  key.phase_x = (uint8_t)phase_x;
  key.phase_y = (uint8_t)phase_y;
  if (cached_bytes > byte_limit) empty_cache();
  if (entry_count * 2 >= entry_capacity && !grow()) return NULL;
  Entry *entry = slot_for(&key);
  if (entry->used) return entry;
  *entry = (Entry){key, true, 0, 0, 0, 0, NULL};
  entry_count++;
  cached_bytes += sizeof(Entry);
  Face *face = faces + type->face;
  if (!load_outline(face, type, glyph)) return entry;
  FT_GlyphSlot slot = face->face->glyph;
  FT_Outline_Translate(&slot->outline, phase_x * 16, -phase_y * 16);
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL)) return entry;
  FT_Bitmap *bitmap = &slot->bitmap;
  size_t length = row_length((int)bitmap->width), size = length * bitmap->rows;
  if (size == 0 || bitmap->pixel_mode != FT_PIXEL_MODE_GRAY || !(entry->pixels = calloc(size, 1))) return entry;
  entry->left = slot->bitmap_left;
  entry->top = slot->bitmap_top;
  entry->width = (int)bitmap->width;
  entry->height = (int)bitmap->rows;
  for (int y = 0; y < entry->height; y++)
    memcpy(entry->pixels + (size_t)y * length, bitmap->buffer + (long)y * bitmap->pitch, bitmap->width);
  cached_bytes += size;
  return entry;
}

// A position as a whole pixel and a quarter.
static inline int quarter(double v, int *phase) {
  int q = (int)floor(v * 4 + 0.5);
  *phase = q & 3;
  return (q - *phase) / 4;
}

static inline bool is_sane(double x, double y) { return fabs(x) < 1e6 && fabs(y) < 1e6; }

PerchRect perch_glyphs_bounds(const PerchTypeface *type, const PerchGlyph *glyphs, int count, double scale,
                              double dx, double dy) {
  PerchRect box = {1 << 28, 1 << 28, -(1 << 28), -(1 << 28)};
  Key key = key_for(type);
  pthread_mutex_lock(&lock);
  for (int i = 0; i < (is_face(type->face) ? count : 0); i++) {
    double gx = glyphs[i].x * scale + dx, gy = glyphs[i].y * scale + dy;
    if (!is_sane(gx, gy)) continue;
    int px, py, x = quarter(gx, &px), y = quarter(gy, &py);
    const Entry *e = rendered(type, key, glyphs[i].id, px, py);
    if (!e || !e->pixels) continue;
    if (x + e->left < box.x0) box.x0 = x + e->left;
    if (y - e->top < box.y0) box.y0 = y - e->top;
    if (x + e->left + e->width > box.x1) box.x1 = x + e->left + e->width;
    if (y - e->top + e->height > box.y1) box.y1 = y - e->top + e->height;
  }
  pthread_mutex_unlock(&lock);
  return box;
}

typedef uint8_t EightBytes __attribute__((vector_size(8)));

// Adds eight bytes to others, up to 255.
static inline void add_eight(uint8_t *to, const uint8_t *more) {
  EightBytes sum, other;
  memcpy(&sum, to, sizeof sum);
  memcpy(&other, more, sizeof other);
  sum = __builtin_elementwise_add_sat(sum, other);
  memcpy(to, &sum, sizeof sum);
}

void perch_glyphs_mask(const PerchTypeface *type, const PerchGlyph *glyphs, int count, double scale, double dx,
                       double dy, PerchRect bounds, uint8_t *mask, long stride) {
  Key key = key_for(type);
  pthread_mutex_lock(&lock);
  for (int i = 0; i < (is_face(type->face) ? count : 0); i++) {
    double gx = glyphs[i].x * scale + dx, gy = glyphs[i].y * scale + dy;
    if (!is_sane(gx, gy)) continue;
    int px, py, x = quarter(gx, &px), y = quarter(gy, &py);
    const Entry *e = rendered(type, key, glyphs[i].id, px, py);
    if (!e || !e->pixels) continue;
    int x0 = x + e->left, y0 = y - e->top;
    int from = x0 < bounds.x0 ? bounds.x0 - x0 : 0, to = x0 + e->width > bounds.x1 ? bounds.x1 - x0 : e->width;
    int top = y0 < bounds.y0 ? bounds.y0 - y0 : 0, bottom = y0 + e->height > bounds.y1 ? bounds.y1 - y0 : e->height;
    size_t length = row_length(e->width);
    bool is_whole = from == 0 && x0 + (int)length <= bounds.x1;
    for (int r = top; r < bottom; r++) {
      const uint8_t *in = e->pixels + (size_t)r * length;
      uint8_t *out = mask + (long)(y0 + r - bounds.y0) * stride + (x0 - bounds.x0);
      // Neighbours that touch add up to a closed line, so joined scripts show no seams.
      if (is_whole) {
        for (size_t c = 0; c < length; c += 8) add_eight(out + c, in + c);
        continue;
      }
      for (int c = from; c < to; c++) {
        int sum = out[c] + in[c];
        out[c] = sum > 255 ? 255 : (uint8_t)sum;
      }
    }
  }
  pthread_mutex_unlock(&lock);
}

// Colour glyphs: bitmaps of one size, kept as they are in the font.

typedef struct { int face; uint32_t glyph; int width, height, left, top, em; uint32_t *pixels; } ColorGlyph;
static ColorGlyph *color_glyphs;
static int color_count, color_capacity;

const uint32_t *perch_color_glyph(int number, uint32_t glyph, int *width, int *height, int *left, int *top, int *em) {
  pthread_mutex_lock(&lock);
  if (!is_face(number)) {
    pthread_mutex_unlock(&lock);
    return NULL;
  }
  ColorGlyph *found = NULL;
  for (int i = 0; i < color_count && !found; i++)
    if (color_glyphs[i].face == number && color_glyphs[i].glyph == glyph) found = color_glyphs + i;
  if (!found) {
    if (color_count == color_capacity) {
      int capacity = color_capacity ? color_capacity * 2 : 64;
      ColorGlyph *grown = realloc(color_glyphs, sizeof(ColorGlyph) * (size_t)capacity);
      if (!grown) {
        pthread_mutex_unlock(&lock);
        return NULL;
      }
      color_glyphs = grown;
      color_capacity = capacity;
    }
    found = color_glyphs + color_count++;
    *found = (ColorGlyph){number, glyph, 0, 0, 0, 0, 0, NULL};
    FT_Face face = faces[number].face;
    faces[number].size = 0;
    if (FT_HAS_FIXED_SIZES(face) && !FT_Select_Size(face, face->num_fixed_sizes - 1) &&
        !FT_Load_Glyph(face, glyph, FT_LOAD_COLOR) && face->glyph->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA) {
      FT_Bitmap *b = &face->glyph->bitmap;
      uint32_t *pixels = malloc((size_t)b->width * b->rows * 4 + 4);
      if (pixels) {
        for (unsigned y = 0; y < b->rows; y++)
          memcpy(pixels + (size_t)y * b->width, b->buffer + (long)y * b->pitch, (size_t)b->width * 4);
        *found = (ColorGlyph){number, glyph, (int)b->width, (int)b->rows, face->glyph->bitmap_left,
                              face->glyph->bitmap_top, face->available_sizes[face->num_fixed_sizes - 1].y_ppem >> 6, pixels};
      }
    }
  }
  *width = found->width;
  *height = found->height;
  *left = found->left;
  *top = found->top;
  *em = found->em;
  const uint32_t *pixels = found->width > 0 && found->height > 0 && found->em > 0 ? found->pixels : NULL;
  pthread_mutex_unlock(&lock);
  return pixels;
}

// Outlines

typedef struct { PerchStep *steps; int capacity, count; bool open; } Collector;

static void add_step(Collector *c, PerchStep step) {
  if (c->count < c->capacity) c->steps[c->count] = step;
  c->count++;
}

static int on_move(const FT_Vector *p, void *user) {
  Collector *c = user;
  if (c->open) add_step(c, (PerchStep){.kind = PERCH_CLOSE});
  c->open = true;
  add_step(c, (PerchStep){.kind = PERCH_MOVE, .x1 = p->x / 64.0, .y1 = -p->y / 64.0});
  return 0;
}
static int on_line(const FT_Vector *p, void *user) {
  add_step(user, (PerchStep){.kind = PERCH_LINE, .x1 = p->x / 64.0, .y1 = -p->y / 64.0});
  return 0;
}
static int on_quad(const FT_Vector *q, const FT_Vector *p, void *user) {
  add_step(user, (PerchStep){.kind = PERCH_QUAD, .x1 = p->x / 64.0, .y1 = -p->y / 64.0, .x2 = q->x / 64.0, .y2 = -q->y / 64.0});
  return 0;
}
static int on_curve(const FT_Vector *a, const FT_Vector *b, const FT_Vector *p, void *user) {
  add_step(user, (PerchStep){.kind = PERCH_CURVE, .x1 = p->x / 64.0, .y1 = -p->y / 64.0, .x2 = a->x / 64.0,
                             .y2 = -a->y / 64.0, .x3 = b->x / 64.0, .y3 = -b->y / 64.0});
  return 0;
}

int perch_glyph_outline(const PerchTypeface *type, uint32_t glyph, PerchStep *steps, int capacity) {
  pthread_mutex_lock(&lock);
  Collector c = {steps, capacity, 0, false};
  if (is_face(type->face) && load_outline(faces + type->face, type, glyph)) {
    FT_Outline_Funcs funcs = {on_move, on_line, on_quad, on_curve, 0, 0};
    FT_Outline_Decompose(&faces[type->face].face->glyph->outline, &funcs, &c);
    if (c.open) add_step(&c, (PerchStep){.kind = PERCH_CLOSE});
  }
  pthread_mutex_unlock(&lock);
  return c.count;
}
