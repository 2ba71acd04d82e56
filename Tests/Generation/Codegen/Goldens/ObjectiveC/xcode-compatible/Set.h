#import "_Set.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface Set : _Set
@end

NS_ASSUME_NONNULL_END
