#ifndef MODELC_LIBZ_SHIM_H
#define MODELC_LIBZ_SHIM_H

#include <zlib.h>

// A macro in zlib, hence invisible to Swift: prepares a stream for the format of RFC 1951, without a header.
static inline int modelc_inflate_init_raw(z_stream *stream) { return inflateInit2(stream, -15); }

#endif
