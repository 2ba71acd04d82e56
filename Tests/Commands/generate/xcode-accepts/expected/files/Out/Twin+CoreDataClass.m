//
//  Twin+CoreDataClass.m
//
//  This file was automatically generated and should not be edited.
//

#import "Twin+CoreDataClass.h"

@implementation Twin

@end
