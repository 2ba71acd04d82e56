#ifndef MODELC_LIBSQLITE3_SHIM_H
#define MODELC_LIBSQLITE3_SHIM_H

#include <sqlite3.h>

// A function with a variable number of arguments, hence invisible to Swift: sets a switch of a connection. A switch that
// this version of SQLite does not know is an error.
static inline int modelc_sqlite3_set_switch(sqlite3 *database, int name, int value) {
    return sqlite3_db_config(database, name, value, (int *)0);
}

// SQLITE_TRANSIENT is a cast, hence invisible to Swift: SQLite makes a copy of the text.
static inline int modelc_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
    return sqlite3_bind_text(statement, index, text, size, SQLITE_TRANSIENT);
}

// The same for bytes. No bytes at all are an empty blob, not NULL.
static inline int modelc_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int size) {
    return size == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                     : sqlite3_bind_blob(statement, index, bytes, size, SQLITE_TRANSIENT);
}

#endif
