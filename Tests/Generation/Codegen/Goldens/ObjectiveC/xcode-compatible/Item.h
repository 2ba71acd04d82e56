#import "_Item.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface Item : _Item
@end

NS_ASSUME_NONNULL_END
