#pragma once

NS_ASSUME_NONNULL_BEGIN

FOUNDATION_EXPORT NSString *const NSSQLiteStoreType;
FOUNDATION_EXPORT NSString *const NSMigratePersistentStoresAutomaticallyOption;
FOUNDATION_EXPORT NSString *const NSInferMappingModelAutomaticallyOption;
FOUNDATION_EXPORT NSString *const NSReadOnlyPersistentStoreOption;
FOUNDATION_EXPORT NSString *const NSSQLitePragmasOption;

NS_SWIFT_NONISOLATED
@interface NSPersistentStore : NSObject
@end

NS_SWIFT_NONISOLATED
@interface NSPersistentStoreCoordinator : NSObject
- (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model NS_DESIGNATED_INITIALIZER;
@property (readonly, strong) NSManagedObjectModel *managedObjectModel;
@property (readonly, strong) NSArray<__kindof NSPersistentStore *> *persistentStores;
- (nullable NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)url;
@end

@interface NSPersistentStoreDescription : NSObject <NSCopying>
- (instancetype)initWithURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSURL *URL;
@property (nullable, nonatomic, copy) NSString *configuration;
@property (readonly, copy) NSDictionary<NSString *, NSObject *> *options;
@property (nonatomic) BOOL shouldAddStoreAsynchronously;
@property (nonatomic) BOOL shouldMigrateStoreAutomatically;
@property (nonatomic) BOOL shouldInferMappingModelAutomatically;
- (void)setOption:(nullable NSObject *)option forKey:(NSString *)key;
@end

@interface NSPersistentContainer : NSObject
@property (strong, readonly) NSManagedObjectContext *viewContext;
@property (strong, readonly) NSManagedObjectModel *managedObjectModel;
@property (strong, readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (copy) NSArray<NSPersistentStoreDescription *> *persistentStoreDescriptions;
- (instancetype)initWithName:(NSString *)name
          managedObjectModel:(NSManagedObjectModel *)model NS_DESIGNATED_INITIALIZER;
- (void)loadPersistentStoresWithCompletionHandler:(void (^)(NSPersistentStoreDescription *,
                                                            NSError *_Nullable))block;
- (NSManagedObjectContext *)newBackgroundContext NS_RETURNS_NOT_RETAINED;
@end

FOUNDATION_EXPORT NSString *const NSPersistentStoreStagedMigrationManagerOptionKey;

NS_ASSUME_NONNULL_END
