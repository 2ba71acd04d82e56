#pragma once

NS_ASSUME_NONNULL_BEGIN

@class NSMigrationManager;

typedef NS_ENUM(NSUInteger, NSEntityMappingType) {
    NSUndefinedEntityMappingType = 0x00,
    NSCustomEntityMappingType = 0x01,
    NSAddEntityMappingType = 0x02,
    NSRemoveEntityMappingType = 0x03,
    NSCopyEntityMappingType = 0x04,
    NSTransformEntityMappingType = 0x05,
};

NS_SWIFT_NONISOLATED
@interface NSPropertyMapping : NSObject
@property (nullable, copy) NSString *name;
@property (nullable, strong) NSExpression *valueExpression;
@end

NS_SWIFT_NONISOLATED
@interface NSEntityMapping : NSObject
@property (null_resettable, copy) NSString *name;
@property NSEntityMappingType mappingType;
@property (nullable, copy) NSString *sourceEntityName;
@property (nullable, copy) NSString *destinationEntityName;
@property (nullable, strong) NSArray<NSPropertyMapping *> *attributeMappings;
@property (nullable, strong) NSArray<NSPropertyMapping *> *relationshipMappings;
@property (nullable, copy) NSString *entityMigrationPolicyClassName;
@end

NS_SWIFT_NONISOLATED
@interface NSMappingModel : NSObject
@property (null_resettable, strong) NSArray<NSEntityMapping *> *entityMappings;
@property (readonly, copy) NSDictionary<NSString *, NSEntityMapping *> *entityMappingsByName;
@end

NS_SWIFT_NONISOLATED
@interface NSMigrationManager : NSObject
- (instancetype)initWithSourceModel:(NSManagedObjectModel *)sourceModel
                   destinationModel:(NSManagedObjectModel *)destinationModel;
@property (readonly, strong) NSMappingModel *mappingModel;
@property (readonly, strong) NSManagedObjectModel *sourceModel;
@property (readonly, strong) NSManagedObjectModel *destinationModel;
@property (readonly, strong) NSManagedObjectContext *sourceContext;
@property (readonly, strong) NSManagedObjectContext *destinationContext;
- (void)associateSourceInstance:(NSManagedObject *)sourceInstance
        withDestinationInstance:(NSManagedObject *)destinationInstance
               forEntityMapping:(NSEntityMapping *)entityMapping
    NS_SWIFT_NAME(associate(sourceInstance:withDestinationInstance:for:));
- (NSArray<__kindof NSManagedObject *> *)destinationInstancesForEntityMappingNamed:(NSString *)mappingName
                                                                   sourceInstances:
                                                                       (nullable NSArray<NSManagedObject *> *)instances
    NS_SWIFT_NAME(destinationInstances(forEntityMappingName:sourceInstances:));
- (NSArray<__kindof NSManagedObject *> *)sourceInstancesForEntityMappingNamed:(NSString *)mappingName
                                                         destinationInstances:
                                                             (nullable NSArray<NSManagedObject *> *)instances
    NS_SWIFT_NAME(sourceInstances(forEntityMappingName:destinationInstances:));
@end

// Every method of this class has an error argument, which Swift on Linux cannot import, and subclasses override them: the
// class that Swift sees is declared in the overlay.
NS_SWIFT_NAME(__NSEntityMigrationPolicy)
@interface NSEntityMigrationPolicy : NSObject
- (BOOL)beginEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error;
- (BOOL)createDestinationInstancesForSourceInstance:(NSManagedObject *)sInstance
                                      entityMapping:(NSEntityMapping *)mapping
                                            manager:(NSMigrationManager *)manager
                                              error:(NSError **)error;
- (BOOL)endInstanceCreationForEntityMapping:(NSEntityMapping *)mapping
                                    manager:(NSMigrationManager *)manager
                                      error:(NSError **)error;
- (BOOL)createRelationshipsForDestinationInstance:(NSManagedObject *)dInstance
                                    entityMapping:(NSEntityMapping *)mapping
                                          manager:(NSMigrationManager *)manager
                                            error:(NSError **)error;
- (BOOL)endRelationshipCreationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error;
- (BOOL)performCustomValidationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error;
- (BOOL)endEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error;
@end

NS_ASSUME_NONNULL_END
