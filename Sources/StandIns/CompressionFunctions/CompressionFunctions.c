#include "CompressionFunctions.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

typedef struct {
    z_stream stream;
    int decodes;
} Stream;

void *perch_deflate_open(int decodes) {
    Stream *made = calloc(1, sizeof(Stream));
    if (!made) return NULL;
    made->decodes = decodes;
    // A negative number of bits means data without a header. Level 5 is the one that Apple documents.
    int result = decodes ? inflateInit2(&made->stream, -15)
                         : deflateInit2(&made->stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
    if (result == Z_OK) return made;
    free(made);
    return NULL;
}

void perch_deflate_close(void *stream) {
    Stream *open = stream;
    if (!open) return;
    if (open->decodes) inflateEnd(&open->stream);
    else deflateEnd(&open->stream);
    free(open);
}

int perch_deflate_run(
    void *stream, const uint8_t **source, size_t *source_count, uint8_t **destination, size_t *destination_count, int ends) {
    Stream *open = stream;
    z_stream *z = &open->stream;
    for (;;) {
        // zlib counts in 32 bits.
        uInt input = *source_count > UINT_MAX ? UINT_MAX : (uInt)*source_count;
        uInt output = *destination_count > UINT_MAX ? UINT_MAX : (uInt)*destination_count;
        int isLast = ends && input == *source_count;
        z->next_in = (Bytef *)*source;
        z->avail_in = input;
        z->next_out = *destination;
        z->avail_out = output;
        int result = open->decodes ? inflate(z, Z_NO_FLUSH) : deflate(z, isLast ? Z_FINISH : Z_NO_FLUSH);
        size_t read = input - z->avail_in, written = output - z->avail_out;
        *source += read;
        *source_count -= read;
        *destination += written;
        *destination_count -= written;
        if (result == Z_STREAM_END) return 1;
        // Z_BUF_ERROR means only that there is nothing to read or no room to write.
        if (result != Z_OK && result != Z_BUF_ERROR) return -1;
        if (*destination_count == 0 || (read == 0 && written == 0)) return 0;
    }
}
