#import "Novel.h"

@implementation Novel
@end
