#include "CClasses.h"

// Swift passes the class that an initialiser makes an object of where it passes `self`.

typedef __attribute__((swiftcall)) void *(*Initialiser)(__attribute__((swift_context)) const void *type);
typedef __attribute__((swiftcall)) void *(*RectInitialiser)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

void *perch_call_init(const void *function, const void *type) { return ((Initialiser)function)(type); }

void *perch_call_init_rect(
    const void *function, const void *type, double x, double y, double width, double height) {
    return ((RectInitialiser)function)(x, y, width, height, type);
}

/// The Swift runtime's.
extern void *swift_allocObject(const void *type, size_t size, size_t alignmentMask);

void *perch_allocate_object(const void *type, size_t size, size_t alignmentMask) {
    return swift_allocObject(type, size, alignmentMask);
}

/// Written by the plugin into the program's target.
extern const char *perch_info_plist(void) __attribute__((weak));

const char *perch_information(void) { return perch_info_plist ? perch_info_plist() : 0; }
