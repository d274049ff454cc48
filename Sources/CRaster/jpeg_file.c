#include "CRaster.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>

typedef struct { struct jpeg_error_mgr base; jmp_buf jump; } ErrorManager;

static void fail(j_common_ptr info) { longjmp(((ErrorManager *)info->err)->jump, 1); }
static void keep_quiet(j_common_ptr info) { (void)info; }

static unsigned get(const uint8_t *p, int size, bool little) {
  unsigned v = 0;
  for (int i = 0; i < size; i++) v |= (unsigned)p[i] << 8 * (little ? i : size - 1 - i);
  return v;
}

// The orientation (1 to 8) that an Exif block tells, 1 without one.
static int orientation_of(struct jpeg_decompress_struct *info) {
  for (jpeg_saved_marker_ptr m = info->marker_list; m; m = m->next) {
    const uint8_t *d = m->data;
    unsigned n = m->data_length;
    if (m->marker != JPEG_APP0 + 1 || n < 14 || memcmp(d, "Exif\0\0", 6)) continue;
    d += 6;
    n -= 6;
    bool little = d[0] == 'I';
    unsigned offset = get(d + 4, 4, little);
    if (offset > n - 2) continue;
    unsigned count = get(d + offset, 2, little);
    for (unsigned i = 0; i < count; i++) {
      unsigned at = offset + 2 + 12 * i;
      if (at + 12 > n) break;
      if (get(d + at, 2, little) != 0x0112) continue;
      unsigned v = get(d + at + 8, 2, little);
      return v >= 1 && v <= 8 ? (int)v : 1;
    }
  }
  return 1;
}

static uint32_t *turned(uint32_t *pixels, int *width, int *height, int orientation) {
  if (orientation == 1) return pixels;
  int w = *width, h = *height;
  bool across = orientation >= 5;
  uint32_t *out = malloc((size_t)w * h * 4);
  if (!out) return pixels;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int tx = x, ty = y;
      switch (orientation) {
      case 2: tx = w - 1 - x; break;
      case 3: tx = w - 1 - x, ty = h - 1 - y; break;
      case 4: ty = h - 1 - y; break;
      case 5: tx = y, ty = x; break;
      case 6: tx = h - 1 - y, ty = x; break;
      case 7: tx = h - 1 - y, ty = w - 1 - x; break;
      case 8: tx = y, ty = w - 1 - x; break;
      }
      out[(size_t)ty * (across ? h : w) + tx] = pixels[(size_t)y * w + x];
    }
  if (across) {
    *width = h;
    *height = w;
  }
  free(pixels);
  return out;
}

uint32_t *perch_jpeg_decode(const uint8_t *bytes, size_t length, int *width, int *height) {
  if (length < 4 || bytes[0] != 0xff || bytes[1] != 0xd8) return NULL;
  struct jpeg_decompress_struct info;
  ErrorManager errors;
  uint32_t *volatile pixels = NULL;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = fail;
  errors.base.output_message = keep_quiet;
  if (setjmp(errors.jump)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, length);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(&info, TRUE);
  if ((uint64_t)info.image_width * info.image_height > 100u << 20) fail((j_common_ptr)&info);
  bool cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  int orientation = orientation_of(&info);
  jpeg_start_decompress(&info);
  *width = (int)info.output_width;
  *height = (int)info.output_height;
  pixels = malloc((size_t)*width * *height * 4);
  if (!pixels) fail((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.output_scanline * *width);
    jpeg_read_scanlines(&info, &row, 1);
  }
  if (cmyk) {
    // Adobe writes CMYK inverted, and files of others are rare.
    for (long i = 0; i < (long)*width * *height; i++) {
      const uint8_t *c = (const uint8_t *)(pixels + i);
      uint32_t r = c[0] * c[3] / 255, g = c[1] * c[3] / 255, b = c[2] * c[3] / 255;
      pixels[i] = 0xff000000 | r << 16 | g << 8 | b;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return turned(pixels, width, height, orientation);
}

uint8_t *perch_jpeg_encode(const uint32_t *pixels, int width, int height, int quality, size_t *length) {
  if (width <= 0 || height <= 0 || width > 65500 || height > 65500) return NULL;
  struct jpeg_compress_struct info;
  ErrorManager errors;
  unsigned char *out = NULL;
  unsigned long size = 0;
  uint8_t *volatile row = malloc((size_t)width * 3);
  if (!row) return NULL;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = fail;
  errors.base.output_message = keep_quiet;
  if (setjmp(errors.jump)) {
    jpeg_destroy_compress(&info);
    free(row);
    free(out);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &out, &size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  for (int y = 0; y < height; y++) {
    const uint32_t *line = pixels + (size_t)y * width;
    for (int x = 0; x < width; x++) {
      // The format knows no transparency: what lies behind is white. Colours are premultiplied.
      uint32_t p = line[x], behind = 255 - (p >> 24);
      row[3 * x] = (uint8_t)(((p >> 16) & 255) + behind);
      row[3 * x + 1] = (uint8_t)(((p >> 8) & 255) + behind);
      row[3 * x + 2] = (uint8_t)((p & 255) + behind);
    }
    JSAMPROW rows[1] = {row};
    jpeg_write_scanlines(&info, rows, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  free(row);
  *length = size;
  return out;
}
