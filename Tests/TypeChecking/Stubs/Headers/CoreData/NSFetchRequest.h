#pragma once

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, NSFetchRequestResultType) {
    NSManagedObjectResultType NS_SWIFT_NAME(__managedObjectResultType) = 0x00,
    NSManagedObjectIDResultType = 0x01,
    NSDictionaryResultType = 0x02,
    NSCountResultType = 0x04,
};

NS_SWIFT_NONISOLATED
@interface NSPersistentStoreRequest : NSObject <NSCopying>
@end

NS_SWIFT_NONISOLATED
@interface NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>>
    : NSPersistentStoreRequest <NSSecureCoding, NSCopying>
+ (instancetype)fetchRequestWithEntityName:(NSString *)entityName;
- (instancetype)init;
- (instancetype)initWithEntityName:(NSString *)entityName;
@property (nullable, nonatomic, strong) NSEntityDescription *entity;
@property (nullable, nonatomic, readonly, strong) NSString *entityName;
@property (nullable, nonatomic, strong) NSPredicate *predicate;
@property (nullable, nonatomic, strong) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (nonatomic) NSUInteger fetchLimit;
@property (nonatomic) NSFetchRequestResultType resultType;
@property (nonatomic) BOOL includesSubentities;
@property (nonatomic) BOOL includesPropertyValues;
@property (nonatomic) BOOL returnsObjectsAsFaults;
@property (nullable, nonatomic, copy) NSArray<NSString *> *relationshipKeyPathsForPrefetching;
@property (nonatomic) BOOL includesPendingChanges;
@property (nonatomic) BOOL returnsDistinctResults;
@property (nullable, nonatomic, copy) NSArray *propertiesToFetch;
@property (nonatomic) NSUInteger fetchOffset;
@property (nonatomic) NSUInteger fetchBatchSize;
@end

typedef NS_ENUM(NSUInteger, NSBatchDeleteRequestResultType) {
    NSBatchDeleteResultTypeStatusOnly NS_SWIFT_NAME(resultTypeStatusOnly) = 0x0,
    NSBatchDeleteResultTypeObjectIDs NS_SWIFT_NAME(resultTypeObjectIDs) = 0x1,
    NSBatchDeleteResultTypeCount NS_SWIFT_NAME(resultTypeCount) = 0x2,
};

NS_SWIFT_NONISOLATED
@interface NSBatchDeleteRequest : NSPersistentStoreRequest
- (instancetype)initWithFetchRequest:(NSFetchRequest *)fetch NS_DESIGNATED_INITIALIZER;
@property NSBatchDeleteRequestResultType resultType;
@end

NS_SWIFT_NONISOLATED
@interface NSPersistentStoreResult : NSObject
@end

NS_SWIFT_NONISOLATED
@interface NSBatchDeleteResult : NSPersistentStoreResult
@end

FOUNDATION_EXPORT NSString *const NSDeletedObjectsKey;

NS_ASSUME_NONNULL_END
