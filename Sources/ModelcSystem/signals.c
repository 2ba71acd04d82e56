#include "ModelcSystem.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PLACES 128

static char *_Atomic paths[PLACES];
static atomic_flag is_installed = ATOMIC_FLAG_INIT;

// Only what a handler may call: no memory is taken or given back here.
static void end(int number) {
    for (int index = 0; index < PLACES; index++) {
        char *path = atomic_load(&paths[index]);
        if (path) unlink(path);
    }
    for (int index = 0; index < PLACES; index++) {
        char *path = atomic_load(&paths[index]);
        if (path) rmdir(path);
    }
    signal(number, SIG_DFL);
    raise(number);
}

static void install(int number) {
    struct sigaction before;
    if (sigaction(number, 0, &before) != 0 || before.sa_handler != SIG_DFL) return;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = end;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, 0);
}

int modelc_remove_on_signal(const char *path) {
    char *copy = strdup(path);
    if (!copy) return -1;
    if (!atomic_flag_test_and_set(&is_installed)) {
        install(SIGINT);
        install(SIGTERM);
        install(SIGHUP);
        // The reader of a pipe has enough.
        install(SIGPIPE);
    }
    for (int index = 0; index < PLACES; index++) {
        char *none = 0;
        if (atomic_compare_exchange_strong(&paths[index], &none, copy)) return index;
    }
    free(copy);
    return -1;
}

// The text stays in memory: a handler may be reading it.
void modelc_forget_removal(int number) {
    if (number >= 0 && number < PLACES) atomic_store(&paths[number], 0);
}
