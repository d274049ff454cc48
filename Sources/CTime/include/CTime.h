#ifndef PERCH_CTIME_H
#define PERCH_CTIME_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread takes for the time while it runs code of a session whose time is handed in.
typedef struct {
    /// The session's clock, which the functions below are told; NULL where the thread has the machine's time.
    void *_Nullable clock;
    /// Nanoseconds since 1970.
    int64_t realtime;
    /// Nanoseconds, as the machine's uptime counts them.
    int64_t uptime;
    /// Whether the thread is one of a queue of the program's, beside the one that steps the session.
    bool isElsewhere;
} PerchTime;

typedef void (*PerchWork)(void *_Nullable context);

/// Who takes over work that such a thread puts off.
typedef struct {
    /// Work for the main queue, or for Swift's global executor, as soon as possible.
    void (*_Nonnull soon)(void *_Nonnull clock, PerchWork _Nonnull work, void *_Nullable context);
    /// The same after some seconds.
    void (*_Nonnull later)(void *_Nonnull clock, double seconds, PerchWork _Nonnull work, void *_Nullable context);
    /// A `Timer` that was added to the main run loop, with the seconds until it fires.
    void (*_Nonnull timer)(void *_Nonnull clock, double seconds, void *_Nonnull timer);
    /// Work is about to go to a queue of the program's. `elsewhere` is called for it, on another thread.
    void (*_Nonnull sendElsewhere)(void *_Nonnull clock);
    /// Does work that was sent to a queue of the program's.
    void (*_Nonnull elsewhere)(void *_Nonnull clock, PerchWork _Nonnull work, void *_Nullable context);
    /// The clock of the session that the present task belongs to, on a thread that has the machine's time.
    void *_Nullable (*_Nonnull clockOfTask)(void);
} PerchTimeHandlers;

/// Hands work over from now on. Call it once.
void perch_time_install(PerchTimeHandlers handlers);

/// Gives the present thread another time; returns the one that it had.
PerchTime perch_time_swap(PerchTime time);

/// The time of the present thread.
PerchTime perch_time_current(void);

#endif
