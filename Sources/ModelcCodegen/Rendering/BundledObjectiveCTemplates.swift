// swift-format-ignore-file

/// The files of `Templates/objc` inside the program. A test compares them, and writes this file anew where
/// `MODELC_RECORD_GOLDENS` is 1.
enum BundledObjectiveCTemplates {
    static let files: [String: String] = [
        "human.h.motemplate": ##"""
            <$comment The header of the user's class. It is written once. $>
            #import "<$entity.machineClassName$>.h"

            NS_ASSUME_NONNULL_BEGIN

            // This class is yours: modelc never writes this file again.
            @interface <$entity.className$> : <$entity.machineClassName$>
            @end

            NS_ASSUME_NONNULL_END

            """##,
        "human.m.motemplate": ##"""
            <$comment The user's class. It is written once, and not at all beside a file of that name that ends in .mm. $>
            #import "<$entity.className$>.h"

            @implementation <$entity.className$>
            @end

            """##,
        "machine.h.motemplate": ##"""
            <$comment The header of the machine class. It imports no other entity's header but the superclass's, so that classes may refer to each other in circles. $>
            // <$marker$> from <$model.fileName$>. Do not edit; edit <$entity.className$>.m.
            <$if model.hasShields$>
            // clang-format off
            <$endif$>

            #if __has_feature(modules)
            @import Foundation;
            @import CoreData;
            <$foreach module entity.importedModules$>
            @import <$module$>;
            <$endforeach$>
            #else
            #import <Foundation/Foundation.h>
            #import <CoreData/CoreData.h>
            <$foreach header entity.moduleHeaders$>
            #import <$header$>
            <$endforeach$>
            #endif
            <$if entity.importedHeaders$>

            <$foreach header entity.importedHeaders$>
            #import <$header$>
            <$endforeach$>
            <$endif$>

            NS_ASSUME_NONNULL_BEGIN

            // What -Weverything says of any class with this name, and of any request of a subclass.
            #pragma clang diagnostic push
            #pragma clang diagnostic ignored "-Wunknown-warning-option"
            #pragma clang diagnostic ignored "-Wreserved-identifier"
            #pragma clang diagnostic ignored "-Woverriding-method-mismatch"

            @class <$entity.forwardClasses.join(", ")$>;
            <$if entity.forwardProtocols$>
            @protocol <$entity.forwardProtocols.join(", ")$>;
            <$endif$>

            @interface <$entity.idClassName$> : <$entity.superIDClassName$>
            @end

            <$if entity.comment$>
            <$entity.comment$>
            <$endif$>
            @interface <$entity.machineClassName$> : <$entity.superclassName$>

            <$if !entity.isAbstract$>
            + (instancetype)insertInManagedObjectContext:(NSManagedObjectContext *)context;
            <$endif$>
            + (NSString *)entityName;
            + (nullable NSEntityDescription *)entityInManagedObjectContext:(NSManagedObjectContext *)context;
            <$comment The protocol makes a class that is declared only in advance fit for a request's results. $>
            + (NSFetchRequest<<$entity.className$><NSFetchRequestResult> *> *)makeFetchRequest;
            <$if model.style == "xcode-compatible"$>
            + (NSFetchRequest<<$entity.className$><NSFetchRequestResult> *> *)fetchRequest;
            <$endif$>

            @property (nonatomic, readonly, strong) <$entity.idClassName$> *objectID;
            <$if entity.attributes$>

            #pragma mark - Attributes

            <$foreach attribute entity.attributes$>
            <$if attribute.comment$>
            <$attribute.comment$>
            <$endif$>
            @property (<$attribute.propertyAttributes$>) <$attribute.declaredType$><$attribute.name$><$attribute.getterSuffix$>;
            <$if attribute.getterDeclaration$>
            <$attribute.getterDeclaration$>
            <$endif$>
            <$if attribute.scalar$>
            <$if attribute.isReadOnly$>
            @property (nonatomic, readonly) <$attribute.scalar.type$> <$attribute.scalar.name$>;
            <$else$>
            @property (nonatomic) <$attribute.scalar.type$> <$attribute.scalar.name$>;
            <$endif$>
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.relationships$>

            #pragma mark - Relationships

            <$foreach relationship entity.relationships$>
            <$if relationship.comment$>
            <$relationship.comment$>
            <$endif$>
            @property (<$relationship.propertyAttributes$>) <$relationship.type$><$relationship.name$><$relationship.getterSuffix$>;
            <$if relationship.getterDeclaration$>
            <$relationship.getterDeclaration$>
            <$endif$>
            <$if relationship.hasView$>
            - (<$relationship.mutableType$>)<$relationship.viewName$><$relationship.viewSuffix$>;
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.fetchedProperties$>

            #pragma mark - Fetched properties

            <$foreach fetched entity.fetchedProperties$>
            <$if fetched.comment$>
            <$fetched.comment$>
            <$endif$>
            @property (nonatomic, readonly) <$fetched.type$><$fetched.name$><$fetched.getterSuffix$>;
            <$if fetched.getterDeclaration$>
            <$fetched.getterDeclaration$>
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.fetchRequests$>

            #pragma mark - Fetch requests

            <$foreach request entity.fetchRequests$>
            + (nullable <$request.resultType$>)<$request.methodName$>:(NSManagedObjectContext *)context<$foreach variable request.variables$> <$variable.label$>:(<$variable.type$>)<$variable.parameterName$><$endforeach$> error:(NSError **)error;
            <$endforeach$>
            <$endif$>

            @end
            <$foreach relationship entity.toManyRelationships$>

            @interface <$entity.machineClassName$> (<$relationship.capitalizedName$>CoreDataGeneratedAccessors)
            <$if relationship.isOrdered$>
            - (void)add<$relationship.capitalizedName$>:(NSOrderedSet<<$relationship.elementType$>> *)values;
            - (void)remove<$relationship.capitalizedName$>:(NSOrderedSet<<$relationship.elementType$>> *)values;
            - (void)add<$relationship.capitalizedName$>Object:(<$relationship.elementType$>)value;
            - (void)remove<$relationship.capitalizedName$>Object:(<$relationship.elementType$>)value;
            - (void)insertObject:(<$relationship.elementType$>)value in<$relationship.capitalizedName$>AtIndex:(NSUInteger)index;
            - (void)removeObjectFrom<$relationship.capitalizedName$>AtIndex:(NSUInteger)index;
            - (void)insert<$relationship.capitalizedName$>:(NSArray<<$relationship.elementType$>> *)values atIndexes:(NSIndexSet *)indexes;
            - (void)remove<$relationship.capitalizedName$>AtIndexes:(NSIndexSet *)indexes;
            - (void)replaceObjectIn<$relationship.capitalizedName$>AtIndex:(NSUInteger)index withObject:(<$relationship.elementType$>)value;
            - (void)replace<$relationship.capitalizedName$>AtIndexes:(NSIndexSet *)indexes with<$relationship.capitalizedName$>:(NSArray<<$relationship.elementType$>> *)values;
            <$else$>
            - (void)add<$relationship.capitalizedName$>:(NSSet<<$relationship.elementType$>> *)values;
            - (void)remove<$relationship.capitalizedName$>:(NSSet<<$relationship.elementType$>> *)values;
            - (void)add<$relationship.capitalizedName$>Object:(<$relationship.elementType$>)value;
            - (void)remove<$relationship.capitalizedName$>Object:(<$relationship.elementType$>)value;
            <$endif$>
            @end
            <$endforeach$>
            <$if entity.hasPrimitiveAccessors$>

            @interface <$entity.machineClassName$> (CoreDataGeneratedPrimitiveAccessors)
            <$foreach attribute entity.attributes$>
            <$if attribute.hasPrimitiveAccessors$>
            - (nullable <$attribute.objectType$>)primitive<$attribute.capitalizedName$>;
            - (void)setPrimitive<$attribute.capitalizedName$>:(nullable <$attribute.objectType$>)value;
            <$if attribute.scalar$>
            - (<$attribute.scalar.type$>)primitive<$attribute.scalar.capitalizedName$>;
            - (void)setPrimitive<$attribute.scalar.capitalizedName$>:(<$attribute.scalar.type$>)value;
            <$endif$>
            <$endif$>
            <$endforeach$>
            <$foreach relationship entity.relationships$>
            <$if relationship.hasPrimitiveAccessors$>
            <$if relationship.isToMany$>
            - (<$relationship.mutableType$>)primitive<$relationship.capitalizedName$>;
            - (void)setPrimitive<$relationship.capitalizedName$>:(<$relationship.mutableType$>)value;
            <$else$>
            - (nullable <$relationship.type$>)primitive<$relationship.capitalizedName$>;
            - (void)setPrimitive<$relationship.capitalizedName$>:(nullable <$relationship.type$>)value;
            <$endif$>
            <$endif$>
            <$endforeach$>
            @end
            <$endif$>
            <$foreach group entity.constants$>

            <$if model.constantStyle == "class"$>
            @interface <$group.name$> : NSObject
            <$foreach constant group.constants$>
            + (NSString *)<$constant.name$><$constant.methodSuffix$>;
            <$endforeach$>
            @end
            <$else$>
            <$foreach constant group.constants$>
            FOUNDATION_EXPORT NSString *const <$group.name$>_<$constant.name$>;
            <$endforeach$>
            <$endif$>
            <$endforeach$>

            #pragma clang diagnostic pop

            NS_ASSUME_NONNULL_END

            """##,
        "machine.m.motemplate": ##"""
            <$comment The machine class. $>
            // <$marker$> from <$model.fileName$>. Do not edit; edit <$entity.className$>.m.
            <$if model.hasShields$>
            // clang-format off
            <$endif$>

            #import "<$entity.machineClassName$>.h"

            @implementation <$entity.idClassName$>
            @end

            @implementation <$entity.machineClassName$>

            <$foreach property entity.dynamicProperties$>
            @dynamic <$property$>;
            <$endforeach$>

            <$if !entity.isAbstract$>
            + (instancetype)insertInManagedObjectContext:(NSManagedObjectContext *)context {
                return [NSEntityDescription insertNewObjectForEntityForName:[self entityName] inManagedObjectContext:context];
            }

            <$endif$>
            + (NSString *)entityName {
                return <$entity.literal$>;
            }

            + (NSEntityDescription *)entityInManagedObjectContext:(NSManagedObjectContext *)context {
                return [NSEntityDescription entityForName:[self entityName] inManagedObjectContext:context];
            }

            + (NSFetchRequest<<$entity.className$><NSFetchRequestResult> *> *)makeFetchRequest {
                return [NSFetchRequest fetchRequestWithEntityName:[self entityName]];
            }
            <$if model.style == "xcode-compatible"$>

            + (NSFetchRequest<<$entity.className$><NSFetchRequestResult> *> *)fetchRequest {
                return [self makeFetchRequest];
            }
            <$endif$>
            <$if entity.initialized$>

            - (void)awakeFromInsert {
                [super awakeFromInsert];
            <$comment An object that comes from a child context has its values already. $>
            <$foreach attribute entity.initialized$>
                if ([self primitiveValueForKey:<$attribute.literal$>] == nil) {
                    [self setPrimitiveValue:<$attribute.initialValue$> forKey:<$attribute.literal$>];
                }
            <$endforeach$>
            }
            <$endif$>
            <$if entity.scalarPairs$>

            + (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
                NSSet<NSString *> *keyPaths = [super keyPathsForValuesAffectingValueForKey:key];
            <$foreach attribute entity.scalarPairs$>
                if ([key isEqualToString:<$attribute.scalar.literal$>]) {
                    return [keyPaths setByAddingObject:<$attribute.literal$>];
                }
            <$endforeach$>
                return keyPaths;
            }

            #pragma mark - Scalars
            <$foreach attribute entity.scalarPairs$>

            - (<$attribute.scalar.type$>)<$attribute.scalar.name$> {
                return <$attribute.scalar.cast$>[self.<$attribute.name$> <$attribute.scalar.numberMethod$>];
            }
            <$if !attribute.isReadOnly$>

            - (void)<$attribute.scalar.setter$>:(<$attribute.scalar.type$>)value {
                self.<$attribute.name$> = @(value);
            }
            <$endif$>
            <$if attribute.hasPrimitiveAccessors$>

            - (<$attribute.scalar.type$>)primitive<$attribute.scalar.capitalizedName$> {
                return <$attribute.scalar.cast$>[[self primitive<$attribute.capitalizedName$>] <$attribute.scalar.numberMethod$>];
            }

            - (void)setPrimitive<$attribute.scalar.capitalizedName$>:(<$attribute.scalar.type$>)value {
                [self setPrimitive<$attribute.capitalizedName$>:@(value)];
            }
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.toManyRelationships$>

            #pragma mark - Mutable views
            <$foreach relationship entity.toManyRelationships$>
            <$if relationship.hasView$>

            - (<$relationship.mutableType$>)<$relationship.viewName$> {
                [self willAccessValueForKey:<$relationship.literal$>];
            <$if relationship.isOrdered$>
                <$relationship.mutableType$>values = [self mutableOrderedSetValueForKey:<$relationship.literal$>];
            <$else$>
                <$relationship.mutableType$>values = [self mutableSetValueForKey:<$relationship.literal$>];
            <$endif$>
                [self didAccessValueForKey:<$relationship.literal$>];
                return values;
            }
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.fetchRequests$>

            #pragma mark - Fetch requests
            <$foreach request entity.fetchRequests$>

            + (<$request.resultType$>)<$request.methodName$>:(NSManagedObjectContext *)context<$foreach variable request.variables$> <$variable.label$>:(<$variable.type$>)<$variable.parameterName$><$endforeach$> error:(NSError **)error {
                NSManagedObjectModel *model = [self entityInManagedObjectContext:context].managedObjectModel;
            <$if request.variables$>
                NSDictionary<NSString *, id> *variables = @{
            <$foreach variable request.variables$>
                    <$variable.literal$> : <$variable.parameterName$>,
            <$endforeach$>
                };
            <$else$>
                NSDictionary<NSString *, id> *variables = @{};
            <$endif$>
                NSFetchRequest *request = [model fetchRequestFromTemplateWithName:<$request.literal$>
                                                            substitutionVariables:variables];
                NSAssert(request != nil, @"The context's model has no fetch request named \"%@\".", <$request.literal$>);
            <$if request.isSingleResult$>
                request.fetchLimit = 1;
                return [context executeFetchRequest:request error:error].firstObject;
            <$else$>
                return [context executeFetchRequest:request error:error];
            <$endif$>
            }
            <$endforeach$>
            <$endif$>

            @end
            <$foreach relationship entity.orderedRelationships$>

            <$comment Core Data's own accessors of ordered relationships raised exceptions for years; these change a copy. $>
            @implementation <$entity.machineClassName$> (<$relationship.capitalizedName$>CoreDataGeneratedAccessors)

            - (void)add<$relationship.capitalizedName$>:(NSOrderedSet<<$relationship.elementType$>> *)values {
                <$relationship.mutableType$>all = [self.<$relationship.name$> mutableCopy];
                NSUInteger count = all.count;
                [all unionOrderedSet:values];
                if (all.count == count) {
                    return;
                }
                NSIndexSet *indexes = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(count, all.count - count)];
                [self willChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:<$relationship.literal$>];
                [self setPrimitiveValue:all forKey:<$relationship.literal$>];
                [self didChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:<$relationship.literal$>];
            }

            - (void)remove<$relationship.capitalizedName$>:(NSOrderedSet<<$relationship.elementType$>> *)values {
                NSOrderedSet<<$relationship.elementType$>> *all = self.<$relationship.name$>;
                NSMutableIndexSet *indexes = [[NSMutableIndexSet alloc] init];
                for (<$relationship.elementType$>value in values) {
                    NSUInteger index = [all indexOfObject:value];
                    if (index != NSNotFound) {
                        [indexes addIndex:index];
                    }
                }
                if (indexes.count > 0) {
                    [self remove<$relationship.capitalizedName$>AtIndexes:indexes];
                }
            }

            - (void)add<$relationship.capitalizedName$>Object:(<$relationship.elementType$>)value {
                [self insertObject:value in<$relationship.capitalizedName$>AtIndex:self.<$relationship.name$>.count];
            }

            - (void)remove<$relationship.capitalizedName$>Object:(<$relationship.elementType$>)value {
                NSUInteger index = [self.<$relationship.name$> indexOfObject:value];
                if (index != NSNotFound) {
                    [self removeObjectFrom<$relationship.capitalizedName$>AtIndex:index];
                }
            }

            - (void)insertObject:(<$relationship.elementType$>)value in<$relationship.capitalizedName$>AtIndex:(NSUInteger)index {
                [self insert<$relationship.capitalizedName$>:@[ value ] atIndexes:[NSIndexSet indexSetWithIndex:index]];
            }

            - (void)removeObjectFrom<$relationship.capitalizedName$>AtIndex:(NSUInteger)index {
                [self remove<$relationship.capitalizedName$>AtIndexes:[NSIndexSet indexSetWithIndex:index]];
            }

            - (void)insert<$relationship.capitalizedName$>:(NSArray<<$relationship.elementType$>> *)values atIndexes:(NSIndexSet *)indexes {
                <$relationship.mutableType$>all = [self.<$relationship.name$> mutableCopy];
                NSUInteger count = all.count;
                [all insertObjects:values atIndexes:indexes];
                if (all.count != count + values.count) {
                    // Objects that are there already stay where they are, and the others would miss the indexes.
                    [self add<$relationship.capitalizedName$>:[NSOrderedSet orderedSetWithArray:values]];
                    return;
                }
                [self willChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:<$relationship.literal$>];
                [self setPrimitiveValue:all forKey:<$relationship.literal$>];
                [self didChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:<$relationship.literal$>];
            }

            - (void)remove<$relationship.capitalizedName$>AtIndexes:(NSIndexSet *)indexes {
                <$relationship.mutableType$>all = [self.<$relationship.name$> mutableCopy];
                [all removeObjectsAtIndexes:indexes];
                [self willChange:NSKeyValueChangeRemoval valuesAtIndexes:indexes forKey:<$relationship.literal$>];
                [self setPrimitiveValue:all forKey:<$relationship.literal$>];
                [self didChange:NSKeyValueChangeRemoval valuesAtIndexes:indexes forKey:<$relationship.literal$>];
            }

            - (void)replaceObjectIn<$relationship.capitalizedName$>AtIndex:(NSUInteger)index withObject:(<$relationship.elementType$>)value {
                [self replace<$relationship.capitalizedName$>AtIndexes:[NSIndexSet indexSetWithIndex:index] with<$relationship.capitalizedName$>:@[ value ]];
            }

            - (void)replace<$relationship.capitalizedName$>AtIndexes:(NSIndexSet *)indexes with<$relationship.capitalizedName$>:(NSArray<<$relationship.elementType$>> *)values {
                <$relationship.mutableType$>all = [self.<$relationship.name$> mutableCopy];
                [all replaceObjectsAtIndexes:indexes withObjects:values];
                [self willChange:NSKeyValueChangeReplacement valuesAtIndexes:indexes forKey:<$relationship.literal$>];
                [self setPrimitiveValue:all forKey:<$relationship.literal$>];
                [self didChange:NSKeyValueChangeReplacement valuesAtIndexes:indexes forKey:<$relationship.literal$>];
            }

            @end
            <$endforeach$>
            <$foreach group entity.constants$>

            <$if model.constantStyle == "class"$>
            @implementation <$group.name$>
            <$foreach constant group.constants$>
            + (NSString *)<$constant.name$> {
                return <$constant.literal$>;
            }
            <$endforeach$>
            @end
            <$else$>
            <$foreach constant group.constants$>
            NSString *const <$group.name$>_<$constant.name$> = <$constant.literal$>;
            <$endforeach$>
            <$endif$>
            <$endforeach$>

            """##,
        "objc.manifest": ##"""
            # What the set makes: template, file name, for each of what, who owns the file.
            machine.h.motemplate  _{{class}}.h  entity  machine
            machine.m.motemplate  _{{class}}.m  entity  machine
            human.h.motemplate    {{class}}.h   entity  human
            human.m.motemplate    {{class}}.m   entity  human

            """##,
    ]
}
