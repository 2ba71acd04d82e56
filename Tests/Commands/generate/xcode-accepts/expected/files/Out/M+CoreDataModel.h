//
//  M+CoreDataModel.h
//
//  This file was automatically generated and should not be edited.
//

#import <Foundation/Foundation.h>
#import <CoreData/CoreData.h>

#import "Twin+CoreDataClass.h"
