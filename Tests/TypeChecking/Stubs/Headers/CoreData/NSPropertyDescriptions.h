#pragma once

NS_ASSUME_NONNULL_BEGIN

@class NSEntityDescription;

@interface NSPropertyDescription : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, readonly, assign) NSEntityDescription *entity;
@property (nonatomic, copy) NSString *name;
@property (getter=isOptional) BOOL optional;
@property (getter=isTransient) BOOL transient;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (nonatomic, readonly, copy) NSData *versionHash;
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
@property (nullable, retain) id defaultValue;
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
@property NSDeleteRule deleteRule;
@property (readonly, getter=isToMany) BOOL toMany;
@property (getter=isOrdered) BOOL ordered;
@end

NS_ASSUME_NONNULL_END
