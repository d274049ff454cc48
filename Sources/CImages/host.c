/// Swift's side, in the module that shows programs; not there in a process that links this one only.
extern void perch_register_host(void) __attribute__((weak));

/// Runs when the program is loaded.
__attribute__((constructor)) static void registerHost(void) {
    if (perch_register_host) perch_register_host();
}
