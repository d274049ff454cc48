#define _GNU_SOURCE
#include "CImages.h"

#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The layouts below are Swift's stable ABI, as described in the Swift project's documents "Type Metadata"
// and "Mangling": relative pointers are 32-bit offsets from the place they are stored at.

typedef struct {
    uintptr_t start;
    size_t length;
} SectionRange;

typedef struct {
    uintptr_t version;
    const void *baseAddress;
    void *unused0;
    void *unused1;
    SectionRange protocols;
    SectionRange conformances;
} MetadataSections;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const void *sections, void *context), void *context);

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witnessTable;
    uint32_t flags;
} ConformanceRecord;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
} TypeDescriptor;

typedef struct {
    uintptr_t kind;
    uint32_t flags;
    uint32_t protocolCount;
    const void *protocols[];
} ExistentialMetadata;

typedef struct {
    const void *metadata;
    size_t state;
} MetadataResponse;

typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccessor)(size_t request);

enum {
    kindExistential = 0x303,
    kindMask = 0x1f,
    firstTypeKind = 16,
    lastTypeKind = 18,
    genericFlag = 0x80,
    typeReferenceShift = 3,
    typeReferenceMask = 0x7,
    directTypeDescriptor = 0,
    indirectTypeDescriptor = 1,
};

// MARK: - What is mapped

typedef struct {
    uintptr_t start, end;
    bool executable;
} Segment;

typedef struct {
    Segment *segments;
    size_t count, capacity;
} SegmentList;

static int collectSegments(struct dl_phdr_info *info, size_t infoSize, void *context) {
    (void)infoSize;
    SegmentList *list = context;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
        if (list->count == list->capacity) {
            size_t capacity = list->capacity ? list->capacity * 2 : 64;
            Segment *grown = realloc(list->segments, capacity * sizeof(Segment));
            if (!grown) return 1;
            list->segments = grown;
            list->capacity = capacity;
        }
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        list->segments[list->count++] =
            (Segment){start, start + header->p_memsz, (header->p_flags & PF_X) != 0};
    }
    return 0;
}

static const Segment *segmentOf(const SegmentList *list, uintptr_t address, size_t length) {
    for (size_t i = 0; i < list->count; i++) {
        const Segment *segment = &list->segments[i];
        if (address >= segment->start && address < segment->end && length <= segment->end - address)
            return segment;
    }
    return NULL;
}

static bool isReadable(const SegmentList *list, const void *address, size_t length) {
    return segmentOf(list, (uintptr_t)address, length) != NULL;
}

// MARK: - Relative pointers

static const void *follow(const int32_t *field, int32_t offset) {
    return offset ? (const char *)field + offset : NULL;
}

/// Follows a pointer to a pointer; NULL if the pointer itself is not in a loaded image.
static const void *loadPointer(const SegmentList *list, const void *address) {
    if (!address || !isReadable(list, address, sizeof(void *))) return NULL;
    const void *value;
    memcpy(&value, address, sizeof value);
    return value;
}

// MARK: - Search

typedef struct {
    const void *protocol;
    void (*found)(const void *metadata, void *context);
    void *context;
    SegmentList segments;
} Search;

static const TypeDescriptor *typeOf(const Search *search, const ConformanceRecord *record) {
    unsigned reference = (record->flags >> typeReferenceShift) & typeReferenceMask;
    const void *target = follow(&record->type, record->type);
    if (reference == indirectTypeDescriptor)
        target = loadPointer(&search->segments, target);
    else if (reference != directTypeDescriptor)
        return NULL;
    if (!target || !isReadable(&search->segments, target, sizeof(TypeDescriptor))) return NULL;
    return target;
}

static void examine(const Search *search, const ConformanceRecord *record) {
    // The lowest bit of the protocol's offset says that it leads to a pointer, not to the descriptor.
    const void *protocol = follow(&record->protocol, record->protocol & ~1);
    if (record->protocol & 1) protocol = loadPointer(&search->segments, protocol);
    if (protocol != search->protocol) return;

    const TypeDescriptor *type = typeOf(search, record);
    if (!type) return;
    unsigned kind = type->flags & kindMask;
    if (kind < firstTypeKind || kind > lastTypeKind || (type->flags & genericFlag)) return;
    const void *accessor = follow(&type->accessor, type->accessor);
    const Segment *code = accessor ? segmentOf(&search->segments, (uintptr_t)accessor, 1) : NULL;
    if (!code || !code->executable) return;
    const void *metadata = ((MetadataAccessor)accessor)(0).metadata;
    if (metadata) search->found(metadata, search->context);
}

static bool searchSections(const void *opaque, void *context) {
    const Search *search = context;
    const MetadataSections *sections = opaque;
    if (!sections || !isReadable(&search->segments, sections, sizeof *sections)) return true;
    SectionRange range = sections->conformances;
    if (!range.length || !isReadable(&search->segments, (const void *)range.start, range.length)) return true;
    const int32_t *entries = (const int32_t *)range.start;
    for (size_t i = 0; i < range.length / sizeof(int32_t); i++) {
        // Linkers may pad the section with zeros.
        const void *record = follow(&entries[i], entries[i]);
        if (record && isReadable(&search->segments, record, sizeof(ConformanceRecord)))
            examine(search, record);
    }
    return true;
}

void perch_conforming_types(
    const void *existential, void (*found)(const void *metadata, void *context), void *context) {
    const ExistentialMetadata *type = existential;
    if (!type || type->kind != kindExistential || type->protocolCount != 1) return;
    Search search = {type->protocols[0], found, context, {NULL, 0, 0}};
    dl_iterate_phdr(collectSegments, &search.segments);
    swift_enumerateAllMetadataSections(searchSections, &search);
    free(search.segments.segments);
}
