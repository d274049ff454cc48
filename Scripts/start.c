// The start of every program that perch builds. A project's own entry point is compiled under another name, since a project need
// not have one.

extern int perch_program(int argc, char **argv) __attribute__((weak));
extern int perch_start_previews(void);

int main(int argc, char **argv) { return perch_program ? perch_program(argc, argv) : perch_start_previews(); }
