// The root class and its protocol. Declarations for type checking only; nothing here is ever linked or run.
#pragma once

typedef _Bool BOOL;
typedef signed long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;

#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((void *)0)
#define Nil ((void *)0)

@class NSString, Protocol;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (nullable, readonly) Class superclass;
- (Class)class __attribute__((availability(swift, unavailable)));
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)initialize;
- (instancetype)init __attribute__((objc_designated_initializer));
+ (instancetype)new __attribute__((availability(swift, unavailable)));
+ (instancetype)alloc __attribute__((availability(swift, unavailable)));
+ (Class)class __attribute__((availability(swift, unavailable)));
+ (nullable Class)superclass;
- (void)dealloc __attribute__((availability(swift, unavailable)));
- (id)copy;
- (id)mutableCopy;
- (void)doesNotRecognizeSelector:(SEL)aSelector;
@end

#pragma clang assume_nonnull end
