#import "_Tag.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface Tag : _Tag
@end

NS_ASSUME_NONNULL_END
