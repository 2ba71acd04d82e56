#import "_Novel.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface Novel : _Novel
@end

NS_ASSUME_NONNULL_END
