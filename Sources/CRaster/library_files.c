#include "CRaster.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// WebP and HEIC files are rare enough that their libraries are loaded when the first such file is read, and not needed to build.

static const uint64_t mostPixels = 100u << 20;

// Makes premultiplied 0xAARRGGBB words of rows of bytes, in place or from elsewhere.
static void premultiply(const uint8_t *row, uint32_t *out, int width, int red, int blue) {
  for (int x = 0; x < width; x++, row += 4) {
    uint32_t a = row[3];
    uint32_t r = (row[red] * a + 127) / 255, g = (row[1] * a + 127) / 255, b = (row[blue] * a + 127) / 255;
    out[x] = a << 24 | r << 16 | g << 8 | b;
  }
}

// MARK: WebP

static struct {
  int (*info)(const uint8_t *, size_t, int *, int *);
  uint8_t *(*decodeInto)(const uint8_t *, size_t, uint8_t *, size_t, int);
} webp;

static void load_webp(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  webp.decodeInto = dlsym(library, "WebPDecodeBGRAInto");
  webp.info = webp.decodeInto ? dlsym(library, "WebPGetInfo") : NULL;
}

static pthread_once_t webpOnce = PTHREAD_ONCE_INIT;

static bool is_webp(const uint8_t *bytes, size_t length) {
  return length >= 12 && !memcmp(bytes, "RIFF", 4) && !memcmp(bytes + 8, "WEBP", 4);
}

static uint32_t *decode_webp(const uint8_t *bytes, size_t length, int *width, int *height) {
  pthread_once(&webpOnce, load_webp);
  if (!webp.info || !webp.info(bytes, length, width, height)) return NULL;
  if (*width <= 0 || *height <= 0 || (uint64_t)*width * *height > mostPixels) return NULL;
  size_t size = (size_t)*width * *height * 4;
  uint32_t *pixels = malloc(size);
  if (!pixels) return NULL;
  if (!webp.decodeInto(bytes, length, (uint8_t *)pixels, size, *width * 4)) {
    free(pixels);
    return NULL;
  }
  premultiply((uint8_t *)pixels, pixels, *width * *height, 2, 0);
  return pixels;
}

// MARK: HEIC and AVIF

typedef struct { int code, detail; const char *message; } HeifError;
enum { rgb = 1, interleavedRGBA = 11, interleaved = 10 };

static struct {
  void *(*alloc)(void);
  void (*release)(void *);
  HeifError (*read)(void *, const void *, size_t, const void *);
  HeifError (*primary)(void *, void **);
  int (*width)(const void *);
  int (*height)(const void *);
  HeifError (*decode)(const void *, void **, int, int, const void *);
  const uint8_t *(*plane)(const void *, int, int *);
  int (*planeWidth)(const void *, int);
  int (*planeHeight)(const void *, int);
  void (*releaseImage)(const void *);
  void (*releaseHandle)(const void *);
} heif;

static void load_heif(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  const char *names[] = {
    "heif_context_free", "heif_context_read_from_memory_without_copy", "heif_context_get_primary_image_handle",
    "heif_image_handle_get_width", "heif_image_handle_get_height", "heif_decode_image", "heif_image_get_plane_readonly",
    "heif_image_get_width", "heif_image_get_height", "heif_image_release", "heif_image_handle_release"};
  void **functions[] = {
    (void **)&heif.release, (void **)&heif.read, (void **)&heif.primary, (void **)&heif.width, (void **)&heif.height,
    (void **)&heif.decode, (void **)&heif.plane, (void **)&heif.planeWidth, (void **)&heif.planeHeight,
    (void **)&heif.releaseImage, (void **)&heif.releaseHandle};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!(*functions[i] = dlsym(library, names[i]))) return;
  heif.alloc = dlsym(library, "heif_context_alloc");
}

static pthread_once_t heifOnce = PTHREAD_ONCE_INIT;

static bool is_heif(const uint8_t *bytes, size_t length) {
  if (length < 12 || memcmp(bytes + 4, "ftyp", 4)) return false;
  const char *brands[] = {"heic", "heix", "hevc", "mif1", "msf1", "avif"};
  for (size_t i = 0; i < sizeof brands / sizeof *brands; i++)
    if (!memcmp(bytes + 8, brands[i], 4)) return true;
  return false;
}

static uint32_t *decode_heif_image(const void *handle, int *width, int *height) {
  // The size that the file states is checked before memory is taken for it.
  int statedWidth = heif.width(handle), statedHeight = heif.height(handle);
  if (statedWidth <= 0 || statedHeight <= 0 || (uint64_t)statedWidth * statedHeight > mostPixels) return NULL;
  void *image = NULL;
  if (heif.decode(handle, &image, rgb, interleavedRGBA, NULL).code || !image) return NULL;
  int stride = 0;
  const uint8_t *rows = heif.plane(image, interleaved, &stride);
  *width = heif.planeWidth(image, interleaved);
  *height = heif.planeHeight(image, interleaved);
  uint32_t *pixels = rows && *width > 0 && *height > 0 ? malloc((size_t)*width * *height * 4) : NULL;
  if (pixels)
    for (int y = 0; y < *height; y++)
      premultiply(rows + (size_t)y * stride, pixels + (size_t)y * *width, *width, 0, 2);
  heif.releaseImage(image);
  return pixels;
}

static uint32_t *decode_heif(const uint8_t *bytes, size_t length, int *width, int *height) {
  pthread_once(&heifOnce, load_heif);
  void *context = heif.alloc ? heif.alloc() : NULL;
  if (!context) return NULL;
  uint32_t *pixels = NULL;
  void *handle = NULL;
  if (!heif.read(context, bytes, length, NULL).code && !heif.primary(context, &handle).code && handle) {
    pixels = decode_heif_image(handle, width, height);
    heif.releaseHandle(handle);
  }
  heif.release(context);
  return pixels;
}

// MARK: Both

uint32_t *perch_library_decode(const uint8_t *bytes, size_t length, int *width, int *height) {
  if (is_webp(bytes, length)) return decode_webp(bytes, length, width, height);
  if (is_heif(bytes, length)) return decode_heif(bytes, length, width, height);
  return NULL;
}

const char *perch_library_missing(const uint8_t *bytes, size_t length) {
  if (is_webp(bytes, length)) {
    pthread_once(&webpOnce, load_webp);
    return webp.info ? NULL : "libwebp7";
  }
  if (is_heif(bytes, length)) {
    pthread_once(&heifOnce, load_heif);
    return heif.alloc ? NULL : "libheif1";
  }
  return NULL;
}
