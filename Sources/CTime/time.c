#define _GNU_SOURCE
#include "CTime.h"

#include <dlfcn.h>
#include <sched.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// What code of the program's puts off goes through few functions, whatever it is written with: tasks, clocks, queues and
// timers all come to the ones below. They stand in the program itself, so calls of Swift's libraries end up here. On a
// thread that runs code of a session with a time of its own, they hand the work to the session; elsewhere they call the
// real ones.
//
// All are weak: a program that is linked with the libraries' archives has the real ones only, and real time. Those of the
// sanitizers are weak as well, and come first, so ours must not be beside them.
#define WEAK __attribute__((weak))
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define OURS
#else
#define OURS WEAK
#endif

// Written before any session begins.
static PerchTimeHandlers handlers;
static bool isInstalled;

static __thread PerchTime present;

void perch_time_install(PerchTimeHandlers given) {
    handlers = given;
    __atomic_store_n(&isInstalled, true, __ATOMIC_RELEASE);
}

PerchTime perch_time_swap(PerchTime time) {
    PerchTime outer = present;
    present = time;
    return outer;
}

PerchTime perch_time_current(void) { return present; }

/// The function that would be called without ours, or, under a sanitizer, the sanitizer's.
#define REAL(name, result, ...)                                                               \
    typedef result (*name##_function)(__VA_ARGS__);                                           \
    extern WEAK void __interceptor_##name(void);                                              \
    static name##_function real_##name(void) {                                                \
        static void *found;                                                                   \
        void *function = __atomic_load_n(&found, __ATOMIC_RELAXED);                           \
        if (!function) {                                                                      \
            function = (void *)&__interceptor_##name;                                         \
            if (!function) function = dlsym(RTLD_NEXT, #name);                                \
            __atomic_store_n(&found, function, __ATOMIC_RELAXED);                             \
        }                                                                                     \
        return (name##_function)function;                                                     \
    }

// MARK: - Now

REAL(clock_gettime, int, clockid_t, struct timespec *)

OURS int clock_gettime(clockid_t clock, struct timespec *result) {
    if (present.clock) {
        int64_t nanoseconds = -1;
        switch (clock) {
        case CLOCK_REALTIME:
        case CLOCK_REALTIME_COARSE: nanoseconds = present.realtime; break;
        case CLOCK_MONOTONIC:
        case CLOCK_MONOTONIC_COARSE:
        case CLOCK_MONOTONIC_RAW:
        case CLOCK_BOOTTIME: nanoseconds = present.uptime; break;
        default: break;
        }
        if (nanoseconds >= 0) {
            result->tv_sec = nanoseconds / 1000000000;
            result->tv_nsec = nanoseconds % 1000000000;
            return 0;
        }
    }
    return real_clock_gettime()(clock, result);
}

static int64_t now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// MARK: - Sleeping

/// Code that keeps a thread asleep finds that the time has passed. Nothing waits for it: nobody would step the session
/// meanwhile, and loops that sleep until a moment would never see it. Some time passes in any case, as it does in earnest: Foundation
/// sleeps for what is left of a length, which may be less than a nanosecond, until nothing is left.
static int pass(int64_t nanoseconds) {
    if (nanoseconds < 1) nanoseconds = 1;
    present.realtime += nanoseconds;
    present.uptime += nanoseconds;
    return sched_yield();
}

REAL(nanosleep, int, const struct timespec *, struct timespec *)

OURS int nanosleep(const struct timespec *length, struct timespec *left) {
    if (!present.clock || !length || length->tv_sec < 0) return real_nanosleep()(length, left);
    if (left) *left = (struct timespec){0};
    return pass((int64_t)length->tv_sec * 1000000000 + length->tv_nsec);
}

REAL(usleep, int, useconds_t)

OURS int usleep(useconds_t microseconds) {
    return present.clock ? pass((int64_t)microseconds * 1000) : real_usleep()(microseconds);
}

REAL(sleep, unsigned, unsigned)

OURS unsigned sleep(unsigned seconds) {
    return present.clock ? (unsigned)pass((int64_t)seconds * 1000000000) : real_sleep()(seconds);
}

// MARK: - Queues

typedef uint64_t DispatchTime;

/// The upper bits of a dispatch time tell which clock it is of: none for the uptime, one for the time since the start, two
/// for the time of day, which is negated.
static double secondsUntil(DispatchTime when) {
    int64_t nanoseconds;
    if (when == UINT64_MAX) return 1e18;
    if ((int64_t)when >= 0) {
        nanoseconds = when == 0 ? 0 : (int64_t)when - now(CLOCK_MONOTONIC);
    } else if (when & (1ULL << 62)) {
        nanoseconds = -(int64_t)when - now(CLOCK_REALTIME);
    } else {
        nanoseconds = (int64_t)(when & ~(1ULL << 63)) - now(CLOCK_BOOTTIME);
    }
    return (double)nanoseconds / 1e9;
}

extern const char *dispatch_queue_get_label(void *queue);

/// Whether work on the queue is done one after the other by the session: the main queue, and the queue of Swift's global
/// executor. Other queues are the program's business.
static bool isTakenOver(void *queue) {
    static void *mainQueue;
    void *main = __atomic_load_n(&mainQueue, __ATOMIC_RELAXED);
    if (!main) {
        main = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
        __atomic_store_n(&mainQueue, main, __ATOMIC_RELAXED);
    }
    if (queue == main) return true;
    const char *label = dispatch_queue_get_label(queue);
    return label && strcmp(label, "Swift global concurrent queue") == 0;
}

/// The clock that what is put off now goes by.
static void *clockForDelay(void) {
    if (present.clock) return present.clock;
    return __atomic_load_n(&isInstalled, __ATOMIC_ACQUIRE) ? handlers.clockOfTask() : NULL;
}

struct Block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static void runBlock(void *block) {
    ((struct Block *)block)->invoke(block);
    _Block_release(block);
}

// Work for a queue of the program's runs there, on another thread, and has the session's time: what it asks of the main queue
// comes back to the session. The session counts it, and waits for it before a step ends.

typedef struct {
    void *clock, *context;
    PerchWork work;
} Trip;

static void runTrip(void *opaque) {
    Trip trip = *(Trip *)opaque;
    free(opaque);
    PerchTime outer = perch_time_swap((PerchTime){.isElsewhere = true});
    handlers.elsewhere(trip.clock, trip.work, trip.context);
    perch_time_swap(outer);
}

/// NULL where there is no memory: the work is done without the session then.
static Trip *makeTrip(PerchWork work, void *context) {
    Trip *trip = malloc(sizeof(Trip));
    if (!trip) return NULL;
    *trip = (Trip){present.clock, context, work};
    handlers.sendElsewhere(present.clock);
    return trip;
}

REAL(dispatch_async_f, void, void *, void *, PerchWork)

OURS void dispatch_async_f(void *queue, void *context, PerchWork work) {
    if (present.clock && isTakenOver(queue)) {
        handlers.soon(present.clock, work, context);
        return;
    }
    Trip *trip = present.clock ? makeTrip(work, context) : NULL;
    if (trip)
        real_dispatch_async_f()(queue, trip, runTrip);
    else
        real_dispatch_async_f()(queue, context, work);
}

REAL(dispatch_async, void, void *, void *)

OURS void dispatch_async(void *queue, void *block) {
    if (present.clock)
        dispatch_async_f(queue, _Block_copy(block), runBlock);
    else
        real_dispatch_async()(queue, block);
}

REAL(dispatch_barrier_async_f, void, void *, void *, PerchWork)
REAL(dispatch_barrier_async, void, void *, void *)

OURS void dispatch_barrier_async(void *queue, void *block) {
    if (present.clock && isTakenOver(queue)) {
        dispatch_async(queue, block);
        return;
    }
    Trip *trip = present.clock ? makeTrip(runBlock, _Block_copy(block)) : NULL;
    if (trip)
        real_dispatch_barrier_async_f()(queue, trip, runTrip);
    else
        real_dispatch_barrier_async()(queue, block);
}

extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

/// Work that a group counts.
typedef struct {
    void *group, *block;
} Counted;

static void runCounted(void *opaque) {
    Counted counted = *(Counted *)opaque;
    free(opaque);
    runBlock(counted.block);
    dispatch_group_leave(counted.group);
    dispatch_release(counted.group);
}

REAL(dispatch_group_async, void, void *, void *, void *)

OURS void dispatch_group_async(void *group, void *queue, void *block) {
    Counted *counted = present.clock ? malloc(sizeof(Counted)) : NULL;
    if (!counted) {
        real_dispatch_group_async()(group, queue, block);
        return;
    }
    *counted = (Counted){group, _Block_copy(block)};
    dispatch_retain(group);
    dispatch_group_enter(group);
    dispatch_async_f(queue, counted, runCounted);
}

/// Work that goes to a queue later: when its time has come, or a group is empty.
typedef struct {
    void *queue, *context;
    PerchWork work;
} Errand;

static Errand *makeErrand(void *queue, PerchWork work, void *context) {
    Errand *errand = malloc(sizeof(Errand));
    if (!errand) return NULL;
    *errand = (Errand){queue, context, work};
    dispatch_retain(queue);
    return errand;
}

static void runErrand(void *opaque) {
    Errand *errand = opaque;
    dispatch_async_f(errand->queue, errand->context, errand->work);
    dispatch_release(errand->queue);
    free(errand);
}

extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
REAL(dispatch_group_notify, void, void *, void *, void *)
REAL(dispatch_group_notify_f, void, void *, void *, void *, PerchWork)

OURS void dispatch_group_notify(void *group, void *queue, void *block) {
    bool comesBack = present.clock && isTakenOver(queue);
    Errand *errand = comesBack ? makeErrand(queue, runBlock, _Block_copy(block)) : NULL;
    Trip *trip = NULL;
    if (errand)
        trip = makeTrip(runErrand, errand);
    else if (present.clock && !comesBack)
        trip = makeTrip(runBlock, _Block_copy(block));
    if (trip)
        real_dispatch_group_notify_f()(group, errand ? dispatch_get_global_queue(0, 0) : queue, trip, runTrip);
    else
        real_dispatch_group_notify()(group, queue, block);
}

extern void *dispatch_semaphore_create(intptr_t value);
extern intptr_t dispatch_semaphore_signal(void *semaphore);
extern intptr_t dispatch_semaphore_wait(void *semaphore, DispatchTime timeout);

/// A block for the main queue, and who waits until it has run.
typedef struct {
    void *block, *semaphore;
} Call;

static void runCall(void *opaque) {
    Call *call = opaque;
    ((struct Block *)call->block)->invoke(call->block);
    dispatch_semaphore_signal(call->semaphore);
}

REAL(dispatch_sync, void, void *, void *)

OURS void dispatch_sync(void *queue, void *block) {
    if (!present.isElsewhere || !present.clock || !isTakenOver(queue)) {
        real_dispatch_sync()(queue, block);
        return;
    }
    Call call = {block, dispatch_semaphore_create(0)};
    handlers.soon(present.clock, runCall, &call);
    dispatch_semaphore_wait(call.semaphore, UINT64_MAX);
    dispatch_release(call.semaphore);
}

static void later(void *clock, DispatchTime when, void *queue, PerchWork work, void *context) {
    Errand *errand = isTakenOver(queue) ? NULL : makeErrand(queue, work, context);
    if (errand)
        handlers.later(clock, secondsUntil(when), runErrand, errand);
    else
        handlers.later(clock, secondsUntil(when), work, context);
}

REAL(dispatch_after, void, DispatchTime, void *, void *)

OURS void dispatch_after(DispatchTime when, void *queue, void *block) {
    void *clock = clockForDelay();
    if (clock)
        later(clock, when, queue, runBlock, _Block_copy(block));
    else
        real_dispatch_after()(when, queue, block);
}

REAL(dispatch_after_f, void, DispatchTime, void *, void *, PerchWork)

OURS void dispatch_after_f(DispatchTime when, void *queue, void *context, PerchWork work) {
    void *clock = clockForDelay();
    if (clock)
        later(clock, when, queue, work, context);
    else
        real_dispatch_after_f()(when, queue, context, work);
}

// A sleep with a tolerance is a timer source that fires once: its time is set, then its context and its function.

extern void *dispatch_get_context(void *object);

static __thread struct {
    void *source;
    double seconds;
} sleeper;

REAL(dispatch_source_set_timer, void, void *, DispatchTime, uint64_t, uint64_t)

OURS void dispatch_source_set_timer(void *source, DispatchTime start, uint64_t interval, uint64_t leeway) {
    real_dispatch_source_set_timer()(source, start, interval, leeway);
    sleeper.source = present.clock && interval == UINT64_MAX ? source : NULL;
    if (sleeper.source) sleeper.seconds = secondsUntil(start);
}

REAL(dispatch_source_set_event_handler_f, void, void *, PerchWork)

OURS void dispatch_source_set_event_handler_f(void *source, PerchWork work) {
    if (present.clock && source && source == sleeper.source) {
        sleeper.source = NULL;
        real_dispatch_source_set_timer()(source, UINT64_MAX, UINT64_MAX, 0);
        handlers.later(present.clock, sleeper.seconds, work, dispatch_get_context(source));
    } else {
        real_dispatch_source_set_event_handler_f()(source, work);
    }
}

// MARK: - Timers

typedef struct {
    long version;
    void *info;
    const void *retain, *release, *copyDescription;
} TimerContext;

/// Seconds from 1970 to the moment that Core Foundation counts from.
static const double referenceDate = 978307200;

REAL(CFRunLoopAddTimer, void, void *, void *, void *)

OURS void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    void *clock = clockForDelay();
    if (clock) {
        void (*getContext)(void *, TimerContext *) =
            (void (*)(void *, TimerContext *))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetContext");
        double (*nextFire)(void *) = (double (*)(void *))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetNextFireDate");
        TimerContext context = {0};
        if (getContext && nextFire) getContext(timer, &context);
        // Foundation's timers have themselves for their context.
        if (context.info) {
            handlers.timer(clock, nextFire(timer) + referenceDate - (double)now(CLOCK_REALTIME) / 1e9, context.info);
            return;
        }
    }
    real_CFRunLoopAddTimer()(loop, timer, mode);
}
