#import "_Book.h"

@implementation BookID
@end

@implementation _Book

@dynamic objectID;
@dynamic addedAt;
@dynamic isRead;
@dynamic pageCount;
@dynamic price;
@dynamic title;
@dynamic authors;
@dynamic shelf;

+ (instancetype)insertInManagedObjectContext:(NSManagedObjectContext *)context {
    NSParameterAssert(context);
    return [NSEntityDescription insertNewObjectForEntityForName:@"Book" inManagedObjectContext:context];
}

+ (NSString *)entityName {
    return @"Book";
}

+ (NSEntityDescription *)entityInManagedObjectContext:(NSManagedObjectContext *)context {
    return [NSEntityDescription entityForName:[self entityName] inManagedObjectContext:context];
}

+ (NSFetchRequest<_Book *> *)makeFetchRequest {
    return [NSFetchRequest fetchRequestWithEntityName:[self entityName]];
}

+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
    if ([key isEqualToString:@"pageCountValue"]) {
        return [NSSet setWithObject:@"pageCount"];
    }
    return [super keyPathsForValuesAffectingValueForKey:key];
}

- (int32_t)pageCountValue {
    return self.pageCount.intValue;
}

- (void)setPageCountValue:(int32_t)value {
    self.pageCount = @(value);
}

- (NSMutableSet<Author *> *)authorsSet {
    [self willAccessValueForKey:@"authors"];
    NSMutableSet<Author *> *result = [self mutableSetValueForKey:@"authors"];
    [self didAccessValueForKey:@"authors"];
    return result;
}

+ (NSArray<Book *> *)fetchBooksAddedSince:(NSManagedObjectContext *)context
                                    since:(NSDate *)since
                                    error:(NSError **)error {
    NSManagedObjectModel *model = context.persistentStoreCoordinator.managedObjectModel;
    NSFetchRequest *request = [model fetchRequestFromTemplateWithName:@"booksAddedSince"
                                                substitutionVariables:@{ @"SINCE" : since }];
    return [context executeFetchRequest:request error:error];
}

@end

@implementation BookAttributes

+ (NSString *)title {
    return @"title";
}

@end
