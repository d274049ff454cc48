#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Makes objects of Swift classes: calls initialisers by their address.

/// Calls `init()` of a class. Returns an object that the caller owns.
void *_Nullable perch_call_init(const void *_Nonnull function, const void *_Nonnull type);

/// Calls an initialiser of a class that takes a `CGRect`. Returns an object that the caller owns.
void *_Nullable perch_call_init_rect(
    const void *_Nonnull function, const void *_Nonnull type, double x, double y, double width, double height);

/// Calls an initialiser of a class that takes an optional text, whose two words are given; the text must hold no memory. Returns an
/// object that the caller owns.
void *_Nullable perch_call_init_name(
    const void *_Nonnull function, const void *_Nonnull type, const uint64_t name[_Nonnull 2]);

/// Calls an initialiser of a class that takes a case of an enumeration and an optional text, as above.
void *_Nullable perch_call_init_style(
    const void *_Nonnull function, const void *_Nonnull type, uint8_t style, const uint64_t name[_Nonnull 2]);

/// Makes room for an object of a class, with its header. The caller owns it, and sets up what comes after the header.
void *_Nonnull perch_allocate_object(const void *_Nonnull type, size_t size, size_t alignmentMask);

/// Whether an address lies in a part of the program, or of a library, that may be executed.
bool perch_is_code(const void *_Nonnull address);

/// The program's Info.plist, where the plugin `PerchSources` has linked it in; else null.
const char *_Nullable perch_information(void);
