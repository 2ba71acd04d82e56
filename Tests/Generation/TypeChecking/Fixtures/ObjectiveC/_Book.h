#if __has_feature(modules)
@import Foundation;
@import CoreData;
#else
#import <Foundation/Foundation.h>
#import <CoreData/CoreData.h>
#endif

NS_ASSUME_NONNULL_BEGIN

@class Author, Book, Shelf;

@interface BookID : NSManagedObjectID
@end

@interface _Book : NSManagedObject
+ (instancetype)insertInManagedObjectContext:(NSManagedObjectContext *)context;
+ (NSString *)entityName;
+ (nullable NSEntityDescription *)entityInManagedObjectContext:(NSManagedObjectContext *)context;
+ (NSFetchRequest<_Book *> *)makeFetchRequest;
@property (nonatomic, readonly, strong) BookID *objectID;

@property (nullable, nonatomic, copy) NSDate *addedAt;
@property (nonatomic) BOOL isRead;
@property (nullable, nonatomic, copy) NSNumber *pageCount;
@property (nonatomic) int32_t pageCountValue;
@property (nullable, nonatomic, copy) NSDecimalNumber *price;
@property (nonatomic, copy) NSString *title;

@property (nonatomic, strong) NSSet<Author *> *authors;
- (NSMutableSet<Author *> *)authorsSet;
@property (nullable, nonatomic, strong) Shelf *shelf;

+ (nullable NSArray<Book *> *)fetchBooksAddedSince:(NSManagedObjectContext *)context
                                             since:(NSDate *)since
                                             error:(NSError **)error;
@end

@interface _Book (AuthorsCoreDataGeneratedAccessors)
- (void)addAuthors:(NSSet<Author *> *)values;
- (void)removeAuthors:(NSSet<Author *> *)values;
- (void)addAuthorsObject:(Author *)value;
- (void)removeAuthorsObject:(Author *)value;
@end

@interface _Book (CoreDataGeneratedPrimitiveAccessors)
- (nullable NSNumber *)primitivePageCount;
- (void)setPrimitivePageCount:(nullable NSNumber *)value;
@end

@interface BookAttributes : NSObject
+ (NSString *)title;
@end

NS_ASSUME_NONNULL_END
