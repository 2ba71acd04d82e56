#import "DataStore.h"

@implementation DataStore
@end
