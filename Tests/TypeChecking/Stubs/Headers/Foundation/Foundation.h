// The part of Foundation that generated Core Data classes use. Written for modelc after the documented API; these are
// not Apple's headers.
#pragma once

#import <ObjectiveC/NSObject.h>

#import <Foundation/FoundationMacros.h>
#import <Foundation/NSProtocols.h>
#import <Foundation/NSString.h>
#import <Foundation/NSNumber.h>
#import <Foundation/NSValues.h>
#import <Foundation/NSArray.h>
#import <Foundation/NSDictionary.h>
#import <Foundation/NSSet.h>
#import <Foundation/NSOrderedSet.h>
#import <Foundation/NSError.h>
#import <Foundation/NSExpression.h>
#import <Foundation/NSPredicate.h>
#import <Foundation/NSSortDescriptor.h>
#import <Foundation/NSKeyValueCoding.h>
