// Streams of zlib without the header of it, so that a program may import a module of its own with that header.
#ifndef PERCH_COMPRESSION_FUNCTIONS_H
#define PERCH_COMPRESSION_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

// Returns NULL where memory lacks. The data have no header, as Apple's algorithm COMPRESSION_ZLIB has it.
void *perch_deflate_open(int decodes);
void perch_deflate_close(void *stream);
// Advances the pointers and counts. Returns 1 at the end of the data, 0 before it, and -1 for data that are wrong.
int perch_deflate_run(
    void *stream, const uint8_t **source, size_t *source_count, uint8_t **destination, size_t *destination_count, int ends);

#endif
