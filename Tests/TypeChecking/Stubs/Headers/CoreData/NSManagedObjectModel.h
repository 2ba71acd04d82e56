#pragma once

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NONISOLATED
@interface NSManagedObjectModel : NSObject <NSSecureCoding, NSCopying, NSFastEnumeration>
+ (nullable NSManagedObjectModel *)mergedModelFromBundles:(nullable NSArray<NSBundle *> *)bundles;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
@property (strong) NSArray<NSEntityDescription *> *entities;
@property (readonly, strong) NSArray<NSString *> *configurations;
- (nullable NSArray<NSEntityDescription *> *)entitiesForConfiguration:(nullable NSString *)configuration
    NS_SWIFT_NAME(entities(forConfigurationName:));
- (void)setEntities:(NSArray<NSEntityDescription *> *)entities forConfiguration:(NSString *)configuration
    NS_SWIFT_NAME(setEntities(_:forConfigurationName:));
- (void)setFetchRequestTemplate:(nullable NSFetchRequest *)fetchRequestTemplate forName:(NSString *)name;
- (nullable NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name;
- (nullable NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name
                                        substitutionVariables:(NSDictionary<NSString *, id> *)variables;
@property (copy) NSSet *versionIdentifiers;
@property (readonly, copy) NSDictionary<NSString *, NSData *> *entityVersionHashesByName;
@property (readonly, copy) NSString *versionChecksum;
- (BOOL)isConfiguration:(nullable NSString *)configuration
    compatibleWithStoreMetadata:(NSDictionary<NSString *, id> *)metadata
    NS_SWIFT_NAME(isConfiguration(withName:compatibleWithStoreMetadata:));
@end

NS_ASSUME_NONNULL_END
