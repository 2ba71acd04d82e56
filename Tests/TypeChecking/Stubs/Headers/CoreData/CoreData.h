// The part of Core Data that generated classes and migrations use. Written for modelc after the documented API;
// these are not Apple's headers.
#pragma once

#import <Foundation/Foundation.h>

#import <CoreData/NSManagedObjectID.h>
#import <CoreData/NSPropertyDescriptions.h>
#import <CoreData/NSEntityDescription.h>
#import <CoreData/NSFetchRequest.h>
#import <CoreData/NSManagedObjectModel.h>
#import <CoreData/NSManagedObject.h>
#import <CoreData/NSManagedObjectContext.h>
#import <CoreData/NSPersistentContainer.h>
#import <CoreData/NSStagedMigration.h>
#import <CoreData/NSMigration.h>
