#ifndef PERCH_CRASTER_H
#define PERCH_CRASTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The pixel loops of the rasteriser. They are C because a debug build of Swift would be too slow
// for them, and because libpng and libjpeg report errors by longjmp, which must not cross Swift.
//
// Pixels are premultiplied 0xAARRGGBB words. Every kernel's result for a pixel depends on the pixel's
// device position alone, never on the clip: that makes a partial repaint equal to a full one.

/// A rectangle of device pixels, ends exclusive.
typedef struct { int x0, y0, x1, y1; } PerchRect;

/// Pixels whose first one lies at (x, y) on the device.
typedef struct { uint32_t *pixels; long stride; int x, y, width, height; } PerchSurface;

/// How much of each pixel is covered. A null mask covers `bounds` wholly. Where `stretch_x` or
/// `stretch_y` is not negative, that column or row of the mask is repeated until `bounds` is filled.
typedef struct {
  PerchRect bounds;
  const uint8_t *mask;
  long mask_stride;
  int mask_width, mask_height;
  int stretch_x, stretch_y;
} PerchCoverage;

// Compositing

/// Mixes a colour into the covered pixels.
void perch_fill(PerchSurface *to, PerchRect clip, const PerchCoverage *coverage, uint32_t color);
/// Mixes a picture into the covered pixels. `mode` counts as CGBlendMode does.
void perch_draw(PerchSurface *to, PerchRect clip, const PerchCoverage *coverage,
                const PerchSurface *from, int opacity, int mode);
/// Keeps what is covered; what lies outside of the coverage is cleared.
void perch_keep_covered(PerchSurface *to, const PerchCoverage *coverage);
/// Writes how much of each pixel of an area is covered into bytes; those outside of the coverage's bounds stay.
void perch_put_coverage(uint8_t *bytes, PerchRect area, long stride, const PerchCoverage *coverage);
/// Takes what is covered away from bytes of an area.
void perch_subtract_coverage(uint8_t *bytes, PerchRect area, long stride, const PerchCoverage *coverage);
/// Puts the pixels aside that are not wholly covered, for `perch_mix_partial` once more is painted on them. Null without memory.
uint32_t *perch_save_partial(const PerchSurface *from, PerchRect clip, const PerchCoverage *coverage);
/// Keeps what was painted since only as far as it is covered. Releases what was saved, of the same clip and coverage.
void perch_mix_partial(PerchSurface *to, PerchRect clip, const PerchCoverage *coverage, uint32_t *saved);
/// Keeps what `mask` has opaque; what lies outside of it is cleared.
void perch_keep_masked(PerchSurface *to, const PerchSurface *mask);
/// Lets the process keep four megabytes that it freed: layers, and what blurs them, come and go many times a frame, and given back to
/// the system each time their memory would be taken from it again page by page.
void perch_keep_freed_memory(void);
/// Overwrites the pixels of `clip`.
void perch_clear(PerchSurface *to, PerchRect clip, uint32_t color);
/// Applies a 4 × 5 matrix to straight colours: rows red, green, blue, alpha; columns the same and an offset.
void perch_color_matrix(PerchSurface *to, const float matrix[20]);
/// Replaces each pixel by `color` times its alpha.
void perch_colorize(PerchSurface *to, uint32_t color);
/// Writes `color` times each alpha into a row of pixels.
void perch_tint_row(uint32_t *row, const uint8_t *alpha, int count, uint32_t color);
/// Replaces each pixel by `color` where its alpha lies between two limits (0 to 1), and by nothing elsewhere.
void perch_threshold(PerchSurface *to, float low, float high, uint32_t color);

// Blur

/// How many pixels a blur reaches to each side.
int perch_blur_extent(double sigma);
/// Gaussian blur in place. Outside the surface lies nothing, or its edge repeated.
void perch_blur(PerchSurface *surface, double sigma, bool clamp);
/// The same by the true Gaussian, also where a blur is wider than a few pixels. For small surfaces.
void perch_blur_cells(PerchSurface *surface, double sigma, bool clamp);
/// The same for lines of bytes without gaps between them, round which lies nothing.
void perch_blur_bytes(uint8_t *bytes, int width, int height, double sigma);
/// Makes the surface the blurred shadow of what is on another, in one colour. Costs a quarter of a blur: only alpha counts.
void perch_shadow(PerchSurface *to, const PerchSurface *from, double sigma, uint32_t color);

// Glass

/// How many pixels a side the cells may have in which a blur is worked out: 1, 2, 4, or 8.
int perch_cells(double sigma);
/// How far cells must be blurred, in cells, so that all of it is a blur of `sigma` pixels.
double perch_cell_sigma(double sigma, int cell);
/// The cells that hold an area of pixels.
PerchRect perch_cell_rect(PerchRect area, int cell);
/// Makes `to`, whose pixels are cells, the means of `from`'s pixels. Those outside of `area` do not count.
void perch_shrink(PerchSurface *to, const PerchSurface *from, PerchRect area, int cell);
/// Fills `to` from the cells of `from`, in straight lines from the middle of one to that of the next.
void perch_enlarge(PerchSurface *to, const PerchSurface *from, int cell);
/// The same for bytes: `area` in pixels is filled from `cells`, whose lines have no gaps.
void perch_enlarge_bytes(uint8_t *to, PerchRect area, long stride, const uint8_t *from, PerchRect cells, int cell);

// Gradients

typedef struct { float location, r, g, b, a; } PerchStop;
enum { PERCH_LINEAR, PERCH_RADIAL, PERCH_ANGULAR };
/// How a gradient goes on beyond its ends.
enum { PERCH_PAD, PERCH_REPEAT, PERCH_MIRROR };
/// Paints all of `to`. `inverse` (a b c d tx ty) leads from the device to the gradient's space; `geometry` is
/// x0 y0 x1 y1, or centre and two radii, or centre and two angles. Stops are premultiplied, ascending.
void perch_gradient(PerchSurface *to, int kind, const PerchStop *stops, int count,
                    const double inverse[6], const double geometry[4], int spread);

/// A point of a mesh on the device, its colour premultiplied.
typedef struct { double x, y; float r, g, b, a; } PerchMeshPoint;
/// Paints the pixels of `to` whose middles lie in the mesh; later cells lie above earlier ones.
void perch_mesh(PerchSurface *to, const PerchMeshPoint *points, int columns, int rows);

// Images

enum { PERCH_NEAREST, PERCH_BILINEAR, PERCH_BICUBIC };
/// Fills `to` with its part of an image whose rectangle `source` (x y w h, pixels) is drawn in `destination` (x y w h, device).
void perch_resample(PerchSurface *to, const double destination[4], const uint32_t *pixels, int width,
                    int height, const double source[4], int filter);
/// Fills `to` through `inverse`, which leads from the device to the image's pixels.
void perch_sample(PerchSurface *to, const double inverse[6], const uint32_t *pixels, int width,
                  int height, const double source[4], int filter, bool repeat);

/// Fills `to` with `from` seen through a projection; `inverse` (rows of a 3 × 3 matrix) leads from the device to `from`'s place.
void perch_project(PerchSurface *to, const double inverse[9], const PerchSurface *from);

// Glyphs

typedef struct { uint32_t id; float x, y; uint32_t cluster; } PerchGlyph;
/// A face's number in this process; -1 where the file is no font.
int perch_face(const char *path, int index);
/// A face of its own for one that must not share (an `FT_Face`), closed by `perch_face_close`; null where the file is no font.
void *perch_face_open(const char *path, int index);
void perch_face_close(void *face);

/// `stretch` widens glyphs (1 leaves them).
typedef struct { int face; double size, slant, embolden, stretch; } PerchTypeface;
/// The device box of the glyphs with `x` and `y` scaled by `scale` and moved by `dx`, `dy`.
PerchRect perch_glyphs_bounds(const PerchTypeface *type, const PerchGlyph *glyphs, int count,
                              double scale, double dx, double dy);
/// Adds the glyphs' coverage to a mask whose first pixel lies at `bounds`' corner.
void perch_glyphs_mask(const PerchTypeface *type, const PerchGlyph *glyphs, int count, double scale,
                       double dx, double dy, PerchRect bounds, uint8_t *mask, long stride);
/// A colour bitmap of a glyph, owned by the cache; null where there is none. `em` is the size it was drawn for.
const uint32_t *perch_color_glyph(int face, uint32_t glyph, int *width, int *height, int *left, int *top, int *em);

typedef struct { int kind; double x1, y1, x2, y2, x3, y3; } PerchStep;
enum { PERCH_MOVE, PERCH_LINE, PERCH_QUAD, PERCH_CURVE, PERCH_CLOSE };
/// A glyph's outline at the typeface's size, y down. Returns the number of steps; at most `capacity` are written.
int perch_glyph_outline(const PerchTypeface *type, uint32_t glyph, PerchStep *steps, int capacity);

// Files

/// Writes a PNG with straight alpha, or none where every pixel is opaque. Release with `free`.
uint8_t *perch_png_encode(const uint32_t *pixels, long stride, int width, int height, size_t *length);
/// The sum that PNG checks its chunks by.
uint32_t perch_crc(const void *bytes, size_t length);
/// Pixels of a PNG or null. Release with `free`.
uint32_t *perch_png_decode(const uint8_t *bytes, size_t length, int *width, int *height);
/// Pixels of a JPEG, turned as its orientation says, or null. Release with `free`.
uint32_t *perch_jpeg_decode(const uint8_t *bytes, size_t length, int *width, int *height);
/// Pixels of the first picture of a GIF or null. Release with `free`.
uint32_t *perch_gif_decode(const uint8_t *bytes, size_t length, int *width, int *height);
/// Pixels of a WebP, HEIC, or AVIF file, decoded by the system's library if it is installed, or null. Release with `free`.
uint32_t *perch_library_decode(const uint8_t *bytes, size_t length, int *width, int *height);
/// The package with the library that a file needs and the system lacks, or null.
const char *perch_library_missing(const uint8_t *bytes, size_t length);

/// A JPEG file of premultiplied pixels on white, with a quality from 0 to 100, or null. Release with `free`.
uint8_t *perch_jpeg_encode(const uint32_t *pixels, int width, int height, int quality, size_t *length);

// Comparison

typedef struct { long different; double largest, mean; } PerchDifference;
/// Compares by CIE76 colour distance; pixels further apart than `tolerance` are counted and marked in `picture` if given.
PerchDifference perch_compare(const uint32_t *a, const uint32_t *b, long count, double tolerance, uint32_t *picture);

// Packed data

/// Unpacks zlib data into bytes to be freed; NULL for damaged data and for more than `limit` bytes.
uint8_t *perch_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *length);
/// Packs bytes as a gzip file, to be freed; NULL where there is no memory.
uint8_t *perch_gzip(const uint8_t *bytes, size_t count, size_t *length);

#endif
