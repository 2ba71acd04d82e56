#pragma once

NS_ASSUME_NONNULL_BEGIN

@class NSEntityDescription;

@protocol NSFetchRequestResult <NSObject>
@end

@interface NSNumber (NSFetchedResultSupport) <NSFetchRequestResult>
@end

@interface NSDictionary (NSFetchedResultSupport) <NSFetchRequestResult>
@end

NS_SWIFT_SENDABLE
NS_SWIFT_NONISOLATED
@interface NSManagedObjectID : NSObject <NSFetchRequestResult, NSCopying>
@property (readonly, strong) NSEntityDescription *entity;
@property (readonly, getter=isTemporaryID) BOOL temporaryID;
- (NSURL *)URIRepresentation;
@end

NS_ASSUME_NONNULL_END
