//
//  Twin+CoreDataProperties.m
//
//  This file was automatically generated and should not be edited.
//

#import "Twin+CoreDataProperties.h"

@implementation Twin (CoreDataProperties)

+ (NSFetchRequest<Twin *> *)fetchRequest {
	return [NSFetchRequest fetchRequestWithEntityName:@"A"];
}

@dynamic hash;
@dynamic others;

@end
