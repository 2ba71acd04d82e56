#import "Set.h"

@implementation Set
@end
