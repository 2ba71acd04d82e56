#pragma once

NS_ASSUME_NONNULL_BEGIN

@class NSEntityDescription, NSFetchRequest;

@interface NSPropertyDescription : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, readonly, assign) NSEntityDescription *entity;
@property (nonatomic, copy) NSString *name;
@property (getter=isOptional) BOOL optional;
@property (getter=isTransient) BOOL transient;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (readonly, strong) NSArray<NSPredicate *> *validationPredicates;
@property (readonly, strong) NSArray *validationWarnings;
- (void)setValidationPredicates:(nullable NSArray<NSPredicate *> *)validationPredicates
         withValidationWarnings:(nullable NSArray<NSString *> *)validationWarnings;
@property (getter=isIndexedBySpotlight) BOOL indexedBySpotlight;
@property (nonatomic, readonly, copy) NSData *versionHash;
@property (nullable, copy) NSString *versionHashModifier;
@property (nullable, copy) NSString *renamingIdentifier;
@end

typedef NS_ENUM(NSUInteger, NSAttributeType) {
    NSUndefinedAttributeType NS_SWIFT_NAME(undefinedAttributeType) = 0,
    NSInteger16AttributeType NS_SWIFT_NAME(integer16AttributeType) = 100,
    NSInteger32AttributeType NS_SWIFT_NAME(integer32AttributeType) = 200,
    NSInteger64AttributeType NS_SWIFT_NAME(integer64AttributeType) = 300,
    NSDecimalAttributeType NS_SWIFT_NAME(decimalAttributeType) = 400,
    NSDoubleAttributeType NS_SWIFT_NAME(doubleAttributeType) = 500,
    NSFloatAttributeType NS_SWIFT_NAME(floatAttributeType) = 600,
    NSStringAttributeType NS_SWIFT_NAME(stringAttributeType) = 700,
    NSBooleanAttributeType NS_SWIFT_NAME(booleanAttributeType) = 800,
    NSDateAttributeType NS_SWIFT_NAME(dateAttributeType) = 900,
    NSBinaryDataAttributeType NS_SWIFT_NAME(binaryDataAttributeType) = 1000,
    NSUUIDAttributeType NS_SWIFT_NAME(UUIDAttributeType) = 1100,
    NSURIAttributeType NS_SWIFT_NAME(URIAttributeType) = 1200,
    NSTransformableAttributeType NS_SWIFT_NAME(transformableAttributeType) = 1800,
    NSObjectIDAttributeType NS_SWIFT_NAME(objectIDAttributeType) = 2000,
    NSCompositeAttributeType NS_SWIFT_NAME(compositeAttributeType) = 2100,
};

@interface NSAttributeDescription : NSPropertyDescription
@property NSAttributeType attributeType;
@property (nullable, copy) NSString *attributeValueClassName;
@property (nullable, retain) id defaultValue NS_REFINED_FOR_SWIFT;
@property (nullable, copy) NSString *valueTransformerName;
@property BOOL allowsExternalBinaryDataStorage;
@property BOOL preservesValueInHistoryOnDeletion;
@property BOOL allowsCloudEncryption;
@end

@interface NSDerivedAttributeDescription : NSAttributeDescription
@property (strong, nullable) NSExpression *derivationExpression;
@property (strong, nullable) NSPredicate *filteringPredicate;
@end

@interface NSCompositeAttributeDescription : NSAttributeDescription
@property (copy) NSArray<NSAttributeDescription *> *elements;
@end

typedef NS_ENUM(NSUInteger, NSDeleteRule) {
    NSNoActionDeleteRule,
    NSNullifyDeleteRule,
    NSCascadeDeleteRule,
    NSDenyDeleteRule,
};

@interface NSRelationshipDescription : NSPropertyDescription
@property (nullable, nonatomic, assign) NSEntityDescription *destinationEntity;
@property (nullable, nonatomic, assign) NSRelationshipDescription *inverseRelationship;
@property NSUInteger maxCount;
@property NSUInteger minCount;
@property NSDeleteRule deleteRule;
@property (readonly, getter=isToMany) BOOL toMany;
@property (getter=isOrdered) BOOL ordered;
@end

@interface NSFetchedPropertyDescription : NSPropertyDescription
@property (nullable, nonatomic, strong) NSFetchRequest *fetchRequest;
@end

typedef NS_ENUM(NSUInteger, NSFetchIndexElementType) {
    NSFetchIndexElementTypeBinary,
    NSFetchIndexElementTypeRTree,
};

@interface NSFetchIndexElementDescription : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithProperty:(NSPropertyDescription *)property collationType:(NSFetchIndexElementType)collationType;
@property (readonly, retain, nullable) NSPropertyDescription *property;
@property NSFetchIndexElementType collationType;
@property (getter=isAscending) BOOL ascending;
@end

@interface NSFetchIndexDescription : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithName:(NSString *)name elements:(nullable NSArray<NSFetchIndexElementDescription *> *)elements;
@property (copy) NSString *name;
@property (copy) NSArray<NSFetchIndexElementDescription *> *elements;
@property (copy, nullable) NSPredicate *partialIndexPredicate;
@end

NS_ASSUME_NONNULL_END
