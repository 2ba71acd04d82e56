#import "Book.h"

@implementation Book
@end
