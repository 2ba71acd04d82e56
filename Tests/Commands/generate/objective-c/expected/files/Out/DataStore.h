#import "_DataStore.h"

NS_ASSUME_NONNULL_BEGIN

// This class is yours: modelc never writes this file again.
@interface DataStore : _DataStore
@end

NS_ASSUME_NONNULL_END
