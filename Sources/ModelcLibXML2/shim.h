#ifndef MODELC_LIBXML2_SHIM_H
#define MODELC_LIBXML2_SHIM_H

// Some distributions build libxml2 with ICU, whose headers clash with the copy that Foundation brings along.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// A macro in libxml2, hence invisible to Swift: marks a handler table as using the SAX2 callbacks.
static inline unsigned int modelc_xml_sax2_magic(void) { return XML_SAX2_MAGIC; }

#endif
