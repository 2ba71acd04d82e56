#include "ModelcSystem.h"

#include <stdlib.h>

#if defined(__linux__)
#include <sys/auxv.h>
#endif

static int count;
static char **values;

// On Linux, Swift's own list of arguments is read from /proc, which a container need not have, and which cannot be opened
// where there are too many open files. These systems hand the arguments to constructors; musl does not.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argc, char **argv) {
    count = argc;
    values = argv;
}
#endif

int modelc_argument_count(void) { return count; }

const char *modelc_argument(int index) { return index >= 0 && index < count ? values[index] : 0; }

const char *modelc_executable_path(void) {
#if defined(__linux__)
    return (const char *)getauxval(AT_EXECFN);
#else
    return 0;
#endif
}
