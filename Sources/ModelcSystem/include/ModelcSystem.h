#ifndef MODELC_SYSTEM_H
#define MODELC_SYSTEM_H

/// How many arguments the process was started with, its name first; 0 where the system does not tell.
int modelc_argument_count(void);

/// An argument of the process, as the system handed it over.
const char *modelc_argument(int index);

/// The path that the process was started from, which may be relative; null where the system does not tell.
const char *modelc_executable_path(void);

/// Has a file or an empty folder removed when the process is ended by INT, TERM or HUP: files first, then folders. A signal that
/// the process ignores stays ignored.
///
/// Returns a number to take that back with; -1 where there are too many.
int modelc_remove_on_signal(const char *path);

/// The path is gone, or is to stay.
void modelc_forget_removal(int number);

#endif
