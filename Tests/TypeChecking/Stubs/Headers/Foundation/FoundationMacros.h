#pragma once

#include <stdbool.h>
#include <stdint.h>

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_REQUIRES_PROPERTY_DEFINITIONS __attribute__((objc_requires_property_definitions))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_FORMAT_FUNCTION(format_, arguments_) __attribute__((format(__NSString__, format_, arguments_)))
#define NS_NOESCAPE __attribute__((noescape))

#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_BRIDGED(type_) __attribute__((swift_bridge(type_)))
#define NS_SWIFT_NAME(name_) __attribute__((swift_name(#name_)))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_UNAVAILABLE(message_) __attribute__((availability(swift, unavailable, message = message_)))

#define NS_ENUM(type_, name_) \
    enum name_ : type_ name_; \
    enum __attribute__((enum_extensibility(open))) name_ : type_
#define NS_OPTIONS(type_, name_) \
    enum name_ : type_ name_; \
    enum __attribute__((flag_enum, enum_extensibility(open))) name_ : type_

#define FOUNDATION_EXPORT extern

#define NSIntegerMax __LONG_MAX__
#define NSParameterAssert(condition) \
    do { \
        (void)(condition); \
    } while (0)
#define NSAssert(condition, description, ...) \
    do { \
        (void)(condition); \
    } while (0)

typedef double NSTimeInterval;

static const NSInteger NSNotFound = NSIntegerMax;

typedef struct _NSRange {
    NSUInteger location;
    NSUInteger length;
} NSRange;

static inline NSRange NSMakeRange(NSUInteger loc, NSUInteger len) {
    NSRange range = {loc, len};
    return range;
}
