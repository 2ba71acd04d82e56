#pragma once

NS_ASSUME_NONNULL_BEGIN

@class NSManagedObject, NSManagedObjectContext, NSManagedObjectModel;

NS_SWIFT_NONISOLATED
@interface NSEntityDescription : NSObject <NSSecureCoding, NSCopying, NSFastEnumeration>
+ (nullable NSEntityDescription *)entityForName:(NSString *)entityName
                         inManagedObjectContext:(NSManagedObjectContext *)context
    NS_SWIFT_NAME(entity(forEntityName:in:));
+ (__kindof NSManagedObject *)insertNewObjectForEntityForName:(NSString *)entityName
                                       inManagedObjectContext:(NSManagedObjectContext *)context
    NS_SWIFT_NAME(insertNewObject(forEntityName:into:));
@property (readonly, assign) NSManagedObjectModel *managedObjectModel;
@property (null_resettable, copy) NSString *managedObjectClassName;
@property (nullable, copy) NSString *name;
@property (getter=isAbstract) BOOL abstract;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *subentitiesByName;
@property (strong) NSArray<NSEntityDescription *> *subentities;
@property (nullable, readonly, assign) NSEntityDescription *superentity;
@property (readonly, copy) NSDictionary<NSString *, __kindof NSPropertyDescription *> *propertiesByName;
@property (strong) NSArray<__kindof NSPropertyDescription *> *properties;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (readonly, copy) NSDictionary<NSString *, NSAttributeDescription *> *attributesByName;
@property (readonly, copy) NSDictionary<NSString *, NSRelationshipDescription *> *relationshipsByName;
- (BOOL)isKindOfEntity:(NSEntityDescription *)entity;
@property (readonly, copy) NSData *versionHash;
@property (nullable, copy) NSString *versionHashModifier;
@property (nullable, copy) NSString *renamingIdentifier;
@property (nonnull, copy) NSArray<NSFetchIndexDescription *> *indexes;
@property (strong) NSArray<NSArray<id> *> *uniquenessConstraints;
@end

NS_ASSUME_NONNULL_END
