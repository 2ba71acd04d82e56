#import "_Book.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface Book : _Book
@end

NS_ASSUME_NONNULL_END
