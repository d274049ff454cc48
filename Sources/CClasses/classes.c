#define _GNU_SOURCE
#include "CClasses.h"

#include <link.h>
#include <stdint.h>

// Swift passes the class that an initialiser makes an object of where it passes `self`.

typedef __attribute__((swiftcall)) void *(*Initialiser)(__attribute__((swift_context)) const void *type);
typedef __attribute__((swiftcall)) void *(*RectInitialiser)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

void *perch_call_init(const void *function, const void *type) { return ((Initialiser)function)(type); }

void *perch_call_init_rect(
    const void *function, const void *type, double x, double y, double width, double height) {
    return ((RectInitialiser)function)(x, y, width, height, type);
}

typedef __attribute__((swiftcall)) void *(*NameInitialiser)(
    uint64_t first, uint64_t second, __attribute__((swift_context)) const void *type);
typedef __attribute__((swiftcall)) void *(*StyleInitialiser)(
    uint8_t style, uint64_t first, uint64_t second, __attribute__((swift_context)) const void *type);

void *perch_call_init_name(const void *function, const void *type, const uint64_t name[2]) {
    return ((NameInitialiser)function)(name[0], name[1], type);
}

void *perch_call_init_style(const void *function, const void *type, uint8_t style, const uint64_t name[2]) {
    return ((StyleInitialiser)function)(style, name[0], name[1], type);
}

/// The Swift runtime's.
extern void *swift_allocObject(const void *type, size_t size, size_t alignmentMask);

void *perch_allocate_object(const void *type, size_t size, size_t alignmentMask) {
    return swift_allocObject(type, size, alignmentMask);
}

struct Search {
    uintptr_t address;
    bool isFound;
};

static int visit(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    struct Search *search = context;
    for (int i = 0; i < image->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &image->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        uintptr_t start = image->dlpi_addr + segment->p_vaddr;
        if (search->address - start < segment->p_memsz) search->isFound = true;
    }
    return search->isFound;
}

bool perch_is_code(const void *address) {
    struct Search search = {(uintptr_t)address, false};
    dl_iterate_phdr(visit, &search);
    return search.isFound;
}

/// Written by the plugin into the program's target.
extern const char *perch_info_plist(void) __attribute__((weak));

const char *perch_information(void) { return perch_info_plist ? perch_info_plist() : 0; }
