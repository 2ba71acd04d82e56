#import "Tag.h"

@implementation Tag
@end
