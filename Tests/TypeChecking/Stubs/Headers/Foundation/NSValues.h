// The value classes that Swift knows as structs.
#pragma once

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED("FoundationEssentials.Date")
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)ti;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)ti;
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end

NS_SWIFT_BRIDGED("FoundationEssentials.Data")
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

NS_SWIFT_BRIDGED("FoundationEssentials.URL")
@interface NSURL : NSObject <NSSecureCoding, NSCopying>
+ (nullable instancetype)URLWithString:(NSString *)URLString;
- (nullable instancetype)initWithString:(NSString *)URLString;
@property (nullable, readonly, copy) NSString *absoluteString;
@end

NS_SWIFT_BRIDGED("FoundationEssentials.UUID")
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)UUID;
@property (readonly, copy) NSString *UUIDString;
@end

NS_SWIFT_BRIDGED("Foundation.IndexSet")
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
+ (instancetype)indexSetWithIndex:(NSUInteger)value;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (instancetype)initWithIndex:(NSUInteger)value;
@property (readonly) NSUInteger count;
@property (readonly) NSUInteger firstIndex;
- (BOOL)containsIndex:(NSUInteger)value;
@end

@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSUInteger)value;
@end

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
+ (NSNull *)null;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)ext
                      subdirectory:(nullable NSString *)subpath;
@end

NS_ASSUME_NONNULL_END
