#import "Item.h"

@implementation Item
@end
