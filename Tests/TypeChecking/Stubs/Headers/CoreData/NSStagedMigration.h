#pragma once

NS_ASSUME_NONNULL_BEGIN

@interface NSManagedObjectModelReference : NSObject
@property (readonly, strong) NSManagedObjectModel *resolvedModel;
@property (readonly, strong) NSString *versionChecksum;
- (instancetype)initWithModel:(NSManagedObjectModel *)model versionChecksum:(NSString *)versionChecksum;
- (instancetype)initWithFileURL:(NSURL *)fileURL versionChecksum:(NSString *)versionChecksum;
- (instancetype)initWithEntityVersionHashes:(NSDictionary *)versionHash
                                   inBundle:(nullable NSBundle *)bundle
                            versionChecksum:(NSString *)versionChecksum;
- (instancetype)initWithName:(NSString *)modelName
                    inBundle:(nullable NSBundle *)bundle
             versionChecksum:(NSString *)versionChecksum;
@end

@interface NSMigrationStage : NSObject
@property (copy) NSString *label;
@end

@interface NSLightweightMigrationStage : NSMigrationStage
@property (readonly, strong) NSArray<NSString *> *versionChecksums;
- (instancetype)initWithVersionChecksums:(NSArray<NSString *> *)versionChecksums NS_SWIFT_NAME(init(_:));
@end

@interface NSCustomMigrationStage : NSMigrationStage
@property (readonly, strong) NSManagedObjectModelReference *currentModel;
@property (readonly, strong) NSManagedObjectModelReference *nextModel;
- (instancetype)initWithCurrentModelReference:(NSManagedObjectModelReference *)currentModel
                           nextModelReference:(NSManagedObjectModelReference *)nextModel
    NS_SWIFT_NAME(init(migratingFrom:to:));
@end

@interface NSStagedMigrationManager : NSObject
@property (readonly, strong) NSArray<NSMigrationStage *> *stages;
@property (nullable, readonly, strong) NSPersistentContainer *container;
- (instancetype)initWithMigrationStages:(NSArray<NSMigrationStage *> *)stages NS_SWIFT_NAME(init(_:));
@end

NS_ASSUME_NONNULL_END
