#import "_Photo.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface Photo : _Photo
@end

NS_ASSUME_NONNULL_END
