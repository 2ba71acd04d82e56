//
//  Twin+CoreDataProperties.h
//
//  This file was automatically generated and should not be edited.
//

#import "Twin+CoreDataClass.h"


NS_ASSUME_NONNULL_BEGIN

@interface Twin (CoreDataProperties)

+ (NSFetchRequest<Twin *> *)fetchRequest;

@property (nullable, nonatomic, copy) NSString *hash;
@property (nullable, nonatomic, retain) NSSet<Twin *> *others;

@end

@interface Twin (CoreDataGeneratedAccessors)

- (void)addOthersObject:(Twin *)value;
- (void)removeOthersObject:(Twin *)value;
- (void)addOthers:(NSSet<Twin *> *)values;
- (void)removeOthers:(NSSet<Twin *> *)values;

@end

NS_ASSUME_NONNULL_END
