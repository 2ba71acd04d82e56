#import "Photo.h"

@implementation Photo
@end
