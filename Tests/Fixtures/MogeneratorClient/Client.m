// Code for classes that mogenerator wrote: human classes and their callers use each of these symbols.
#import "Animal.h"
#import "Keeper.h"
#import "Lion.h"

@interface Colour : NSObject
@end

@interface Lion (Client)
@end

@implementation Lion (Client)

- (void)setRoar:(NSNumber *)roar {
    [self willChangeValueForKey:@"roar"];
    [self setPrimitiveRoar:roar];
    [self didChangeValueForKey:@"roar"];
    [self setPrimitiveRoarValue:[self primitiveRoarValue] + 1];
}

@end

static NSUInteger use(NSManagedObjectContext *context) {
    Lion *lion = [Lion insertInManagedObjectContext:context];
    Keeper *keeper = [Keeper insertInManagedObjectContext:context];
    lion.name = [Lion entityName];
    lion.ageValue += 1;
    lion.legsValue = 4;
    lion.isTameValue = YES;
    lion.roarValue = 2.5f;
    lion.age = @3;
    lion.identifier = [NSUUID UUID];
    lion.primitiveName = @"x";
    lion.primitiveAgeValue = 3;
    lion.mother = lion;
    [lion.keepersSet addObject:keeper];
    [lion addKeepersObject:keeper];
    [lion removeKeepers:[NSSet setWithObject:keeper]];
    [keeper addAnimalsObject:lion];
    [keeper insertObject:lion inAnimalsAtIndex:0];
    [keeper removeAnimalsAtIndexes:[NSIndexSet indexSetWithIndex:0]];
    [keeper.animalsSet removeObject:lion];
    LionID *lionID = lion.objectID;
    AnimalID *animalID = lion.moID;
    NSArray *names = @[
        AnimalAttributes.name, [AnimalAttributes age], LionAttributes.roar, AnimalRelationships.keepers,
        KeeperRelationships.animals, AnimalFetchedProperties.friends, AnimalUserInfo.kingdom
    ];
    NSError *error = nil;
    NSArray *found = [Animal fetchAnimalsNamed:context NAME:@"Leo" AGE:@3];
    found = [Animal fetchAnimalsNamed:context NAME:@"Leo" AGE:@3 error:&error];
    found = [Animal fetchTame:context];
    Lion *one = [Lion fetchOneLion:context MOTHER:lion];
    NSEntityDescription *entity = [Lion entityInManagedObjectContext:context];
    return names.count + found.count + one.friends.count + (entity != nil) + (lionID == animalID)
        + (NSUInteger)lion.nameLengthValue + (NSUInteger)lion.weightValue;
}

NSUInteger (*const client)(NSManagedObjectContext *) = use;
