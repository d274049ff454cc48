#pragma once

#include <stdbool.h>
#include <stddef.h>

// Makes objects of Swift classes: calls initialisers by their address.

/// Calls `init()` of a class. Returns an object that the caller owns.
void *_Nullable perch_call_init(const void *_Nonnull function, const void *_Nonnull type);

/// Calls an initialiser of a class that takes a `CGRect`. Returns an object that the caller owns.
void *_Nullable perch_call_init_rect(
    const void *_Nonnull function, const void *_Nonnull type, double x, double y, double width, double height);

/// Makes room for an object of a class, with its header. The caller owns it, and sets up what comes after the header.
void *_Nonnull perch_allocate_object(const void *_Nonnull type, size_t size, size_t alignmentMask);

/// Whether an address lies in a part of the program, or of a library, that may be executed.
bool perch_is_code(const void *_Nonnull address);

/// The program's Info.plist, where the plugin `PerchSources` has linked it in; else null.
const char *_Nullable perch_information(void);
