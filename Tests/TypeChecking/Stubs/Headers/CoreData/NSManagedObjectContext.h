#pragma once

NS_ASSUME_NONNULL_BEGIN

@class NSPersistentStoreCoordinator;

typedef NS_ENUM(NSUInteger, NSManagedObjectContextConcurrencyType) {
    NSPrivateQueueConcurrencyType = 0x01,
    NSMainQueueConcurrencyType = 0x02,
};

NS_SWIFT_NONISOLATED NS_SWIFT_SENDABLE
@interface NSManagedObjectContext : NSObject
- (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct NS_DESIGNATED_INITIALIZER;
- (void)performBlockAndWait:(void(NS_NOESCAPE ^)(void))block NS_SWIFT_UNAVAILABLE("Use performAndWait(_:)");
@property (nullable, strong) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (nullable, strong) NSManagedObjectContext *parentContext;
@property (nonatomic, readonly) BOOL hasChanges;
- (nullable __kindof NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID
    NS_SWIFT_NAME(registeredObject(for:));
- (__kindof NSManagedObject *)objectWithID:(NSManagedObjectID *)objectID;
- (nullable __kindof NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID error:(NSError **)error;
- (nullable NSArray *)executeFetchRequest:(NSFetchRequest *)request
                                    error:(NSError **)error;
- (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
- (void)insertObject:(NSManagedObject *)object;
- (void)deleteObject:(NSManagedObject *)object;
- (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)flag NS_SWIFT_NAME(refresh(_:mergeChanges:));
- (BOOL)obtainPermanentIDsForObjects:(NSArray<NSManagedObject *> *)objects error:(NSError **)error;
- (BOOL)save:(NSError **)error;
+ (void)mergeChangesFromRemoteContextSave:(NSDictionary *)changeNotificationData
                             intoContexts:(NSArray<NSManagedObjectContext *> *)contexts
    NS_SWIFT_NAME(mergeChanges(fromRemoteContextSave:into:));
- (void)reset;
- (void)rollback;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *insertedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *updatedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *deletedObjects;
@end

NS_ASSUME_NONNULL_END
