#ifndef PERCH_CIMAGES_H
#define PERCH_CIMAGES_H

#include <stddef.h>

/// Calls `found` with the metadata of each non-generic Swift type, in any loaded image, that declares a
/// conformance to the protocol whose existential metadata is `existential` (`(any P).self`).
///
/// A type is reported once for each record; records that lead outside the loaded images are passed over.
void perch_conforming_types(
    const void *existential, void (*found)(const void *metadata, void *context), void *context);

#endif
